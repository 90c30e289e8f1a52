import StyleModel
func emitUIKit(_ components: [ComponentPlan]) -> [EmittedFile] { [] }
func emitSwiftUI(_ components: [ComponentPlan]) -> [EmittedFile] { [] }
