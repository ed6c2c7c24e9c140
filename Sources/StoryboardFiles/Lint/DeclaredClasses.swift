/// The classes that source files declare, as far as they answer for the classes that storyboard files name.
struct DeclaredClasses {
    private let sources: SourceIndex

    /// The modules whose classes the sources contain.
    private let modules: Set<String>

    /// Whether all imports lead to the sources or to the system.
    private let isComplete: Bool

    /// The members that the sources add to classes of other modules.
    private let membersOfOthers: Set<String>

    /// For undeclared classes, the declared classes whose names differ by a typing mistake.
    private(set) var corrections: [String: String] = [:]

    init(_ sources: SourceIndex, usedIn files: [StoryboardFile]) {
        self.sources = sources
        isComplete = sources.isComplete
        membersOfOthers = sources.membersOfOthers
        var named: [String?: Set<String>] = [:]
        var provided: Set<String> = []
        for element in files.lazy.flatMap(\.root.subtree) {
            guard let name = element.nonempty("customClass") else { continue }
            named[element.module, default: []].insert(name)
            if element["customModuleProvider"] == "target" { provided.insert(element.module ?? "") }
        }
        // A module of the project whose sources are missing declares none or few of the classes.
        modules = Set(
            provided.filter { module in
                let names = named[module] ?? []
                return names.count { sources.declaresClass($0) } * 2 >= names.count
            }
        )
        let undeclared = named.flatMap { module, names in names.filter { lacks($0, ofModule: module) } }
        correct(Set(undeclared).sorted())
    }

    /// Finds corrections of undeclared names, up to a number of comparisons that takes a short time.
    private mutating func correct(_ undeclared: [String]) {
        let names = sources.classNames
        for name in undeclared.prefix(1_000_000 / max(names.count, 1)) { corrections[name] = names.nearest(to: name) }
    }

    /// Whether a method of this name is declared, in any class.
    func declare(selector: String) -> Bool { sources.selectors.contains(selector) }

    /// Whether the class of an element is certainly missing.
    func lacks(_ name: String, of element: FileElement) -> Bool { lacks(name, ofModule: element.module) }

    private func lacks(_ name: String, ofModule module: String?) -> Bool {
        // Names such as `_TtC4City4View` and `Outer.Inner` contain the module or another type.
        if sources.declaresClass(name) || name.hasPrefix("_Tt") || name.contains(".") { return false }
        if let module { return modules.contains(module) }
        // Libraries contain classes without a module.
        return isComplete && !SystemFrameworks.mayDeclare(name)
    }

    /// Whether a class certainly has none of some members.
    func lack(_ members: [String], in className: String) -> Bool {
        sources.hasMember(members, in: className) == false && membersOfOthers.isDisjoint(with: members)
    }
}

extension FileElement {
    /// The module of the custom class: an empty string for the target's, and nil for none.
    fileprivate var module: String? {
        nonempty("customModule") ?? (self["customModuleProvider"] == "target" ? "" : nil)
    }
}
