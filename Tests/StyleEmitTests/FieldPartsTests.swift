import Testing

@testable import StyleEmit

/// What stands beside the text of a field, run against the doubles, whose images are 20 points wide and 10 high.
@Suite(.tags(.toolchain)) struct FieldPartsTests {
  static let generated = Generated(
    """
    components:
      Field:
        base: UITextField
        properties:
          glyph: { type: "UIImage?", default: null }
          size: { type: String, values: [small, large], default: small }
          isSecret: { type: Bool, default: false }
        sets:
          leftImage: $glyph
          imagePadding: if($size == large, 12, 6)
          contentInsets: [2, 10, 2, 4]
          imageTintColor: if($isSecret, red, gray)
          isSecureTextEntry: $isSecret
          rightViewMode: if($isSecret, always, unlessEditing)
      Plain: { base: UITextField }
      Login:
        base: UIView
        layer:
          sublayers:
            - { name: mail, kind: Plain, text: a@b, leftImage: envelope, clearButtonMode: always, frame: [0, 0, 100%, 36] }
            - { name: code, kind: Plain, text: secret, isSecureTextEntry: true, frame: [0, 40, 100%, 36] }
    styles:
      mail: { component: Field, glyph: envelope, rightImage: checkmark, clearButtonMode: whileEditing }
      bare: { component: Field, text: Ada }
      typed: { extends: mail, text: Ada, size: large, isSecret: true }
      never: { component: Plain, leftImage: envelope, leftViewMode: never }
      login: { component: Login }
    """)

  @Test func partsStandWhereTheStyleSays() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit, areClassesShared: true).run(
      """
      func text(_ frame: CGRect) -> String { "\\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height)" }
      let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      @MainActor func show(_ name: String) {
        field.layoutIfNeeded()
        let bounds = field.bounds
        let room = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        let parts = [room, field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds), field.clearButtonRect(forBounds: bounds)]
        print(name, parts.map(text).joined(separator: ", "))
      }
      field.apply(.bare)
      show("bare")
      print(field.leftView == nil, field.rightView == nil, field.isSecureTextEntry)
      field.apply(.mail)
      show("mail")
      print((field.leftView as? UIImageView)?.image?.content ?? "", field.leftView?.tintColor.cgColor.text ?? "")
      field.becomeFirstResponder()
      show("edited")
      field.text = "typed"
      show("written")
      field.resignFirstResponder()
      field.apply(.typed)
      show("typed")
      print(field.isSecureTextEntry, field.leftView?.tintColor.cgColor.text ?? "")
      field._layoutDirection = .rightToLeft
      show("turned")
      field._layoutDirection = .leftToRight
      field.apply(.bare)
      print(field.leftView == nil, field.rightView == nil)
      // What the app gave the field stays, and has its room.
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftView = own
      field.style.text = "Lovelace"
      show("own")
      print(field.leftView === own)
      field.frame = CGRect(x: 0, y: 0, width: 20, height: 8)
      field.apply(.mail)
      show("tiny")
      let other = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      other.apply(.never)
      print(text(other.textRect(forBounds: other.bounds)), other.leftView != nil, other.leftViewMode == .never)
      let login = Login(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      login.layoutIfNeeded()
      print(login.codeView.isSecureTextEntry, text(login.mailView.textRect(forBounds: login.mailView.bounds)))
      """, with: Self.generated, named: "field-parts-uikit")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "bare 10.0 2.0 186.0 36.0, 10.0 20.0 0.0 0.0, 196.0 20.0 0.0 0.0, 196.0 20.0 0.0 0.0",
        "true true false",
        "mail 36.0 2.0 134.0 36.0, 10.0 15.0 20.0 10.0, 176.0 15.0 20.0 10.0, 176.0 20.0 0.0 0.0",
        "asset envelope sRGB 0.5020 0.5020 0.5020 1.0000",
        "edited 36.0 2.0 160.0 36.0, 10.0 15.0 20.0 10.0, 196.0 20.0 0.0 0.0, 196.0 20.0 0.0 0.0",
        "written 36.0 2.0 135.0 36.0, 10.0 15.0 20.0 10.0, 196.0 20.0 0.0 0.0, 177.0 10.5 19.0 19.0",
        "typed 42.0 2.0 122.0 36.0, 10.0 15.0 20.0 10.0, 176.0 15.0 20.0 10.0, 176.0 20.0 0.0 0.0",
        "true sRGB 1.0000 0.0000 0.0000 1.0000",
        "turned 36.0 2.0 122.0 36.0, 170.0 15.0 20.0 10.0, 4.0 15.0 20.0 10.0, 24.0 20.0 0.0 0.0",
        "true true",
        "own 46.0 2.0 150.0 36.0, 10.0 10.0 30.0 20.0, 196.0 20.0 0.0 0.0, 196.0 20.0 0.0 0.0",
        "true",
        "tiny 22.0 2.0 0.0 4.0, 10.0 2.5 6.0 3.0, 10.0 2.5 6.0 3.0, 10.0 4.0 0.0 0.0",
        "0.0 0.0 100.0 40.0 true true",
        "true 20.0 0.0 61.0 36.0",
      ])
  }

  @Test func partsInSwiftUI() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func draw(_ view: some View) -> String {
        (_Notes.all, _Inputs.texts, _Inputs.actions) = ([], [], [])
        _ = view._draw(in: CGSize(width: 200, height: 80))
        return _Notes.all.filter { $0.hasPrefix("text ") }.map { String($0.dropFirst(5)) }.joined(separator: ", ")
      }
      @MainActor func all() {
        print(draw(LoginView()), _Inputs.texts.count, _Inputs.actions.count)
        _Inputs.actions[0]()
        var mail = "a@b"
        let binding = Binding(get: { mail }, set: { mail = $0 })
        print(draw(FieldView(style: .typed, text: binding)), _Inputs.actions.count)
        print(draw(LoginView(mail: binding)), _Inputs.actions.count)
        _Inputs.actions[0]()
        print(mail.isEmpty, draw(LoginView(mail: binding)), _Inputs.actions.count)
        print(draw(TextField("Mail", text: binding).modifier(FieldStyle.mail)))
      }
      all()
      """, with: Self.generated, .embed, named: "field-parts-swiftui")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "a@b, •••••• 2 1",
        "••• 0",
        "a@b, •••••• 1",
        "true , •••••• 0",
        "Mail",
      ])
  }
}
