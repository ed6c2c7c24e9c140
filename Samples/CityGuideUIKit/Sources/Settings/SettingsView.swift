import CityGuideBase
import CityGuideSettings
import SwiftUI
import UIKit

/// The settings in SwiftUI, which observes what the model reads.
struct SettingsView: View {
    let model: SettingsModel
    let language: Language
    let done: @MainActor () -> Void

    var body: some View {
        List {
            ForEach(model.page(matching: "").rows) { row in
                Button("\(row.title): \(row.detail)") { model.activate(row.id) }
            }
            Button(language.done, action: done)
        }
    }

    func hosted() -> UIViewController { UIHostingController(rootView: self) }
}
