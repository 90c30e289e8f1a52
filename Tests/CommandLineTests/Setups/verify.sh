curl -fLO https://github.com/YOUR-ORGANIZATION/stylec/releases/download/0.2.0/SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS
