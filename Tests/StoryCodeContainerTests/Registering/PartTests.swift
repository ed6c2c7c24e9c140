import StoryCode
import TestSupport
import Testing

/// Components that one function registers.
struct PartTests {
    struct Broken: Error {}

    struct Engine {}

    struct Car {
        let engine: Engine
    }

    struct Bicycle {}

    enum Engines: Part {
        static func load(container: Container) { container.register(Engine.init) }
    }

    enum Garage: Part {
        static func load(container: Container) throws {
            try container.append(part: Engines.self)
            container.register(Car.init)
        }
    }

    /// A part that fails after a registration and the loading of another part.
    enum Half: Part {
        static func load(container: Container) throws {
            container.register(Bicycle.init)
            try container.append(part: Garage.self)
            throw Broken()
        }
    }

    /// A part that catches the failure of another.
    enum Patient: Part {
        static func load(container: Container) throws {
            container.register(Bicycle.init)
            do { try container.append(part: Half.self) } catch is Broken { try container.append(part: Engines.self) }
        }
    }

    /// Two parts that append each other.
    enum Hen: Part {
        static func load(container: Container) throws {
            container.register { "hen" }
            try container.append(part: Egg.self)
        }
    }

    enum Egg: Part {
        static func load(container: Container) throws {
            container.register { 1 }
            try container.append(part: Hen.self)
        }
    }

    let container = Container()

    @Test func loadedOnce() throws {
        try container.append(part: Engines.self)
        try container.append(part: Engines.self)
        #expect(try container.resolveAll(Engine.self).count == 1)
    }

    @Test func loadsOtherParts() throws {
        try container.append(part: Garage.self)
        try container.append(part: Engines.self)
        #expect(throws: Never.self) { try container.resolve(Car.self) }
        #expect(try container.resolveAll(Engine.self).count == 1)
    }

    @Test func partsMayLoadEachOther() throws {
        try container.append(part: Egg.self)
        #expect(try container.resolve(String.self) == "hen")
        #expect(try container.resolve(Int.self) == 1)
    }

    @Test func eachContainerLoadsIt() throws {
        let child = Container(parent: container)
        try container.append(part: Engines.self)
        try child.append(part: Engines.self)
        #expect(try child.resolveAll(Engine.self).count == 2)
        // The part is loaded already, and a component that replaces its own is the only one.
        let copy = Container(overriding: container)
        copy.register(Engine.init)
        try copy.append(part: Engines.self)
        #expect(try copy.resolveAll(Engine.self).count == 1)
    }

    @Test func failedPartIsRemoved() throws {
        container.register { "before" }
        #expect(throws: Broken.self) { try container.append(part: Half.self) }
        for _ in 0..<2 {
            #expect(try container.optional(Bicycle.self) == nil)
            #expect(try container.optional(Car.self) == nil)
            #expect(try container.optional(Engine.self) == nil)
            #expect(try container.resolve(String.self) == "before")
        }
        try container.append(part: Garage.self)
        #expect(throws: Never.self) { try container.resolve(Car.self) }
    }

    @Test func earlierPartsStayAfterFailure() throws {
        try container.append(part: Garage.self)
        #expect(throws: Broken.self) { try container.append(part: Half.self) }
        #expect(throws: Never.self) { try container.resolve(Car.self) }
        #expect(try container.optional(Bicycle.self) == nil)
    }

    @Test func partMayCatchFailure() throws {
        try container.append(part: Patient.self)
        #expect(try container.resolveAll(Bicycle.self).count == 1)
        #expect(try container.resolveAll(Engine.self).count == 1)
        #expect(try container.optional(Car.self) == nil)
    }

    @Test func failedPartMayBeLoadedAgain() {
        for _ in 0..<2 {
            #expect(throws: Broken.self) { try container.append(part: Half.self) }
        }
    }
}
