class Stylec < Formula
  desc "Check style files, and compile them to typed Swift and pictures"
  homepage "@ADDRESS@"
  version "@VERSION@"
  license "Apache-2.0" => { with: "Swift-exception" }

  on_macos do
    url "@ADDRESS@/releases/download/@VERSION@/stylec-@VERSION@-macos-universal.tar.gz"
    sha256 "@macos-universal@"

    depends_on "cairo"
    depends_on "glib"
    depends_on "harfbuzz"
    depends_on "libdeflate"
    depends_on "libyaml"
    depends_on macos: :ventura
    depends_on "pango"
  end

  on_linux do
    on_intel do
      url "@ADDRESS@/releases/download/@VERSION@/stylec-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@linux-x86_64@"
    end
    on_arm do
      url "@ADDRESS@/releases/download/@VERSION@/stylec-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@linux-aarch64@"
    end
  end

  def install
    bin.install "bin/stylec"
    libexec.install Dir["libexec/*"]
    man1.install "share/man/man1/stylec.1"
    bash_completion.install "share/bash-completion/completions/stylec"
    zsh_completion.install "share/zsh/site-functions/_stylec"
    fish_completion.install "share/fish/vendor_completions.d/stylec.fish"
    doc.install Dir["share/doc/stylec/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/stylec --version")
    (testpath/"styles.yaml").write <<~YAML
      tokens:
        color: { card: "#ffffff" }
    YAML
    system bin/"stylec", "lint", testpath/"styles.yaml"
  end
end
