import StoryCode
import TestSupport
import Testing

/// Navigation that depends on a condition: without a session, some places lead to the login.
@MainActor
struct LoginTests {
    enum Page: Codable, Hashable, Sendable {
        case catalogue, profile, login
    }

    struct Account: Hashable {
        var path: [Page] = []
        /// What is shown after the login.
        var target: [Page]?
    }

    final class Session { var isSignedIn = false }

    private let session = Session()

    private func app(_ path: Page...) -> StackApp<Account> {
        let flow = Flow(Account(path: path))
        flow.guarded { [session] value in
            var next = value
            if session.isSignedIn {
                if let target = value.target { next = Account(path: target) }
            } else if value.path.contains(.profile) {
                next = Account(path: [.login], target: value.path)
            } else if !value.path.contains(.login) {
                next.target = nil
            }
            return next
        }
        return StackApp(flow, \.path) { screen("\($0)") }
    }

    @Test func targetBecomesTheLogin() {
        let app = app(.catalogue)
        app.update { $0.path.append(.profile) }
        #expect(app.titles == ["root", "login"])
        #expect(app.flow.value == Account(path: [.login], target: [.catalogue, .profile]))
    }

    @Test func loginContinuesToTheTarget() {
        let app = app(.catalogue)
        app.update { $0.path.append(.profile) }
        session.isSignedIn = true
        app.update { _ in }
        #expect(app.titles == ["root", "catalogue", "profile"])
        #expect(app.flow.value == Account(path: [.catalogue, .profile]))
        // The login is not behind the target.
        app.goBack()
        #expect(app.titles == ["root", "catalogue"])
    }

    @Test func leavingTheLoginForgetsTheTarget() {
        let app = app(.catalogue)
        app.update { $0.path.append(.profile) }
        app.goBack()
        #expect(app.flow.value == Account())
        session.isSignedIn = true
        app.update { _ in }
        #expect(app.titles == ["root"])
    }

    @Test func restoredTargetIsGuarded() {
        let app = app(.profile)
        #expect(app.titles == ["root", "login"])
    }

    @Test func endOfTheSessionLeavesTheProtectedPlace() {
        session.isSignedIn = true
        let app = app(.catalogue, .profile)
        #expect(app.titles == ["root", "catalogue", "profile"])
        session.isSignedIn = false
        app.update { _ in }
        #expect(app.titles == ["root", "login"])
    }

    @Test func placeWithoutProtectionNeedsNoSession() {
        let app = app()
        app.update { $0.path = [.catalogue, .catalogue] }
        #expect(app.titles == ["root", "catalogue", "catalogue"])
    }
}
