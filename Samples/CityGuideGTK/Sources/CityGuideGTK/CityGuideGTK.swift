import CityGuideBase
import CityGuideKit
import Foundation
import GuideWidgets
import TourOptions

/// A guide to cities in a window of GTK.
///
/// The screens are those of CityGuideKit; this program shows them with native widgets. `--link <link>` names the first
/// screen, such as `cities/oslo-no`, `--data <folder>` names the folder of the app's files, and `--log <file>` writes the
/// events of the screens. `--timeline`, `--page` and `--trace` write pictures of the run, and `--live <folder>` a page that
/// follows it.
@main
struct CityGuideGTK {
    // Not asynchronous: a program with an asynchronous `main` leaves the main thread, to which GTK is bound.
    static func main() {
        let others: KeyValuePairs = ["--link": "<link>", "--data": "<folder>", "--log": "<file>"]
        let options = TourOptions(title: "CityGuideGTK", others: others)
        let folder = options.value(of: "--data").map { URL(filePath: $0) } ?? DataFolder.standard()
        do {
            let session = try GuideSession(folder: folder, link: options.value(of: "--link"))
            options.show("flow") { [weak session] in session?.link }
            session.run()
            options.write()
            options.write(session.events, toFileOf: "--log")
        } catch let error as LinkError {
            TourOptions.fail("\(error)", EX_USAGE)
        } catch {
            TourOptions.fail("\(error)", EXIT_FAILURE)
        }
    }
}
