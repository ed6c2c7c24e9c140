import CityGuideKit
import CityGuideModels
import Foundation
import GuideWidgets
import TourOptions

/// A guide to cities in a window of GTK.
///
/// The screens are those of CityGuideKit; this program shows them with native widgets. `--help` lists its options, which
/// are those of CityGuide in the terminal. Both have the same files, so each of them begins where the other one has ended.
@main
struct CityGuideGTK {
    private static let help = """
        CityGuideGTK shows several hundred cities in a window. Press F1 in it for the keys.

          CityGuideGTK --open cities/oslo-no/bergen-no    begins with a city
          CityGuideGTK --delay 3000 --failures 1          loads slowly, and fails once
        """

    // Not asynchronous: a program with an asynchronous `main` leaves the main thread, to which GTK is bound.
    static func main() {
        // A write to a full disk fails instead.
        signal(SIGXFSZ, SIG_IGN)
        let tour = TourOptions(title: "CityGuideGTK", help: help, others: GuideOptions.known)
        do {
            let session = try GuideSession(GuideOptions { tour.value(of: $0) })
            tour.show("flow") { [weak session] in session?.link }
            session.run()
            tour.write()
            tour.write(session.events, toFileOf: "--log")
        } catch {
            TourOptions.fail("\(error)", error is LinkError || error is OptionError ? EX_USAGE : EXIT_FAILURE)
        }
    }
}
