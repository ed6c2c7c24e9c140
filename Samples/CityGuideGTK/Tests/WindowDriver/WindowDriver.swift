import CityGuideKit
import Foundation
import GTKToolkit
import GuideWidgets
import StoryCode

/// Uses the program in a window, and prints the events of the screens and which widgets were released.
///
/// The arguments are the folder of the app's files and one for pictures.
@main
struct WindowDriver {
    static func main() {
        do {
            let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
            guard folders.count == 2 else { throw Failure(description: "expected <data> and <pictures>") }
            let views = CountingViews()
            try run(folders, views)
            // All of the program is released here.
            print("== end", views.lines.joined(separator: "\n"), separator: "\n")
            print(views.count > 200 ? "more than 200 widgets" : "\(views.count) widgets")
        } catch {
            print("\(error)")
            exit(EXIT_FAILURE)
        }
    }

    private static func run(_ folders: [URL], _ views: CountingViews) throws {
        let session = try GuideSession(GuideOptions { $0 == "--data" ? folders[0].path : nil }, views: views)
        var result: Result<Void, any Error> = .success(())
        Task {
            do {
                try await walk(User(session: session, data: folders[0], pictures: folders[1]), views)
            } catch {
                result = .failure(error)
            }
            session.end()
        }
        session.run()
        try result.get()
    }

    private static func walk(_ user: User, _ views: CountingViews) async throws {
        try await goThroughAllScreens(user, views)
        print("== events", user.session.events.joined(separator: "\n"), separator: "\n")
        printNames(user)
        try await changeAppearance(user)
        try await useKeys(user)
        try await retrySaving(user)
        try await releaseViews(user, views)
        user.press("F1")
        try await user.see("Open or change the row")
    }

    /// The steps of the user with the pointer.
    private static func goThroughAllScreens(_ user: User, _ views: CountingViews) async throws {
        try await user.see(event: "Cities.viewDidAppear")
        try await user.see("A Coruña")
        print("== tabs", user.selectedTabs.joined(separator: "\n"), separator: "\n")
        // The list gets the focus after the layout of its first rows.
        try await user.wait(for: "the focus") { user.focus == "list" }
        var focus = [user.focus]
        try await user.takePicture("list")
        try user.clickSearch()
        user.type("nor")
        try await user.wait(for: "Norway") { user.texts.contains("Bergen") && !user.texts.contains("Aarhus") }
        try await user.takePicture("search")
        user.press("ctrl+a")
        user.type("osl")
        try await user.see("1 of 414")
        try await user.wait(for: "one city") { user.texts.contains("Oslo") && !user.texts.contains("Bergen") }
        views.countWidgets()
        try user.click("Oslo")
        try await user.see(event: "oslo-no.viewDidAppear")
        focus.append(user.focus)
        try user.click("_Favourite")
        try await user.see("yes")
        print("== rows", user.contents(of: "GtkListItemWidget").joined(separator: "\n"), separator: "\n")
        try await user.takePicture("detail")
        views.countWidgets()
        try user.click(tooltip: "Alt+Left, Escape")
        try await user.see(event: "Cities.viewDidAppear", count: 2)
        focus.append(user.focus)
        try user.click("Favourites")
        try await user.see(event: "Favourites.viewDidAppear")
        focus.append(user.focus)
        try user.click("_Settings")
        try await user.see(event: "Settings.viewDidAppear")
        user.window("Settings", "windowmove 50 150")
        try user.click("Units")
        try await user.see("miles")
        try await user.takePicture("sheet")
        views.countWidgets()
        try user.click("_Done")
        try await user.see(event: "Settings.viewDidDisappear")
        try user.click("Oslo")
        try await user.see(event: "oslo-no.viewDidAppear", count: 2)
        try await user.see("158 mi")
        print("== focus", focus.joined(separator: "\n"), separator: "\n")
    }

    /// Prints the controls without a name that assistive tools read out.
    private static func printNames(_ user: User) {
        let controls = WidgetTree.visible.filter(\.isControl)
        let nameless = controls.filter { !$0.isNamed }.map(\.typeName)
        print("== names", "\(controls.count > 5)", separator: "\n")
        print((nameless.isEmpty ? ["every control has a name"] : nameless).joined(separator: "\n"))
    }

    /// Prints the menu, and presses keys that close it.
    private static func useMenu(_ user: User, _ keys: String) async throws {
        user.press("F10")
        try await user.see("Keyboard shortcuts")
        print("== menu", user.contents(of: "GtkModelButton").joined(separator: "\n"), separator: "\n")
        user.press(keys)
        try await user.wait(for: "no menu") { !user.texts.contains("Keyboard shortcuts") }
    }

    private static func changeAppearance(_ user: User) async throws {
        try await useMenu(user, "Down Return")
        try await user.wait(for: "dark") { Desktop.isDark }
        try await user.takePicture("dark")
        try await useMenu(user, "Return")
        try await user.wait(for: "the tree") { user.texts.contains { $0.contains("● Oslo appeared") } }
        // The tree changes along with the screens.
        user.press("Escape")
        try await user.wait(for: "the list in the tree") {
            user.texts.contains { $0.contains("● Favourites appeared, CityList") }
        }
        user.press("Return")
        try await user.wait(for: "the city in the tree") { user.texts.contains { $0.contains("● Oslo appeared") } }
        try await user.takePicture("inspection-dark")
        try await user.toggleDark()
        try await user.takePicture("inspection")
        user.press("F12")
        try await user.wait(for: "no tree") { !user.texts.contains { $0.contains("● Oslo appeared") } }
        print("== frames")
        for (picture, width, height) in [("small", 340, 300), ("large", 900, 700)] {
            user.window("CityGuide", "windowsize \(width) \(height)")
            // Its border and the header bar are outside.
            let range = Double(height) - 80...Double(height)
            try await user.wait(for: picture) { range.contains(user.session.window.frame.size.height) }
            try await user.takePicture(picture)
            let window = user.session.window
            print("\(width)x\(height): \(window.frame.size == window.subviews.last?.frame.size)")
        }
    }

    /// The user's way with keys alone: the keys of rows, of tabs, of commands, of the sheet and of the search.
    private static func useKeys(_ user: User) async throws {
        let events = user.session.events.count
        user.press("End Return")
        try await user.see(event: "bergen-no.viewDidAppear")
        user.press("Escape")
        try await user.see(event: "oslo-no.viewDidAppear", count: 4)
        user.press("alt+Left")
        try await user.see(event: "Favourites.viewDidAppear", count: 3)
        user.press("alt+s")
        try await user.see(event: "Settings.viewDidAppear", count: 2)
        user.press("Return")
        try await user.see("kilometres")
        user.press("Escape")
        try await user.see(event: "Settings.viewDidDisappear", count: 2)
        user.type("x")
        try await user.see("No city matches “x”.")
        try await user.wait(for: "no list") { user.contents(of: "GtkListView").isEmpty }
        user.press("Escape")
        try await user.see("Oslo")
        user.press("alt+1")
        try await user.see(event: "Cities.viewDidAppear", count: 3)
        // The search is still there; the first row of a city has the focus, and marks it.
        user.press("Return")
        try await user.see(event: "oslo-no.viewDidAppear", count: 5)
        user.press("Return")
        try await user.see("no")
        user.press("Escape")
        try await user.see(event: "Cities.viewDidAppear", count: 4)
        print("== keys", user.session.events[events...].joined(separator: "\n"), separator: "\n")
    }

    /// A change that cannot be written is shown above the rows, and written with another try.
    private static func retrySaving(_ user: User) async throws {
        // The temporary file cannot replace a folder.
        let taken = user.data.appending(path: "favourites.json.new")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        user.press("alt+f")
        let notice = "favourites.json cannot be read or written: Is a directory."
        try await user.wait(for: "the notice") { user.texts.contains { $0.hasPrefix(notice) } }
        try await user.see("Oslo")
        try await user.takePicture("notice")
        try FileManager.default.removeItem(at: taken)
        user.press("alt+r")
        try await user.wait(for: "no notice") { !user.texts.contains { $0.hasPrefix(notice) } }
        user.press("alt+f")
        try await user.wait(for: "no mark") {
            user.contents(of: "GtkListItemWidget") == ["Oslo Norway 🇳🇴 go-next-symbolic"]
        }
    }

    /// Hidden views are released on a memory warning, and made again.
    private static func releaseViews(_ user: User, _ views: CountingViews) async throws {
        user.press("alt+2")
        try await user.see(event: "Favourites.viewDidAppear", count: 4)
        user.type("os")
        try await user.wait(for: "the search") { user.searchText == "os" }
        user.press("alt+1")
        try await user.see(event: "Cities.viewDidAppear", count: 5)
        views.countWidgets()
        print("== before the memory warning", views.lines.joined(separator: "\n"), separator: "\n")
        user.session.window.receiveMemoryWarning()
        try await user.wait(for: "the end of the views") { true }
        print("== after the memory warning", views.lines.joined(separator: "\n"), separator: "\n")
        try user.click("Favourites")
        try await user.see(event: "Favourites.viewDidAppear", count: 5)
        views.countWidgets()
        print("== search", user.searchText, separator: "\n")
        print("== shown again", views.lines.joined(separator: "\n"), separator: "\n")
    }
}
