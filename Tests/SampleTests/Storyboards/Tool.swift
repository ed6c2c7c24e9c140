#if os(Linux) || os(macOS)
    import Foundation

    /// The command line tool and its inputs.
    enum Tool {
        /// The path of the sample file.
        static let guide = Program.package.appending(path: "Tests/SampleTests/Storyboards/Guide.storyboard").path

        /// Runs the tool.
        static func run(_ arguments: [String], in folder: URL? = nil) throws -> Program.Outcome {
            try Program.run(Program.folder.appending(path: "storyboard"), arguments, in: folder)
        }

        /// The classes of the controllers of the sample file, without actions.
        static let controllers = ["CitiesController", "CityController", "NewCityController"]
            .map { "class \($0): UIViewController { var population: UILabel! }\n" }.joined()

        /// Returns the text of the sample file, with a part replaced.
        static func text(replacing part: String = "", with other: String = "") throws -> String {
            let text = try String(contentsOf: URL(filePath: guide), encoding: .utf8)
            return part.isEmpty ? text : text.replacing(part, with: other)
        }

        /// The text of the sample file, with a dangling segue.
        static var broken: String {
            get throws {
                try text(replacing: "\"det-00-vwc\" kind=\"show\"", with: "\"gone\" kind=\"show\"")
            }
        }
    }
#endif
