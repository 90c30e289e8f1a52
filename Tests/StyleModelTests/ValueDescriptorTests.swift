import StyleModel
import Testing

@Suite struct ValueDescriptorTests {
  @Test func everyKindHasWordsAndARowOfItsOwn() {
    for type in ValueType.named {
      let descriptor = type.descriptor
      #expect(
        !descriptor.phrase.isEmpty && !descriptor.advice.isEmpty && !descriptor.swiftType.isEmpty, "\(type)")
      for name in descriptor.spellings { #expect(ValueType(named: name) == type, "\(name)") }
      #expect(type.isInspectable ? !descriptor.spellings.isEmpty : true, "\(type) can be declared")
    }
    #expect(Set(ValueType.named.map { ObjectIdentifier($0.descriptor) }).count == ValueType.named.count)
    #expect(Set(ValueType.named).count == ValueType.named.count)
  }

  /// What a literal is taken out as holds that literal.
  @Test func tokensHoldWhatTheyAreNamedAfter() {
    for type in TokenType.allCases {
      #expect(ValueType.named.contains(type.valueType))
      #expect(type.valueType.descriptor.tokenType == type)
    }
  }
}
