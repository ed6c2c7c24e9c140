import Testing

@testable import StoryboardFiles

/// The unwind actions that source files declare, by their selectors.
struct UnwindActionsTests {
    @Test(arguments: [
        ("@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}", "unwindToList:"),
        ("@IBAction func unwindToList(segue: UIStoryboardSegue) {}", "unwindToListWithSegue:"),
        ("@IBAction func unwindToList(unwindSegue: UIKit.UIStoryboardSegue!) {}", "unwindToListWithUnwindSegue:"),
        ("@IBAction func back(_: UIStoryboardSegue? = nil) {}", "back:"),
        ("@IBAction func `return`(for segue: UIStoryboardSegue) {}", "returnFor:"),
        ("@IBAction func unwindTo(segue: UIStoryboardSegue) {}", "unwindToSegue:"),
        ("@IBAction\n    func back(\n        fromPage segue: UIStoryboardSegue\n    ) {}", "backFromPage:"),
        ("@IBAction @objc(goHome:) func home(_ segue: UIStoryboardSegue) {}", "goHome:"),
        ("- (IBAction)unwindToList:(UIStoryboardSegue *)segue;", "unwindToList:"),
        ("-(void) unwindToList: (nonnull UIStoryboardSegue*) unwindSegue {}", "unwindToList:"),
        ("classes.unwindAction(\"cityWasAddedWithSegue:\", of: Cities.self)", "cityWasAddedWithSegue:"),
    ])
    func sourceDeclaresAction(source: String, selector: String) {
        var actions = UnwindActions()
        actions.add(in: source)
        #expect(actions.selectors.contains(selector))
    }

    @Test(arguments: [
        "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}",
        "func unwindToList(_ sender: UIButton) {} // UIStoryboardSegue",
        "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {}",
    ])
    func otherMethodsAreIgnored(source: String) {
        var actions = UnwindActions()
        actions.add(in: source)
        #expect(actions.selectors.isEmpty)
    }

    @Test func undeclaredActionIsReported() throws {
        var actions = UnwindActions()
        actions.add(in: "@IBAction func unwindToLists(_ segue: UIStoryboardSegue) {}")
        let problems = StoryboardLint(unwindActions: actions).problems(in: [.main])
        #expect(
            problems.map(\.description) == [
                "Mail/Main.storyboard:53:37: warning: The unwind segue of <button> \"but-00-001\" names the unwind action "
                    + "\"unwindToList:\", which no source file declares. To fix: Declare it in the controller to return to, "
                    + "or choose another action. [undeclared-unwind-action]"
            ]
        )
        actions.add(in: "@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}")
        #expect(StoryboardLint(unwindActions: actions).problems(in: [.main]).isEmpty)
    }
}
