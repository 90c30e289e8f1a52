// The modules whose types the API of `StyleWorkspace` names: programs import `StyleWorkspace` alone.
@_exported import StyleModel
@_exported import StyleRuntime
@_exported import StyleSource
