import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// Reports about many objects, and about references that were not read.
@MainActor
struct LargeReportTests {
    final class CityController: ViewController {}

    final class CityPresenter: ViewObserver {
        var first: Link?
        var stored: Any?
        var done: (() -> Void)?
    }

    final class Link {
        var next: Link?
        var owner: AnyObject?
    }

    /// Returns the message about a scene that outlives its closure.
    private func message(_ connect: @MainActor (CityController, CityPresenter) -> Void) -> String {
        let issues = Issues()
        var presenter: CityPresenter?
        withKnownIssue {
            expectReleased {
                let host = Scene { CityController() }.with { CityPresenter() }.host(connect: connect)
                presenter = host.helpers
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        presenter?.stored = nil
        presenter?.done = nil
        // Released one by one, because a deinitialiser that releases the rest needs a stack as long as the list.
        while let link = presenter?.first { presenter?.first = link.next }
        return issues.all.joined()
    }

    private func links(_ count: Int) -> (first: Link, last: Link) {
        let first = Link()
        var last = first
        for _ in 1..<count {
            let link = Link()
            last.next = link
            last = link
        }
        return (first, last)
    }

    @Test func manyReferencesToOneController() {
        let words = message { $1.stored = Array(repeating: $0, count: 20_000) }
        #expect(words.split(separator: "cycle:").count == 11)
        #expect(words.split(separator: "\n\nAnother cycle:\n\n").count == 10)
        #expect(words.contains("stored[9]   ← break here\n") && !words.contains("stored[10]"))
    }

    @Test func manyClosingReferencesAtTheEndOfAChain() {
        let words = message { controller, presenter in
            let links = links(5_000)
            presenter.first = links.first
            var link: Link? = links.first
            while let next = link?.next {
                link?.owner = controller
                link = next
            }
        }
        #expect(words.split(separator: "cycle:").count == 11)
    }

    @Test(arguments: [(11, 11, "View (its view)"), (12, 10, "3 more"), (500, 10, "491 more")])
    func manyHelpersAndViewsThatFollowAreOneLine(count: Int, named: Int, last: String) {
        final class Helper {}
        weak var controller: CityController?
        let issues = Issues()
        withKnownIssue {
            expectReleased {
                let host = Scene { CityController() }.host()
                for _ in 0..<count { host.add(Helper()) }
                host.controller.loadViewIfNeeded()
                host.controller.sceneBag.keep(host.controller)
                controller = host.controller
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        controller?.sceneBag.empty()
        let words = issues.all.joined()
        let names = Array(repeating: "Helper (a late helper of its scene)", count: named).joined(separator: ", ")
        #expect(words.hasSuffix("\n\nCityController also retains \(names) and \(last)."), "\(words)")
    }

    @Test func manyControllersOutliveAClosure() {
        var controllers: [ViewController] = []
        let issues = Issues()
        withKnownIssue {
            expectReleased { controllers = (0..<300).map { _ in ViewController() } }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        #expect(controllers.count == 300 && issues.all.count == 1)
    }

    @Test func chainIsFolded() {
        let words = message { controller, presenter in
            let links = links(5_001)
            presenter.first = links.first
            links.last.owner = controller
        }
        #expect(
            words.contains(
                """

                    ↓ helper 1 of its scene
                  CityPresenter
                    ↓ first.next, 5,000 times, then owner   ← break here: weak var owner
                  CityController

                """
            )
        )
    }

    @Test(arguments: [
        (4, 0, "stored.next.next.next.next.owner"), (5, 0, "stored.next, 5 times, then owner"),
        (5, 1, "stored.next[0], 5 times, then owner"), (5, 2, "stored.next[0][0], 5 times, then owner"),
        (2, 3, "stored.next[0][0][0].next[0][0][0].owner"),
        (5, 3, "stored" + String(repeating: ".next[0][0][0]", count: 5) + ".owner"),
    ])
    func upToThreePartsAreFoldedFromFiveTimesOn(count: Int, arrays: Int, path: String) {
        final class Branch {
            var next: Any?
            var owner: AnyObject?
        }
        let words = message { controller, presenter in
            let first = Branch()
            var last = first
            for _ in 0..<count {
                let branch = Branch()
                last.next = (0..<arrays).reduce(branch as Any) { inner, _ in [inner] }
                last = branch
            }
            last.owner = controller
            presenter.stored = first
        }
        #expect(words.contains("\n    ↓ \(path)   ← break here: weak var owner\n"), "\(words)")
    }

    @Test func readingStops() {
        let words = message { controller, presenter in
            presenter.stored = (0..<120_000).map { _ in Link() } + [controller]
        }
        #expect(
            words.hasPrefix(
                """
                CityController outlived the closure.
                1 strong reference comes from what was not read, or from outside: a global, a running task or a local \
                variable.
                """
            )
        )
        #expect(words.contains("\n\nReading stopped after 100,000 objects."), "\(words)")
    }

    @Test func readingOfValuesStops() {
        let words = message { controller, presenter in
            let links = links(200_000)
            presenter.first = links.first
            links.last.owner = controller
        }
        #expect(words.contains("\n\nReading stopped after 250,000 values."), "\(words)")
    }

    @Test func sliceIsNotRead() {
        let words = message { controller, presenter in presenter.stored = [controller, controller][1...] }
        #expect(
            words.contains("\n2 strong references come from what was not read, or from outside: a global,"),
            "\(words)"
        )
        #expect(words.contains("\n\nNot read: CityPresenter: stored (ArraySlice<CityController>)."), "\(words)")
    }

    @Test func placeThatIsNotReadIsInTheNearestObject() {
        final class Guide { var cities: ArraySlice<CityController> = [] }
        let words = message { controller, presenter in
            let guide = Guide()
            guide.cities = [controller][0...]
            presenter.stored = guide
        }
        #expect(words.contains("\n\nNot read: Guide: cities (ArraySlice<CityController>)."), "\(words)")
    }

    @Test(arguments: [(5, "."), (6, "; and 1 more."), (10_000, "; and 9,995 more.")])
    func fivePlacesThatAreNotReadAreListed(count: Int, end: String) {
        let words = message { controller, presenter in
            presenter.stored = Array(repeating: [controller][0...], count: count)
        }
        let places = (0..<5).map { "CityPresenter: stored[\($0)] (ArraySlice<CityController>)" }
        #expect(words.contains("\n\nNot read: \(places.joined(separator: "; "))\(end)\n"), "\(words)")
    }

    @Test func lazyObjectIsNotRead() {
        let words = message { controller, presenter in
            presenter.stored = MainLazy<CityController>(controller)
        }
        #expect(words.contains("\n\nNot read: CityPresenter: stored (MainLazy<CityController>)."), "\(words)")
    }

    // An optimised build specialises the function, and the closure is then read.
    #if DEBUG
        @Test(.readsClosures) func closureInAGenericFunctionIsNotRead() {
            func bind<Owner: AnyObject>(_ owner: Owner, _ values: [Owner], to presenter: CityPresenter) {
                func inner<Other>(_ other: Other) {
                    presenter.done = { [unowned presenter] in print(presenter, other, owner, values) }
                }
                inner([1])
            }
            let words = message { controller, presenter in bind(controller, [controller], to: presenter) }
            #expect(words.contains("come from what was not read, or from outside"), "\(words)")
            #expect(words.contains("\n\nNot read: CityPresenter: done { … }."), "\(words)")
        }
    #endif
}
