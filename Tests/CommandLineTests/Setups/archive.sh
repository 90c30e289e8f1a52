curl -fLO https://github.com/YOUR-ORGANIZATION/stylec/releases/download/0.2.0/stylec-0.2.0-linux-x86_64.tar.gz
mkdir -p ~/.local/opt ~/.local/bin
tar -xzf stylec-0.2.0-linux-x86_64.tar.gz -C ~/.local/opt
ln -sfn ~/.local/opt/stylec-0.2.0/bin/stylec ~/.local/bin/stylec
