import StoryCode
import Testing

/// What random graphs found once, each as short as it can be.
struct ContainerDefectTests {
    final class Engine: Sendable {}

    final class Car: Sendable {
        let engine: Engine

        init(engine: Engine) { self.engine = engine }
    }

    @Test func aContainerWhoseComponentsDependOnEachOtherEndsWithItsLastHolder() throws {
        weak var released: Container?
        weak var releasedCar: Car?
        do {
            let container = Container()
            container.register(Engine.init)
            container.register(Car.init).lifetime(.single)
            releasedCar = try container.resolve(Car.self)
            released = container
            #expect(releasedCar != nil)
        }
        #expect(released == nil)
        #expect(releasedCar == nil)
    }
}
