stylec lint --write-baseline .stylec-baseline.json
stylec lint --baseline .stylec-baseline.json --strict
