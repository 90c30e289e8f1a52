/// The count of a thing in words: “two spaces”, “one column”.
func inWords(_ count: Int, _ noun: String) -> String {
  let words = ["one", "two", "three", "four", "five", "six"]
  let number = count >= 1 && count <= words.count ? words[count - 1] : "\(count)"
  return "\(number) \(noun)\(count == 1 ? "" : "s")"
}
