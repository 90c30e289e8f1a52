import StyleModel

func emitSwiftUI(_ sheet: ResolvedSheet, _ plans: [ComponentPlan]) -> [EmittedFile] { [] }
