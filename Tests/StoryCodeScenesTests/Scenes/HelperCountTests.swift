import StoryCode
import Testing

/// Scenes of one to sixteen helpers, each of which has its own implementation.
@MainActor
struct HelperCountTests {
    @Test func everySceneConnectsAwakensAndBuildsItsView() {
        let log = HelperLog()
        let scene1 = Scene { return ViewController() }.with { return Helper(1, log) }
        let scene2 = scene1.with { return Helper(2, log) }
        let scene3 = scene2.with { return Helper(3, log) }
        let scene4 = scene3.with { return Helper(4, log) }
        let scene5 = scene4.with { return Helper(5, log) }
        let scene6 = scene5.with { return Helper(6, log) }
        let scene7 = scene6.with { return Helper(7, log) }
        let scene8 = scene7.with { return Helper(8, log) }
        let scene9 = scene8.with { return Helper(9, log) }
        let scene10 = scene9.with { return Helper(10, log) }
        let scene11 = scene10.with { return Helper(11, log) }
        let scene12 = scene11.with { return Helper(12, log) }
        let scene13 = scene12.with { return Helper(13, log) }
        let scene14 = scene13.with { return Helper(14, log) }
        let scene15 = scene14.with { return Helper(15, log) }
        let scene16 = scene15.with { return Helper(16, log) }
        log.check(1, scene1.instantiate(connect: { log.connect($1) }, view: { log.view($1) }))
        log.check(2, scene2.instantiate(connect: { log.connect($1, $2) }, view: { log.view($1, $2) }))
        log.check(3, scene3.instantiate(connect: { log.connect($1, $2, $3) }, view: { log.view($1, $2, $3) }))
        log.check(4, scene4.instantiate(connect: { log.connect($1, $2, $3, $4) }, view: { log.view($1, $2, $3, $4) }))
        log.check(
            5,
            scene5.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5) },
                view: { log.view($1, $2, $3, $4, $5) }
            )
        )
        log.check(
            6,
            scene6.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6) },
                view: { log.view($1, $2, $3, $4, $5, $6) }
            )
        )
        log.check(
            7,
            scene7.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7) }
            )
        )
        log.check(
            8,
            scene8.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8) }
            )
        )
        log.check(
            9,
            scene9.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9) }
            )
        )
        log.check(
            10,
            scene10.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) }
            )
        )
        log.check(
            11,
            scene11.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) }
            )
        )
        log.check(
            12,
            scene12.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) }
            )
        )
        log.check(
            13,
            scene13.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) }
            )
        )
        log.check(
            14,
            scene14.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) }
            )
        )
        log.check(
            15,
            scene15.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) }
            )
        )
        log.check(
            16,
            scene16.instantiate(
                connect: { log.connect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) },
                view: { log.view($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) }
            )
        )
    }
}

private final class Helper: Awakable {
    let number: Int
    private let log: HelperLog

    init(_ number: Int, _ log: HelperLog) {
        (self.number, self.log) = (number, log)
    }

    func awake() { log.awakened.append(number) }
}

@MainActor
private final class HelperLog {
    var awakened: [Int] = []
    private var connected: [Int] = []
    private var shown: [Int] = []

    nonisolated init() {}

    func connect(_ helpers: Helper...) { connected = helpers.map(\.number) }

    func view(_ helpers: Helper...) -> View {
        shown = helpers.map(\.number)
        return View()
    }

    /// Expects each helper of a scene once, in order.
    func check(_ count: Int, _ controller: ViewController) {
        controller.loadViewIfNeeded()
        let numbers = Array(1...count)
        #expect([connected, awakened, shown] == [numbers, numbers, numbers])
        awakened = []
    }
}
