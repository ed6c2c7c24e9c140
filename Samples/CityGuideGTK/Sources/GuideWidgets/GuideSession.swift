import CityGuideBase
package import CityGuideKit
import GTKToolkit
import StoryCode

/// A run of the guide in a window.
package final class GuideSession {
    /// The window of the guide.
    package let window: GTKWindow

    private let guide: Guide
    private let memoryMonitor = Desktop.memoryMonitor

    /// Opens the display and makes the screens.
    package init(_ options: GuideOptions, views: (any GuideViews)? = nil) throws {
        guard Desktop.open() else { throw NoDisplay() }
        Desktop.loadStyle(PackageResources.style_css)
        window = GTKWindow(options.language)
        guide = try Guide(
            folder: options.folder,
            window: window,
            views: views ?? GTKViews(language: options.language),
            source: options.source(window.scheduler),
            language: options.language,
            link: options.link
        )
        memoryMonitor?.on("low-memory-warning") { [weak window] in window?.receiveMemoryWarning() }
    }

    /// Shows the window until the user closes it or the system asks the program to end; then the state is saved.
    package func run() {
        window.open(guide)
        MainLoop.run()
        guide.save()
    }

    /// Makes ``run()`` return.
    package func end() { MainLoop.quit() }

    /// The link of what the guide shows.
    package var link: String { guide.link }

    /// The events of all screens.
    package var events: [String] { guide.log.lines }
}

/// The error of a program without a display.
struct NoDisplay: Error, CustomStringConvertible {
    var description: String {
        """
        CityGuideGTK found no display. To fix: Run it on a desktop, or with a virtual display: \
        xvfb-run swift run CityGuideGTK
        """
    }
}
