import StoryCode
import Testing

private final class Content: RegisteredContent {
    let name: String

    init(_ name: String) { self.name = name }

    func mistakes(in container: Container) -> [ContainerError] { [] }
}
private class Animal {}
private final class Cat: Animal {}

/// What other modules register in containers, and where they search for it.
struct RegisteredContentTests {
    private let container = Container(name: "root")

    private func contents(named name: String?, in container: Container) -> [String] {
        container.locked {
            let found: [Content] = container.contents(of: Int.self, named: name)
            return found.map(\.name)
        }
    }

    @Test func treeIsSearchedFromTheContainer() {
        let child = Container(parent: container, name: "child")
        let sibling = Container(parent: container, name: "sibling")
        let grandchild = Container(parent: child, name: "grandchild")
        func levels(_ container: Container) -> [[String]] {
            container.locked { container.searchLevels.map { $0.map(\.name) } }
        }
        #expect(levels(child) == [["child"], ["root"], ["sibling", "grandchild"]])
        #expect(levels(grandchild) == [["grandchild"], ["child"], ["root"], ["sibling"]])
        #expect(levels(container) == [["root"], ["child", "sibling", "grandchild"]])
        withExtendedLifetime((child, sibling, grandchild)) {}
    }

    @Test func contentIsFoundUnderTheNameOfItsComponent() {
        _ = container.register { 1 }.as(Int.self, name: "one") { $0 }.containing(Content("first"))
        _ = container.register { 2 }.as(Int.self, name: "two") { $0 }.containing(Content("second"))
        container.register { 3 }.as(Int.self, name: "three") { $0 }
        #expect(contents(named: nil, in: container) == ["first", "second"])
        #expect(contents(named: "two", in: container) == ["second"])
        #expect(contents(named: "three", in: container).isEmpty)
        // What is registered in the copy replaces the inherited component under its type.
        let copy = Container(overriding: container)
        _ = copy.register { 4 }.as(Int.self, name: "one") { $0 }.containing(Content("other"))
        #expect(contents(named: "one", in: copy) == ["other"])
        #expect(contents(named: "two", in: copy) == ["second"])
    }

    @Test func componentOfAParentHasItsName() {
        container.register { 1 }.as(Int.self, name: "one") { $0 }
        let child = Container(parent: container)
        func hasComponent(_ name: String) -> Bool { child.locked { child.hasComponent(of: Int.self, named: name) } }
        #expect(hasComponent("one"))
        #expect(!hasComponent("two"))
    }

    @Test func namesAreThoseOfSuperclassesAndSubclasses() {
        final class Dog: Animal {}
        container.register(Animal.self).as(Animal.self, name: "animal") { $0 }
        container.register(Cat.self).as(Cat.self, name: "cat") { $0 }
        container.register(Dog.self).as(Dog.self, name: "dog") { $0 }
        func names(_ type: AnyClass) -> [String] { container.locked { container.names(ofClass: type) } }
        #expect(names(Cat.self) == ["animal", "cat"])
        #expect(names(Animal.self) == ["animal", "cat", "dog"])
    }

    @Test @MainActor func resolverIsOfItsContainer() {
        container.register { 1 }.as(Int.self, name: "one") { $0 }
        let resolver = Resolver(container: container)
        #expect(resolver.resolve(Int.self, name: "one") == 1)
        #expect(resolver.optional(Int.self, name: "one") == 1)
        #expect(resolver.optional(String.self) == nil)
    }
}
