/// The classes that source files declare, as far as they answer for the classes that storyboard files name.
struct DeclaredClasses {
    /// What the sources say about a class or a member.
    enum Answer: Equatable {
        case declared
        /// No source declares it; perhaps the name of a declaration differs by a typing mistake.
        case missing(nearest: String?)
        /// It may be in a module without sources: in this one, or in any that the sources import.
        case undecided(module: String?)
    }

    private let sources: SourceIndex

    /// The names of images and colors.
    var assets: Set<String> { sources.assets }

    /// The modules whose classes the sources contain.
    private let modules: Set<String>

    /// The modules without sources that the sources import.
    let unknownImports: Set<String>

    /// The members that the sources add to classes of other modules.
    private let membersOfOthers: Set<String>

    /// The capital letters with which the names of declared classes begin.
    private let prefixes: Set<Substring>

    /// For undeclared classes, the declared classes with names that differ by a typing mistake, or else other classes
    /// that the files name several times.
    private var corrections: [String: (name: String, isDeclared: Bool)] = [:]

    /// The selectors that any class of a controller in the files inherits from a module without sources, if there is one.
    private let hasUndecidableController: Bool

    init(_ sources: SourceIndex, usedIn files: [StoryboardFile]) {
        self.sources = sources
        unknownImports = sources.unknownImports
        membersOfOthers = sources.membersOfOthers
        prefixes = Set(sources.classNames.compactMap(\.classPrefix))
        var named: [String?: Set<String>] = [:]
        var provided: Set<String> = []
        var accompanied: Set<String> = []
        var uses: [String: Int] = [:]
        for file in files {
            for element in file.root.subtree {
                guard let name = element.nonempty("customClass") else { continue }
                named[element.module, default: []].insert(name)
                uses[name, default: 0] += 1
                guard element["customModuleProvider"] == "target" else { continue }
                provided.insert(element.module ?? "")
                // The module may be called otherwise now, but classes of its target are next to the file.
                if let folder = file.folders.last, sources.declaresClasses(in: String(folder)) {
                    accompanied.insert(element.module ?? "")
                }
            }
        }
        // A module of the project whose sources are missing declares none or few of the classes.
        modules = Set(
            named.compactMap { module, names in
                guard let module else { return nil }
                if sources.modules.contains(module) { return module }
                // The target's class may be in any target of the project.
                if !sources.modules.isEmpty, provided.contains(module) { return module }
                let found = names.count { sources.declaresClass($0) }
                // An extension of an app often has one class, which may be the missing one.
                let isOnly =
                    names.count == 1 && (accompanied.contains(module) || sources.declaresClasses(in: module))
                let isFound =
                    found * 2 >= names.count
                    && (found > 1 || provided.contains(module) || sources.hasFolder(ofModule: module))
                return isFound || isOnly ? module : nil
            }
        )
        let controllers = files.lazy.flatMap(\.scenes).compactMap { $0.controller?.nonempty("customClass") }
        hasUndecidableController = Set(controllers).contains { sources.hasMember([], in: $0) == nil }
        correct(uses.filter { !isSettled($0.key) })
    }

    /// Finds corrections of undeclared names, up to a number of comparisons that takes a short time.
    ///
    /// - Parameter undeclared: The numbers of the uses of undeclared classes.
    private mutating func correct(_ undeclared: [String: Int]) {
        let (names, repeated) = (sources.classNames, undeclared.filter { $0.value > 2 }.map(\.key))
        for name in undeclared.keys.sorted().prefix(1_000_000 / max(names.count + repeated.count, 1)) {
            if let nearest = names.nearest(to: name) {
                corrections[name] = (nearest, true)
            } else if undeclared[name] == 1, let nearest = repeated.nearest(to: name) {
                corrections[name] = (nearest, false)
            }
        }
    }

    /// Whether a class is declared, or its name contains the module or another type, such as `_TtC4City4View`.
    private func isSettled(_ name: String) -> Bool {
        sources.declaresClass(name) || name.hasPrefix("_Tt") || name.contains(".")
    }

    /// Returns whether the class of an element is declared, or nil if it is one of the system.
    func answer(_ name: String, of element: FileElement) -> Answer? {
        if isSettled(name) { return .declared }
        let missing = Answer.missing(nearest: corrections[name]?.name)
        if let module = element.module {
            if SystemFrameworks.names.contains(module) { return nil }
            let isMissing = modules.contains(module) || corrections[name]?.isDeclared == false
            return isMissing ? missing : .undecided(module: module)
        }
        // A class of a library may have a prefix of a framework, and is known by its other uses.
        if SystemFrameworks.classes.contains(name) || SystemFrameworks.mayDeclare(name) && corrections[name] == nil {
            return nil
        }
        // A library's class without a module is one of Objective-C, which begins with capital letters of the library,
        // unless the sources mention it.
        let isOwn = name.first?.isUppercase == true && name.classPrefix.map(prefixes.contains) != false
        let isLibrarys = sources.mentions(name) || corrections[name] == nil && !isOwn
        return unknownImports.isEmpty || !isLibrarys ? missing : .undecided(module: nil)
    }

    /// Returns whether a class has one of some members.
    ///
    /// - Parameter isAction: Whether the members are methods, and not the accessors of a property.
    func answer(_ members: [String], in className: String, isAction: Bool) -> Answer {
        switch sources.hasMember(members, in: className) {
        case true?: return .declared
        case nil: return .undecided(module: nil)
        case false?:
            if !membersOfOthers.isDisjoint(with: members) { return .declared }
            let others = sources.members(of: className).filter { $0.hasSuffix(":") == isAction }
            return .missing(nearest: members.first.flatMap(others.nearest))
        }
    }

    /// Whether the code contains a name.
    func mentions(_ name: String) -> Bool { sources.mentions(name) }

    /// Returns whether a class inherits from one of some classes, or nil if a superclass may be in another module.
    func inherits(_ className: String, from bases: [String]) -> Bool? {
        if sources.ancestors(of: className).contains(where: { bases.contains($0.name) }) { return true }
        return sources.hasMember([], in: className)
    }

    /// Returns whether any class declares an unwind action.
    func answer(unwindAction selector: String) -> Answer {
        if sources.selectors.contains(selector) { return .declared }
        let nearest = sources.selectors.nearest(to: selector)
        return hasUndecidableController && nearest == nil ? .undecided(module: nil) : .missing(nearest: nearest)
    }
}

extension FileElement {
    /// The module of the custom class: an empty string for the target's, and nil for none.
    fileprivate var module: String? {
        nonempty("customModule") ?? (self["customModuleProvider"] == "target" ? "" : nil)
    }
}

extension String {
    /// The capital letters before the first word, such as `OTR` in `OTRMessageCell`, or nil if there are none.
    fileprivate var classPrefix: Substring? {
        let capitals = prefix { $0.isUppercase || $0.isNumber }
        return capitals.count > 2 && capitals.count < count ? capitals.dropLast() : nil
    }
}
