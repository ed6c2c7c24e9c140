/// Whether classes say in which module they are.
///
/// A class of Objective-C has no module, so only those are found that have one elsewhere.
enum ModuleCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        for element in file.root.everything {
            // That of the target has a module, whatever the target is called.
            guard let name = element["customClass"], element.filled("customModule") == nil,
                element["customModuleProvider"] != "target", let modules = group.modules[name]
            else { continue }
            findings.add(
                .classWithoutModule,
                at: element,
                "\(element.words) has the class \(name.quoted) without a module, and elsewhere it has "
                    + modules.sorted().map(\.quoted).joined(separator: " or "),
                fix: "Choose the module, or take it away in the other place."
            )
        }
    }
}
