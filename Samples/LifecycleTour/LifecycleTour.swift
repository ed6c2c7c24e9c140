import StoryCode
import TourOptions

/// Prints the lifetime of a scene, step by step, with the receivers of each event in order.
///
/// `--timeline <file>`, `--page <file>` and `--trace <file>` write pictures of the run.
@main
struct LifecycleTour {
    static func main() {
        let options = TourOptions(title: "LifecycleTour")
        eventLog.didBeginStep = options.note
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))

        print("The lifetime of a scene")
        eventLog.step("Instantiate the scene, connect and awake")
        window.rootViewController = makeCity()
        window.rootViewController?.unloadsViewOnMemoryWarning = true

        eventLog.step("Show the window: the view is loaded, appears and is laid out")
        window.makeKeyAndVisible()

        eventLog.step("Hide the window: the view disappears")
        window.isHidden = true
        eventLog.printAlive()

        eventLog.step("Receive a memory warning: the hidden view is torn down")
        window.receiveMemoryWarning()
        eventLog.printAlive()

        eventLog.step("Show the window again: a new view, the same helpers")
        window.isHidden = false

        eventLog.step("Hide the window again")
        window.isHidden = true

        eventLog.step("Release the scene")
        window.rootViewController = nil
        eventLog.printAlive()
        options.write()
        options.checkReleases()
    }
}
