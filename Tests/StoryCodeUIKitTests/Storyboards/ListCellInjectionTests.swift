#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    private final class Weather: Sendable {}

    private final class ForecastView: UIView {
        var weather: Weather?
    }

    private final class TableCell: UITableViewCell {
        let forecast = ForecastView(frame: .zero)
        var weather: Weather? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            addSubview(forecast)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class TableHeader: UITableViewHeaderFooterView {
        var weather: Weather?
    }

    private final class CollectionCell: UICollectionViewCell {
        var weather: Weather?
    }

    private final class CollectionHeader: UICollectionReusableView {
        var weather: Weather?
    }

    /// A controller with a table and a collection inside its view.
    private final class ListController: UIViewController {
        let table = UITableView(frame: .zero)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

        override func loadView() {
            view = UIView(frame: .zero)
            view.addSubview(table)
            view.addSubview(collection)
            table.register(TableCell.self, forCellReuseIdentifier: "cell")
            table.register(TableHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            collection.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
                CollectionHeader.self,
                forSupplementaryViewOfKind: "header",
                withReuseIdentifier: "header"
            )
        }
    }

    private let path = IndexPath(indexes: [0, 0])

    /// What DITranquillity does for the cells of tables and collections.
    //
    // The cells of a storyboard file need an app; the classes of the stub can be registered as in UIKit.
    @MainActor
    struct ListCellInjectionTests {
        private let container = Container()
        private let log = Log()

        init() {
            container.register(Weather.init)
            container.register(TableCell.self).injection { $0.weather = $1 }
            container.register(TableHeader.self).injection { $0.weather = $1 }
            container.register(CollectionCell.self).injection { $0.weather = $1 }
            container.register(CollectionHeader.self).injection { $0.weather = $1 }
            container.register(ForecastView.self).injection { $0.weather = $1 }
            container.register(main: { ListController() }).autoInjectToSubviews()
        }

        @Test func aListThatCannotBeObservedIsReported() throws {
            let lists: ListController = try container.resolve(main: ListController.self)
            lists.table.stubForeignClass = ("Swizzled_UITableView", refuses: true)
            var messages: [String] = []
            let receiver = DiagnosticHandler { messages.append($0.message) }
            DiagnosticHandler.$current.withValue(receiver) { lists.loadViewIfNeeded() }
            let reason = "the class Swizzled_UITableView refuses methods, so its cells are not injected."
            #expect(messages == ["<UITableView> was not injected: \(reason)"])
        }

        private func makeLists() throws -> ListController {
            let controller: ListController = try container.resolve(main: ListController.self)
            controller.loadViewIfNeeded()
            return controller
        }

        @Test func aCellOfATableIsInjectedBeforeTheDataSourceReceivesIt() throws {
            let table = try makeLists().table
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell", for: path) as? TableCell)
            #expect(cell.weather != nil)
            #expect(cell.forecast.weather != nil)
            #expect((table.dequeueReusableCell(withIdentifier: "cell") as? TableCell)?.weather != nil)
        }

        @Test func aReusedCellIsInjectedOnce() throws {
            let table = try makeLists().table
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell", for: path) as? TableCell)
            table.stubReuse(cell, "cell")
            #expect(table.dequeueReusableCell(withIdentifier: "cell", for: path) === cell)
            #expect(cell.injections == 1)
        }

        @Test func aHeaderOfATableIsInjected() throws {
            let header = try makeLists().table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            #expect((header as? TableHeader)?.weather != nil)
        }

        @Test func cellsAndHeadersOfACollectionAreInjected() throws {
            let collection = try makeLists().collection
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            #expect((cell as? CollectionCell)?.weather != nil)
            let header = collection.dequeueReusableSupplementaryView(
                ofKind: "header",
                withReuseIdentifier: "header",
                for: path
            )
            #expect((header as? CollectionHeader)?.weather != nil)
        }

        @Test func aCellOfARegistrationIsInjectedAfterItsHandler() throws {
            var atHandler: [Bool] = []
            let registration = UICollectionView.CellRegistration<CollectionCell, Int> { cell, _, _ in
                atHandler.append(cell.weather != nil)
            }
            let cell = try makeLists().collection
                .dequeueConfiguredReusableCell(using: registration, for: path, item: 7)
            #expect(atHandler == [false])
            #expect(cell.weather != nil)
        }

        @Test func cellsOfAPrototypeAreInjectedInAControllerOfAStoryboard() throws {
            container.register(UITableViewController.self).autoInjectToSubviews()
            let storyboard = UIStoryboard(
                stubScenes: ["List": .init { UITableViewController(coder: $0) }],
                initial: "List"
            )
            let made = try storyboard.instantiateInitialViewController(container: container)
            let list = try #require(made as? UITableViewController)
            list.loadViewIfNeeded()
            list.tableView.stubPrototype("cell") { TableCell(style: .default, reuseIdentifier: "cell") }
            let cell = list.tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            #expect((cell as? TableCell)?.injections == 1)
        }

        @Test func cellsAreNotInjectedByDefault() throws {
            let other = Container()
            other.register(TableCell.self).injection { $0.weather = $1 }
            other.register(main: { ListController() })
            let lists: ListController = try other.resolve(main: ListController.self)
            lists.loadViewIfNeeded()
            let cell = lists.table.dequeueReusableCell(withIdentifier: "cell", for: path)
            #expect((cell as? TableCell)?.injections == 0)
        }

        @Test func aFailedInjectionOfACellIsReported() throws {
            let failing = Container()
            failing.register(TableCell.self).injection { (_, _: Int) in }
            failing.register(main: { ListController() }).autoInjectToSubviews()
            let lists: ListController = try failing.resolve(main: ListController.self)
            lists.loadViewIfNeeded()
            log.withDiagnostics { _ = lists.table.dequeueReusableCell(withIdentifier: "cell", for: path) }
            log.expect(["! notInjected"])
        }

        @Test func listsRetainNoController() throws {
            weak var released: UIViewController?
            do {
                let lists = try makeLists()
                _ = lists.table.dequeueReusableCell(withIdentifier: "cell", for: path)
                released = lists
            }
            #expect(released == nil)
        }
    }
#endif
