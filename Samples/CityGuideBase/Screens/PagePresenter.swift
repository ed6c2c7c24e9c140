import Observation
public import StoryCodeScenes

/// What a page shows and does.
///
/// The presenter of the page asks for a description when something that the last one has read changes.
@MainActor
public protocol PageModel {
    /// Returns the page for a text in its search field; the presenter adds the selection and the notices.
    func page(matching text: String) -> Page

    /// Called when the page appears for the first time, which is not the case if a restart returns to it.
    func didAppear()

    /// Performs the action of a row.
    func activate(_ row: Page.Row.ID)

    /// Performs a command of the page.
    ///
    /// - Parameter row: The selected row, or nil without rows.
    func perform(_ command: Page.Command.ID, at row: Page.Row.ID?)
}

extension PageModel {
    /// Does nothing.
    public func didAppear() {}

    /// Does nothing.
    public func perform(_ command: Page.Command.ID, at row: Page.Row.ID?) {}
}

/// The controller of a page.
@MainActor
public protocol PageScreen: SceneController {
    /// The title of the screen.
    var title: String? { get set }

    /// Shows a page, and passes the user's actions to its presenter, to which it refers weakly.
    func show(_ page: Page, _ actions: any PageActions)

    /// Updates the properties of the helpers now, if the view is loaded.
    func updateNow()

    /// Leaves the screen, which is presented.
    func leave()

    /// Begins a chapter of the run, which pictures show.
    func note(_ input: String)
}

/// What the pages of the app share.
@MainActor
public struct PageContext {
    /// The problems that every page shows.
    public let notices: Notices
    /// The events of all screens.
    public let log: EventLog
    /// Saves the state of all screens.
    public let saver: any StateSaver

    /// Creates a context.
    public init(notices: Notices, log: EventLog, saver: any StateSaver) {
        (self.notices, self.log, self.saver) = (notices, log, saver)
    }

    /// The language of all texts.
    public var language: Language { notices.language }
}

/// An object that saves the state of all screens.
@MainActor
public protocol StateSaver: AnyObject {
    /// Saves in the next turn, once for all changes until then.
    func setNeedsSave()
}

extension PageContext {
    /// Makes the scene of a page.
    ///
    /// - Parameters:
    ///   - name: The name of the screen in the log.
    ///   - isSheet: Whether the screen is presented, and has a command that dismisses it.
    ///   - helper: Another helper of the scene.
    ///   - view: Makes the view of the controller, or nil if the class makes it.
    @discardableResult
    public func makeScreen<Controller: PageScreen>(
        _ name: String,
        _ model: any PageModel,
        isSheet: Bool = false,
        helper: AnyObject? = nil,
        controller: @escaping @MainActor () -> Controller,
        view: (@MainActor (any PageActions) -> Controller.RootView)? = nil
    ) -> Controller {
        Scene {
            return controller()
        }.with {
            return PagePresenter(model, self, isSheet: isSheet)
        }.with {
            return ScreenLog(name, log)
        }.with {
            return helper
        }.instantiate(
            connect: { controller, presenter, _, _ in
                presenter.screen = controller
                controller.title = model.page(matching: "").title
            },
            view: view.map { view in { _, presenter, _, _ in view(presenter) } }
        )
    }
}

/// The helper of a screen that shows the page of a model, and keeps the search and the selection.
@MainActor
@Observable
private final class PagePresenter: PageActions, Awakable, ViewObserver {
    private struct State: Codable, Sendable {
        var search = ""
        var id: Page.Row.ID?
        /// The row of the selected element, which is selected if the element has left the page.
        var row = 0
        /// Nil also in the files of earlier releases.
        var hasAppeared: Bool?
    }

    @ObservationIgnored
    weak var screen: (any PageScreen)?
    private let model: any PageModel
    private let context: PageContext
    private let isSheet: Bool
    private var state = State()
    @ObservationIgnored
    private var page = Page(title: "")

    init(_ model: any PageModel, _ context: PageContext, isSheet: Bool) {
        (self.model, self.context, self.isSheet) = (model, context, isSheet)
    }

    /// Restores the search and the selection.
    func awake() {
        guard let keeper = screen?.stateKeeper else { return }
        state = context.notices.restore { try keeper.consume("page", as: State.self) } ?? State()
        keeper.register("page") { [weak self] in self?.state }
    }

    /// Shows the rows, because a list takes the focus when it is shown, and needs its rows by then.
    func viewDidLoad() { screen?.updateNow() }

    func viewDidAppear(_ animated: Bool) {
        guard state.hasAppeared == nil else { return }
        state.hasAppeared = true
        model.didAppear()
        context.saver.setNeedsSave()
    }

    /// Shows the page of the model.
    func updateProperties() {
        page = model.page(matching: state.search)
        if !page.rows.isEmpty {
            let row = page.rows.firstIndex { $0.id == state.id } ?? min(max(state.row, 0), page.rows.count - 1)
            page.selection = row
            if state.id != page.rows[row].id || state.row != row {
                (state.id, state.row) = (page.rows[row].id, row)
                context.saver.setNeedsSave()
            }
        }
        page.notices = context.notices.texts
        let language = context.language
        if isSheet { page.commands.append(Page.Command("done", language.done, key: "d")) }
        if !page.notices.isEmpty {
            let title = context.notices.canRetry ? language.retry : language.dismiss
            page.commands.insert(Page.Command("retry", title, key: "r"), at: 0)
        }
        screen?.title = page.title
        screen?.show(page, self)
    }

    // MARK: Actions

    /// Selects a row.
    func select(row: Int) {
        guard !page.rows.isEmpty else { return }
        change { $0.id = page.rows[min(max(row, 0), page.rows.count - 1)].id }
        note(context.language.select, page.rows[state.row].title)
    }

    /// Selects a row, and performs its action if it has one.
    func activate(row: Int) {
        guard page.rows.indices.contains(row) else { return }
        let row = page.rows[row]
        change { $0.id = row.id }
        guard let action = row.action else { return }
        note(action, row.title)
        model.activate(row.id)
    }

    /// Shows the rows that match a text.
    func search(for text: String) {
        note(context.language.search, text)
        // The best match is at the top.
        change { $0 = State(search: text, hasAppeared: $0.hasAppeared) }
    }

    /// Performs a command of the page or of the presenter.
    func perform(_ command: Page.Command) {
        note(command.title, state.id == nil ? "" : page.selection.map { page.rows[$0].title } ?? "")
        switch command.id {
        case "done": screen?.leave()
        case "retry": context.notices.retry()
        default: model.perform(command.id, at: state.id)
        }
    }

    private func note(_ verb: String, _ object: String) {
        screen?.note(object.isEmpty ? verb : "\(verb): \(object)")
    }

    /// Updates at once, because the next action of the user may come in the same turn.
    private func change(_ body: (inout State) -> Void) {
        body(&state)
        screen?.updateNow()
        context.saver.setNeedsSave()
    }
}
