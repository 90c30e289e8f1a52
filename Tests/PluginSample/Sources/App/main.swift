import Brand
import Theme

print(brandName, themeName, CardStyle.panel.cornerRadius)
