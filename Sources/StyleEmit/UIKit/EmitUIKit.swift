import StyleModel

func emitUIKit(_ sheet: ResolvedSheet, _ plans: [ComponentPlan]) -> [EmittedFile] { [] }
