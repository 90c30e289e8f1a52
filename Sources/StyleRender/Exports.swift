// The modules whose types the API of `StyleRender` names: programs import `StyleRender` alone.
@_exported import StyleModel
@_exported import StyleRuntime
@_exported import StyleScene
@_exported import StyleSource
