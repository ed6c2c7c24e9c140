import Foundation
import StoryCode

/// Walks through a small app and prints, side by side, what its screens were told and what UIKit tells them.
///
/// A `~` stands where the animation runs, or the run loop turns.
@main
struct FlowTour {
    static func main() {
        let flow = Flow()
        start(flow)
        push(flow)
        switchTabs(flow)
        present(flow)
        print(flow.differences == 0 ? "\nAll as expected." : "\n\(flow.differences) lines differ.")
        if flow.differences > 0 { exit(EXIT_FAILURE) }
    }

    static func start(_ flow: Flow) {
        flow.step(
            "Launch: the selected tab alone is loaded",
            expecting: [
                "Cities.viewDidLoad", "Cities.viewWillAppear", "Cities.viewIsAppearing", "~", "Cities.viewDidAppear",
            ]
        ) {
            flow.launch()
        }
    }

    static func push(_ flow: Flow) {
        flow.step(
            "Push: the old one is gone before the new one is there",
            expecting: [
                "Lisbon.viewDidLoad", "Cities.viewWillDisappear", "Lisbon.viewWillAppear", "Lisbon.viewIsAppearing",
                "~", "Cities.viewDidDisappear", "Lisbon.viewDidAppear",
            ]
        ) {
            flow.stack.pushViewController(screen("Lisbon", journal: flow.journal), animated: true)
        }
        flow.step(
            "A swipe back that the finger takes back",
            expecting: [
                "Lisbon.viewWillDisappear", "Cities.viewWillAppear", "Cities.viewIsAppearing", "~",
                "Cities.viewWillDisappear", "Cities.viewDidDisappear", "Lisbon.viewWillAppear",
                "Lisbon.viewDidAppear",
            ]
        ) {
            flow.swipeBackAndLetGo()
        }
    }

    static func switchTabs(_ flow: Flow) {
        flow.step(
            "The other tab: it comes before the old one goes",
            expecting: [
                "Settings.viewDidLoad", "Settings.viewWillAppear", "Lisbon.viewWillDisappear",
                "Lisbon.viewDidDisappear", "Settings.viewIsAppearing", "~", "Settings.viewDidAppear",
            ]
        ) {
            flow.tabs.selectedIndex = 1
        }
    }

    static func present(_ flow: Flow) {
        let photo = screen("Photo", journal: flow.journal)
        photo.modalPresentationStyle = .fullScreen
        flow.step(
            "Full screen: the new one is there before the old one is gone",
            expecting: [
                "Photo.viewDidLoad", "Settings.viewWillDisappear", "Photo.viewWillAppear", "Photo.viewIsAppearing",
                "~", "Photo.viewDidAppear", "Settings.viewDidDisappear", "presented",
            ]
        ) {
            flow.tabs.present(photo, animated: true) { flow.journal.note("presented") }
        }
        flow.step(
            "A sheet over it: what is behind stays",
            expecting: [
                "Share.viewDidLoad", "Share.viewWillAppear", "Share.viewIsAppearing", "~", "Share.viewDidAppear",
            ]
        ) {
            photo.present(screen("Share", journal: flow.journal), animated: true)
        }
        flow.step(
            "Dismiss both at once",
            expecting: [
                "Share.viewWillDisappear", "Photo.viewWillDisappear", "Settings.viewWillAppear",
                "Settings.viewIsAppearing", "~", "Settings.viewDidAppear", "Share.viewDidDisappear",
                "Photo.viewDidDisappear", "dismissed",
            ]
        ) {
            flow.tabs.dismiss(animated: true) { flow.journal.note("dismissed") }
        }
    }
}
