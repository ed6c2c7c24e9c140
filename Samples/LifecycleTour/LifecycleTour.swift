import StoryCode

/// The whole life of a scene, step by step, and who is told what, in order.
@main
struct LifecycleTour {
    static func main() {
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))

        print("The life of a scene")
        journal.step("Instantiate, connect, awake")
        window.rootViewController = makeCity()
        window.rootViewController?.unloadsViewOnMemoryWarning = true

        journal.step("Show the window: load, appear, lay out")
        window.makeKeyAndVisible()

        journal.step("Hide it: disappear")
        window.isHidden = true
        journal.printAlive()

        journal.step("Memory is short: the hidden view is torn down")
        window.receiveMemoryWarning()
        journal.printAlive()

        journal.step("Show it again: another view, the same helpers")
        window.isHidden = false

        journal.step("Hide it again: disappear")
        window.isHidden = true

        journal.step("Release the scene")
        window.rootViewController = nil
        journal.printAlive()
    }
}
