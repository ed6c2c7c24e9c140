import Testing

@testable import StoryboardFiles

/// The line about what could not be checked.
struct LintCoverageTests {
    @Test(arguments: [
        (0, ""), (1, " (modules: A)"), (8, " (modules: A, B, C, D, E, F, G, H)"),
        (9, " (modules: A, B, C, D, E, F, G, H and 1 more)"), (10, " (modules: A, B, C, D, E, F, G, H and 2 more)"),
    ])
    func remarkNamesEightModules(count: Int, list: String) {
        var coverage = LintCoverage()
        #expect(coverage.remark == nil)
        (coverage.total, coverage.unchecked) = (3, 2)
        coverage.modules = Set("ABCDEFGHIJ".prefix(count).map(String.init))
        #expect(coverage.remark == "2 of 3 classes, outlets and actions could not be checked\(list)")
        coverage.add(isChecked: true)
        #expect(coverage.remark == "2 of 4 classes, outlets, actions and other names could not be checked\(list)")
        coverage.hasSources = false
        #expect(
            coverage.remark == "2 of 4 classes, outlets, actions and other names could not be checked (no sources)"
        )
    }
}
