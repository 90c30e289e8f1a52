import StyleEmit
import StyleReport
import StyleWorkspace

/// The apps that follow an inspector, or ask to. They get values of styles, and change nothing.
///
/// Nothing is sent to an app before a person has allowed it on the page. Of each app, one update is on its way at a time; what changes
/// meanwhile is sent after it.
struct FollowingApps {
  struct App {
    var hello: AppHello
    var state = State.asking
    var components: [AppComponent] = []
    /// The line that the app got last, by the names of the struct and of the style.
    var sent: [String: [String: [UInt8]]] = [:]
    /// Whether an update is on its way.
    var isBusy = false
    /// The components for which the app has to be built again.
    var outdated: [String] = []
  }

  enum State: String { case asking, allowed, following }

  /// The apps, by the numbers of their connections.
  var apps: [Int: App] = [:]
  /// The address at which apps connect.
  var address = ""
  /// The number of requests refused since one was allowed.
  var refusals = 0
  /// Whether the apps may lack changes.
  var areBehind = false

  static let mostRefusals = 20

  var isClosed: Bool { refusals >= FollowingApps.mostRefusals }
  var follow: Bool { apps.values.contains { $0.state == .following } }
}

/// The response of an inspector to the connection of an app.
package enum AppAnswer: Sendable {
  case allow
  case refuse
  case send([UInt8])
}

extension Inspector {
  /// Lets apps connect at an address.
  package func openToApps(at address: String) { followers.address = address }

  // MARK: What apps do

  package func app(_ number: Int, says message: AppLines.Line) {
    switch message {
    case .hello(let hello):
      guard !followers.isClosed else { return answerApp?(number, .refuse) ?? () }
      followers.apps[number] = FollowingApps.App(hello: hello)
      onQuestion?(hello)
    case .ready(let components):
      followers.apps[number]?.components = components
      followers.apps[number]?.state = .following
      appsAreBehind()
    }
    tellApps()
  }

  package func appIsGone(_ number: Int) {
    guard let app = followers.apps.removeValue(forKey: number) else { return }
    if app.state == .asking { followers.refusals += 1 }
    tellApps()
  }

  /// Notes that an app has got what was sent last.
  package func appHasGot(_ number: Int) {
    followers.apps[number]?.isBusy = false
    appsAreBehind()
  }

  // MARK: What a person decides

  var appList: JSONValue {
    let apps = followers.apps.sorted { $0.key < $1.key }.map { number, app -> JSONValue in
      [
        "id": .integer(number), "name": .string(app.hello.name), "version": .string(app.hello.version),
        "code": .string(app.hello.code), "state": .string(app.state.rawValue),
        "outdated": .array(app.outdated.map { .string($0) }),
      ]
    }
    return [
      "address": .string(followers.address), "apps": .array(apps), "closed": .bool(followers.isClosed),
    ]
  }

  func decideOnApp(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard case .integer(let number)? = body["id"], case .bool(let allows)? = body["allow"] else {
      throw .badRequest("the request names no app")
    }
    guard let app = followers.apps[number] else {
      throw InspectorError(404, "no-such-app", "the app is no longer there")
    }
    if allows {
      // Who saw another code than that of the connection allows nothing.
      guard body["code"]?.string == app.hello.code, app.state == .asking else {
        throw InspectorError(409, "other-code", "the app has another code")
      }
      followers.apps[number]?.state = .allowed
      followers.refusals = 0
      answerApp?(number, .allow)
    } else {
      followers.apps[number] = nil
      if app.state == .asking { followers.refusals += 1 }
      answerApp?(number, .refuse)
    }
    tellApps()
    return .json(appList)
  }

  private func tellApps() { onApps?(appList) }

  // MARK: Updates

  /// Asks the owner, once, to update the apps when there is time.
  func appsAreBehind() {
    guard followers.follow, !followers.areBehind else { return }
    followers.areBehind = true
    onAppsBehind?()
  }

  /// Sends each app the changes since its last update.
  package func updateApps() {
    followers.areBehind = false
    guard followers.apps.values.contains(where: { $0.state == .following && !$0.isBusy }),
      let model = studio?.model, !model.findings.contains(where: { $0.severity == .error })
    else { return }
    // A drag changes values; what else follows from it is known at its end.
    let styles = LiveStyles(model.sheet, readsCode: live == nil)
    let before = followers.apps.mapValues(\.outdated)
    for number in followers.apps.keys.sorted() { update(number, styles, readsCode: live == nil) }
    if followers.apps.mapValues(\.outdated) != before { tellApps() }
  }

  private func update(_ number: Int, _ styles: LiveStyles, readsCode: Bool) {
    guard var app = followers.apps[number], app.state == .following, !app.isBusy else { return }
    var bytes: [UInt8] = []
    var outdated: [String] = []
    for own in app.components {
      guard let component = styles.components[own.name] else {
        outdated.append(own.name)
        continue
      }
      if component.layout != own.layout || readsCode && component.code != own.code {
        outdated.append(component.title)
      }
      guard component.layout == own.layout else { continue }
      for (style, line) in component.lines.sorted(by: { $0.key < $1.key })
      where app.sent[own.name]?[style] != line && line.count < FollowingApps.longestLine {
        app.sent[own.name, default: [:]][style] = line
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    if readsCode { app.outdated = outdated }
    app.isBusy = !bytes.isEmpty
    followers.apps[number] = app
    if !bytes.isEmpty { answerApp?(number, .send(bytes)) }
  }
}

extension FollowingApps {
  /// The length of the longest line in bytes; apps accept no longer one.
  fileprivate static let longestLine = 1 << 20
}
