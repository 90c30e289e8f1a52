import StyleScene

/// How the gallery looks. Looks stand on a neutral checkerboard, so that what is translucent is seen to be.
let galleryStyleSheet = """
      :root { color-scheme: light dark; --ink: #1d1d1f; --soft: #6e6e73; --line: #d2d2d7; --page: #fbfbfd; --card: #fff; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #f5f5f7; --soft: #a1a1a6; --line: #3a3a3c; --page: #161617; --card: #1d1d1f; }
      }
      * { box-sizing: border-box; }
      body { margin: 0 auto; max-width: 76rem; padding: 3rem 1.5rem; background: var(--page); color: var(--ink);
        font: 1rem/1.5 Inter, -apple-system, "Segoe UI", system-ui, sans-serif; }
      header { margin-bottom: 2.5rem; }
      h1 { font-size: 2.5rem; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 0.5rem; }
      h2 { font-size: 1.5rem; letter-spacing: -0.01em; margin: 3rem 0 0; }
      h3 { font-size: 1.0625rem; margin: 0; }
      h4 { font-size: 0.75rem; font-weight: 500; margin: 0 0 0.75rem; opacity: 0.7; }
      nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-top: 1rem; }
      a { color: inherit; text-underline-offset: 0.2em; text-decoration-color: var(--line); }
      header p, .summary, footer { color: var(--soft); margin: 0; }
      section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; margin: 1rem 0;
        padding: 1.25rem; }
      .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0.75rem;
        margin: 1rem 0; }
      .column { border-radius: 10px; padding: 0.875rem 1rem; }
      .light { color: #1d1d1f; --a: #fff; --b: #f6f6f7; }
      .dark { color: #f5f5f7; --a: #000; --b: #0f0f11; }
      .column { background: repeating-conic-gradient(var(--b) 0 25%, var(--a) 0 50%) 0 0 / 16px 16px; }
      .looks { display: flex; flex-wrap: wrap; gap: 0.75rem 0.5rem; }
      figure { margin: 0; max-width: 100%; }
      figure svg { display: block; max-width: 100%; height: auto; }
      /* A caption is as wide as its picture. */
      figcaption { width: 0; min-width: 100%; font-size: 0.75rem; line-height: 1.35; opacity: 0.75; text-align: center; }
      figcaption span { display: block; }
      @media (prefers-reduced-motion: reduce) { .moving { display: none; } }
      details summary { color: var(--soft); cursor: pointer; font-size: 0.875rem; }
      table { border-collapse: collapse; font-size: 0.875rem; margin-top: 0.75rem; table-layout: fixed; width: 100%; }
      thead th:first-child, thead th:nth-child(2) { width: 18%; }
      th, td { border-top: 1px solid var(--line); padding: 0.5rem 1rem 0.5rem 0; text-align: left;
        vertical-align: top; }
      thead th { border: 0; color: var(--soft); font-weight: 500; }
      tbody th { font-weight: 500; }
      td { color: var(--soft); overflow-wrap: anywhere; }
      code { color: var(--ink); font: 0.8125rem/1.5 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
      /* On a narrow page each row is a list. */
      @media (max-width: 44rem) {
        table, tbody, tr, th, td { display: block; }
        thead { display: none; }
        tbody, tr + tr { border-top: 1px solid var(--line); padding-top: 0.5rem; }
        tr { padding-bottom: 0.5rem; }
        th, td { border: 0; padding: 0; }
      }
      .swatch { border: 1px solid var(--line); border-radius: 4px; display: inline-block; height: 0.875rem;
        margin-right: 0.5rem; vertical-align: -0.125rem; width: 0.875rem; }
      @media (color-gamut: p3) { .swatch[style*="--wide"] { background: var(--wide) !important; } }
      footer { font-size: 0.875rem; margin-top: 3rem; }

  """
