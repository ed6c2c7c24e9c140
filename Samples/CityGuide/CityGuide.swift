import CityGuideBase
import CityGuideKit
import CityGuideModels
import Foundation
import StoryCode
import TerminalToolkit
import TourOptions

/// A guide to cities in a terminal.
///
/// The screens are those of CityGuideKit; this program draws them and passes on keys. `--help` lists its options. If the
/// environment contains `CITYGUIDE_CRASH`, the key `!` stops the program as a mistake in its code does.
@main
struct CityGuide {
    let options: Options
    let window: TerminalWindow
    let guide: Guide

    static func main() {
        // A write to a full disk fails instead.
        signal(SIGXFSZ, SIG_IGN)
        do {
            let options = try Options()
            if let script = options.script {
                try run(script, options)
            } else if let session = TerminalSession() {
                try run(session, options)
            } else {
                TourOptions.fail(
                    "CityGuide needs a terminal. To fix: Run it in one, or pass keys with --script <keys>.",
                    EX_USAGE
                )
            }
        } catch {
            TourOptions.fail("\(error)", error is LinkError || error is OptionError ? EX_USAGE : EXIT_FAILURE)
        }
    }

    private init(
        _ options: Options,
        size: (rows: Int, columns: Int),
        scheduler: some LifecycleScheduler,
        sourceScheduler: some LifecycleScheduler
    ) throws {
        self.options = options
        window = TerminalWindow(size: size, language: options.guide.language, scheduler: scheduler)
        guide = try Guide(
            folder: options.guide.folder,
            window: window,
            views: TerminalViews(),
            source: options.guide.source(sourceScheduler),
            language: options.guide.language,
            link: options.guide.link
        )
        window.guide = guide
        // The pictures show the value of the flow next to the steps.
        options.tour.show("flow") { [weak guide] in guide?.link }
    }

    /// Runs in the terminal until the user or a signal ends the program.
    private static func run(_ session: TerminalSession, _ options: Options) throws {
        let app = try CityGuide(options, size: session.size, scheduler: .task, sourceScheduler: .task)
        let window = app.window
        let crashes = ProcessInfo.processInfo.environment["CITYGUIDE_CRASH"] != nil
        window.transitionDuration = .zero
        window.show = { session.show($0) }
        window.quit = { session.end(EXIT_SUCCESS) }
        session.onKey = { key in
            if crashes, key == .character("!") { fatalError("CITYGUIDE_CRASH is set") }
            window.press(key)
        }
        session.onResize = { window.size = session.size }
        session.run {
            app.guide.start()
            // A signal before this leaves the saved state as it was.
            session.onEnd = { app.finish() }
        }
    }

    /// Presses the keys of a script, or of the lines of the standard input if the script is `-`.
    private static func run(_ keys: String, _ options: Options) throws {
        let (clock, sourceClock) = (ManualClock(), ManualClock())
        let app = try CityGuide(options, size: options.size, scheduler: clock, sourceScheduler: sourceClock)
        let output = FileHandle.standardOutput
        let script = Script(app.window, app.guide, clock: clock, sourceClock: sourceClock) {
            try? output.write(contentsOf: Data($0.utf8))
        }
        app.window.quit = {
            app.finish()
            exit(EXIT_SUCCESS)
        }
        app.guide.start()
        script.showScreen(after: "start")
        if keys == "-" {
            while let line = readLine() { script.run(line) }
        } else {
            script.run(keys)
        }
        app.finish()
    }

    /// Saves the state and writes the files that were requested.
    private func finish() {
        guide.save()
        options.tour.write()
        options.tour.write(guide.log.lines, toFileOf: "--log")
        options.tour.checkReleases()
    }
}
