import StoryCode
import Testing

/// Scenes of up to sixteen helpers, each of which has its own implementation.
@MainActor
struct HelperCountTests {
    @Test(arguments: [false, true])
    func everySceneConnectsAwakensAndBuildsItsView(hasPairs: Bool) {
        let log = HelperLog(hasPairs: hasPairs)
        let scene0 = Scene { return Controller(log) }
        let scene1 = scene0.with { return log.helper(1) }
        let scene2 = scene1.with { return log.helper(2) }
        let scene3 = scene2.with { return log.helper(3) }
        let scene4 = scene3.with { return log.helper(4) }
        let scene5 = scene4.with { return log.helper(5) }
        let scene6 = scene5.with { return log.helper(6) }
        let scene7 = scene6.with { return log.helper(7) }
        let scene8 = scene7.with { return log.helper(8) }
        let scene9 = scene8.with { return log.helper(9) }
        let scene10 = scene9.with { return log.helper(10) }
        let scene11 = scene10.with { return log.helper(11) }
        let scene12 = scene11.with { return log.helper(12) }
        let scene13 = scene12.with { return log.helper(13) }
        let scene14 = scene13.with { return log.helper(14) }
        let scene15 = scene14.with { return log.helper(15) }
        let scene16 = scene15.with { return log.helper(16) }
        log.check(0, scene0.instantiate(connect: { _ in log.connect() }, view: { _ in log.view() }))
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

private final class Controller: ViewController, Awakable {
    private let log: HelperLog

    init(_ log: HelperLog) {
        self.log = log
        super.init()
    }

    func awake() { log.awakened.append(0) }
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
    private let hasPairs: Bool
    private var last: Helper?

    init(hasPairs: Bool) { self.hasPairs = hasPairs }

    /// Returns a new helper, or the last one in place of the second helper of a pair.
    func helper(_ number: Int) -> Helper {
        if hasPairs, number.isMultiple(of: 2), let last { return last }
        let helper = Helper(number, self)
        last = helper
        return helper
    }

    func connect(_ helpers: Helper...) { connected = helpers.map(\.number) }

    func view(_ helpers: Helper...) -> View {
        shown = helpers.map(\.number)
        return View()
    }

    /// Expects the helpers of a scene in order, and that the controller and each helper are awoken once.
    func check(_ count: Int, _ controller: ViewController) {
        controller.loadViewIfNeeded()
        let numbers = (0..<count).map { hasPairs ? $0 / 2 * 2 + 1 : $0 + 1 }
        let made = (0...count).filter { $0 == 0 || numbers.contains($0) }
        #expect([connected, awakened, shown] == [numbers, made, numbers])
        #expect(controller.sceneEvents.hasViewBuilder)
        awakened = []
    }
}
