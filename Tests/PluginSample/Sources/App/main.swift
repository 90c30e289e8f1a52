print(CardStyle.panel.cornerRadius)
