/// Fails the test, at the line of the call, once for each rule of scenes that a toolkit's controller breaks.
///
/// ```swift
/// @Test func widgetControllerKeepsTheRulesOfScenes() {
///     expectSceneConformance { WidgetAdapter() }
/// }
/// ```
///
/// The rules are those that `ViewController` keeps: a scene is connected and awoken before its first event, each observer
/// receives each event once and in the order of the scene, the view builder makes each view, late helpers catch up, and
/// nothing outlives the controller. Each failure shows what the observers have received, and how to fix it. Rules that
/// build on a broken one are checked when that is fixed.
///
/// - Parameter makeAdapter: Makes the adapter, once for each rule.
@MainActor
public func expectSceneConformance<Adapter: SceneControllerAdapter>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ makeAdapter: () -> Adapter
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for (rule, violation) in SceneRule.violations(of: makeAdapter) {
        let title = "\(Adapter.Controller.self) breaks a rule of scenes: \(rule.words)."
        let advice = rule.advice.map { "To fix: \($0)" }
        site.fail([title, violation, advice].compactMap(\.self).joined(separator: "\n\n"))
    }
}
