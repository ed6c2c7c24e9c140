import StoryCode
import Testing

/// A container ends with its last owner.
struct ContainerReleaseTests {
    final class Engine: Sendable {}

    final class Car: Sendable {
        let engine: Engine
        let spare: Lazy<Engine>
        let make: Provider<Engine>

        init(engine: Engine, spare: Lazy<Engine>, make: Provider<Engine>) {
            self.engine = engine
            self.spare = spare
            self.make = make
        }
    }

    static func container(parent: Container? = nil) -> Container {
        let container = Container(parent: parent)
        container.register(Engine.init).lifetime(.single)
        container.register { Car(engine: $0, spare: $1, make: $2) }.lifetime(.container)
        return container
    }

    @Test func whatItHasMadeDoesNotRetainIt() throws {
        weak var parent: Container?
        weak var child: Container?
        weak var engine: Engine?
        let car: Car
        do {
            let own = Self.container()
            let below = Container(parent: own)
            (parent, child) = (own, below)
            try own.validate()
            _ = try own.resolve(Car.self)
            car = try below.resolve(Car.self)
            engine = car.engine
            #expect(car.spare.value === car.engine)
            #expect(try car.make() === car.engine)
        }
        #expect(parent == nil && child == nil)
        #expect(engine === car.engine && car.spare.isMade)
        #expect(throws: ContainerError.self) { _ = try car.make() }
    }
}
