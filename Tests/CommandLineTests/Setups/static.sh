curl -fLO https://github.com/YOUR-ORGANIZATION/stylec/releases/download/0.2.0/stylec-0.2.0-linux-x86_64-static.tar.gz
tar -xzf stylec-0.2.0-linux-x86_64-static.tar.gz
stylec-0.2.0/bin/stylec lint
