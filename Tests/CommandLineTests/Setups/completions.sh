stylec --generate-completion-script zsh > ~/.zsh/completions/_stylec
stylec --generate-completion-script bash > ~/.local/share/bash-completion/completions/stylec
stylec --generate-completion-script fish > ~/.config/fish/completions/stylec.fish
