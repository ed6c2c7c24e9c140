import Foundation
import StoryCode
import TourOptions

/// Runs the flow of a small app and prints its events side by side with those that UIKit's documentation and reports
/// describe.
///
/// A `~` marks the animation, or a turn of the run loop. `--timeline <file>`, `--page <file>` and `--trace <file>` write
/// pictures of the run.
@main
struct FlowTour {
    static func main() {
        let options = TourOptions(title: "FlowTour")
        let flow = Flow(options)
        start(flow)
        push(flow)
        switchTabs(flow)
        present(flow)
        options.write()
        options.checkReleases()
        print(flow.differences == 0 ? "\nAll as expected." : "\n\(flow.differences) lines differ.")
        if flow.differences > 0 { exit(EXIT_FAILURE) }
    }

    static func start(_ flow: Flow) {
        flow.step(
            "Launch: only the selected tab is loaded",
            expecting: [
                "Cities.viewDidLoad", "Cities.viewWillAppear", "Cities.viewIsAppearing", "~", "Cities.viewDidAppear",
            ]
        ) {
            flow.launch()
        }
    }

    static func push(_ flow: Flow) {
        flow.step(
            "Push: the old screen disappears before the new one has appeared",
            expecting: [
                "Lisbon.viewDidLoad", "Cities.viewWillDisappear", "Lisbon.viewWillAppear", "Lisbon.viewIsAppearing",
                "~", "Cities.viewDidDisappear", "Lisbon.viewDidAppear",
            ]
        ) {
            flow.stack.pushViewController(flow.screen("Lisbon"), animated: true)
        }
        flow.step(
            "A swipe back that is cancelled",
            expecting: [
                "Lisbon.viewWillDisappear", "Cities.viewWillAppear", "Cities.viewIsAppearing", "~",
                "Cities.viewWillDisappear", "Cities.viewDidDisappear", "Lisbon.viewWillAppear",
                "Lisbon.viewIsAppearing", "Lisbon.viewDidAppear",
            ]
        ) {
            flow.swipeBackAndCancel()
        }
    }

    static func switchTabs(_ flow: Flow) {
        flow.step(
            "Select the other tab: it appears before the old one disappears",
            expecting: [
                "Settings.viewDidLoad", "Settings.viewWillAppear", "Lisbon.viewWillDisappear",
                "Lisbon.viewDidDisappear", "Settings.viewIsAppearing", "~", "Settings.viewDidAppear",
            ]
        ) {
            flow.tabs.selectedIndex = 1
        }
    }

    static func present(_ flow: Flow) {
        let photo = flow.screen("Photo")
        photo.modalPresentationStyle = .fullScreen
        flow.step(
            "Present in full screen: the new screen has appeared before the old one has disappeared",
            expecting: [
                "Photo.viewDidLoad", "Settings.viewWillDisappear", "Photo.viewWillAppear", "Photo.viewIsAppearing",
                "~", "Photo.viewDidAppear", "Settings.viewDidDisappear", "presented",
            ]
        ) {
            flow.tabs.present(photo, animated: true) { flow.log.add("presented") }
        }
        flow.step(
            "Present a sheet: the screen behind it stays",
            expecting: [
                "Share.viewDidLoad", "Share.viewWillAppear", "Share.viewIsAppearing", "~", "Share.viewDidAppear",
            ]
        ) {
            photo.present(flow.screen("Share"), animated: true)
        }
        flow.step(
            "Dismiss both at once",
            expecting: [
                "Share.viewWillDisappear", "Photo.viewWillDisappear", "Settings.viewWillAppear",
                "Settings.viewIsAppearing", "~", "Settings.viewDidAppear", "Share.viewDidDisappear",
                "Photo.viewDidDisappear", "dismissed",
            ]
        ) {
            flow.tabs.dismiss(animated: true) { flow.log.add("dismissed") }
        }
    }
}
