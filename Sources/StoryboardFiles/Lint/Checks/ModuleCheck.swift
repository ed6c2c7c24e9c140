extension FileLinter {
    /// Checks that a class with a module in one element has a module in all elements.
    ///
    /// Objective-C classes have no module, so a missing module alone is not a mistake.
    mutating func checkModules() {
        for element in file.root.subtree {
            // A class of the target has the target's module; the file need not name it.
            guard let name = element["customClass"], element.nonempty("customModule") == nil,
                element["customModuleProvider"] != "target", let modules = group.modules[name]
            else { continue }
            let list = modules.sorted().map(\.quoted).joined(separator: " or ")
            let fault = "without a module, which elsewhere has the module \(list)"
            let problem = "\(element.displayName) has the class \(name.quoted) \(fault)"
            add(.classWithoutModule, at: element, problem, fix: "Set it here, or remove it there.")
        }
    }
}
