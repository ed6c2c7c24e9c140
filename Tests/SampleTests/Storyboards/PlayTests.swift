#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The steps of `storyboard play`, with the log and the messages.
    @Suite(.waitsForPrograms)
    struct PlayTests {
        /// Plays the sample file, with a part replaced, and returns the lines of the log and the status.
        private func play(
            _ arguments: String...,
            replacing part: String = "",
            with other: String = "",
            files: [String: String] = [:]
        ) throws -> (lines: [String], status: Int32) {
            let files = try files.merging(["Guide.storyboard": Tool.text(replacing: part, with: other)]) { own, _ in own
            }
            return try Program.withFolder(files) { folder in
                let outcome = try Tool.run(["play", "Guide.storyboard"] + arguments, in: folder)
                return (outcome.output.split(separator: "\n").map(String.init), outcome.status)
            }
        }

        /// Returns the sections, the notes, the problems and the appearances of a log.
        private func summary(_ lines: [String]) -> [String] {
            lines.filter { line in
                ["== ", "! ", "   note: ", "   ! "].contains(where: line.hasPrefix)
                    || line.hasSuffix(".viewDidAppear(true)") || line.contains(" sends ")
            }
        }

        @Test func eventsOfSegue() throws {
            let (lines, status) = try play("--perform", "showCity")
            #expect(status == 0)
            let city = lines.drop { $0 != "== perform showCity" }.filter { $0.hasPrefix("   Cit") }
            #expect(
                city == [
                    "   City.willMove(toParent: navigationController (Cities))", "   City.loadView",
                    "   City.viewDidLoad", "   Cities.viewWillDisappear(true)", "   City.viewWillAppear(true)",
                    "   City.viewIsAppearing(true)", "   City.updateProperties",
                    "   City.viewWillLayoutSubviews", "   City.viewDidLayoutSubviews",
                    "   Cities.viewDidDisappear(true)",
                    "   City.viewDidAppear(true)", "   City.didMove(toParent: navigationController (Cities))",
                ]
            )
        }

        @Test func stepsAreTakenInTheirOrder() throws {
            let (lines, status) = try play(
                "--perform",
                "showCity",
                "--back",
                "--perform=add",
                "--dismiss",
                "--perform",
                "add",
                "--unwind",
                "done",
                "--tab",
                "About",
                "--tab",
                "1"
            )
            #expect(status == 0)
            #expect(
                summary(lines) == [
                    "== start (iOS)", "== perform showCity", "   City.viewDidAppear(true)",
                    "   viewController.viewDidAppear(true)", "== back", "   Cities.viewDidAppear(true)",
                    "== perform add", "   navigationController (add-00-nav).viewDidAppear(true)",
                    "   NewCityController.viewDidAppear(true)", "== dismiss",
                    "   tabBarController.viewDidAppear(true)", "   navigationController (Cities).viewDidAppear(true)",
                    "   Cities.viewDidAppear(true)", "== perform add",
                    "   navigationController (add-00-nav)#2.viewDidAppear(true)",
                    "   NewCityController#2.viewDidAppear(true)", "== unwind done",
                    "   tabBarController.viewDidAppear(true)", "   navigationController (Cities).viewDidAppear(true)",
                    "   Cities.viewDidAppear(true)", "== tab About", "== tab 1",
                ]
            )
            let tabs = lines.drop { $0 != "== tab About" }.filter { $0.hasSuffix("viewDidAppear(false)") }
            #expect(
                tabs == [
                    "   About.viewDidAppear(false)", "   navigationController (Cities).viewDidAppear(false)",
                    "   Cities.viewDidAppear(false)",
                ]
            )
        }

        @Test func titleOfTabMayBeANumber() throws {
            let tab = "<tabBarItem key=\"tabBarItem\" title=\"About\""
            func selected(_ name: String) throws -> Bool {
                let (lines, _) = try play("--tab=\(name)", replacing: tab, with: tab.replacing("About", with: "2024"))
                return lines.contains("   About.viewDidAppear(false)")
            }
            #expect(try selected("2024"))
            #expect(try selected("2"))
            for name in ["1", "0", "3", "-1", "\(Int.min)", "\(Int.max)"] { #expect(try !selected(name)) }
        }

        @Test func unwindToSceneWithoutClass() throws {
            let file = "Guide.storyboard"
            let text = try Tool.text(replacing: " customClass=\"CitiesController\"")
            try Program.withFolder([file: text]) { folder in
                let outcome = try Tool.run(["play", file, "--perform", "add", "--unwind", "done"], in: folder)
                #expect(outcome.status == 1)
                #expect(
                    outcome.output.hasSuffix(
                        """
                        but no earlier scene has a class of the program. To fix: Name the scene, such as "unwind done to \
                        navigationController (add-00-nav)", of "navigationController (add-00-nav)", "Cities", \
                        "navigationController (Cities)", "About", "tabBarController".

                        """
                    )
                )
            }
        }

        @Test func tapSendsActionsAndPerformsSegues() throws {
            let connections = """
                <action selector="cityTapped:" destination="cit-00-tvc" id="act-1"/>
                <action selector="log:" destination="fir-00-cit" id="act-2"/>
                <action selector="copy:" destination="gone" id="act-3"/>
                <segue destination="det-00-vwc" kind="show" identifier="showCity"
                """
            let expected = [
                "   tableViewCell \"city\" sends cityTapped: to Cities",
                "   tableViewCell \"city\" sends log: to the first responder",
                "   tableViewCell \"city\" sends copy: to an object outside the scene",
                "   City.viewDidAppear(true)", "   viewController.viewDidAppear(true)",
            ]
            for name in ["city", "cel-00-cit", "cityTapped:", "cityTapped"] {
                let (lines, status) = try play(
                    "--tap",
                    name,
                    replacing: "<segue destination=\"det-00-vwc\" kind=\"show\" identifier=\"showCity\"",
                    with: connections
                )
                #expect(status == 0)
                #expect(summary(lines) == ["== start (iOS)", "== tap \(name)"] + expected)
            }
        }

        @Test func controlIsNamedByWhatItShows() throws {
            let controls = [
                ("button", "title=\"A\"", ""), ("textField", "text=\"B\"", ""), ("view", "label=\"C\"", ""),
                ("button", "", "<state key=\"normal\" title=\"D\"/>"),
                ("button", "", "<buttonConfiguration key=\"configuration\" title=\"E\"/>"),
                ("button", "", "<buttonCell key=\"cell\" title=\"F\"/>"),
                ("textField", "", "<textFieldCell key=\"cell\" title=\"G\"/>"),
                ("view", "", "<accessibility key=\"accessibilityConfiguration\" label=\"H\"/>"),
                ("segmentedControl", "", "<segments><segment title=\"I\"/><segment title=\"second\"/></segments>"),
                ("tableViewCell", "", "<view key=\"contentView\"><label text=\"J\"/><label text=\"no name\"/></view>"),
                ("textField", "placeholder=\"K\"", ""), ("view", "userLabel=\"L\"", ""),
                ("tableViewCell", "reuseIdentifier=\"M\"", ""), ("barButtonItem", "systemItem=\"N\"", ""),
                ("button", "title=\"\" userLabel=\"O\"", ""),
            ]
            let action = "<connections><action selector=\"a\" destination=\"tbl-00-cit\"/></connections>"
            let elements = controls.enumerated().map { number, control in
                "<\(control.0) \(control.1) id=\"k\(number)\">\(control.2)\(action)</\(control.0)>"
            }
            let names = "ABCDEFGHIJKLMNO".map { String($0) }
            let cell = "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"city\" id=\"cel-00-cit\">"
            let (lines, status) = try play(
                "--script",
                "Taps.txt",
                "--tap",
                "no name",
                replacing: cell,
                with: elements.joined() + cell,
                files: ["Taps.txt": (names + ["second"]).map { "tap \($0)\n" }.joined()]
            )
            #expect(status == 1)
            let taps = zip(controls.map { $0.0 } + ["segmentedControl"], names + ["I"])
            #expect(
                lines.filter { $0.contains(" sends ") }
                    == taps.map { "   \($0) \"\($1)\" sends a to tableView \"tbl-00-cit\"" }
            )
            #expect(lines.last?.hasPrefix("! No control on the screen is named \"no name\". ") == true)
        }

        @Test func controlWithoutALabelIsNamedByItsID() throws {
            let cell = "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"city\" id=\"cel-00-cit\">"
            let action = "<action selector=\"add\" destination=\"cit-00-tvc\" id=\"act-1\"/>"
            let unnamed = "<tableViewCell id=\"cel-2\"><connections>\(action)</connections></tableViewCell>"
            let (lines, _) = try play("--tap", "cel-2", replacing: cell, with: unnamed + cell)
            #expect(lines.last == "   tableViewCell \"cel-2\" sends add to Cities")
        }

        @Test func actionWithoutADestinationLeavesTheScene() throws {
            let cell = "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"city\" id=\"cel-00-cit\">"
            let connections = "<connections><action selector=\"add\"/></connections>"
            let unnamed = "<tableViewCell id=\"cel-2\">\(connections)</tableViewCell>"
            let (lines, _) = try play("--tap", "cel-2", replacing: cell, with: unnamed + cell)
            #expect(lines.last == "   tableViewCell \"cel-2\" sends add to an object outside the scene")
        }

        @Test func tapOfLabelOfTwoControlsIsAProblem() throws {
            let cell = "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"city\" id="
            let twoCells = """
                \(cell)"cel-2"><connections><action selector="a" destination="x" id="y"/></connections></tableViewCell>
                \(cell)"cel-00-cit">
                """
            let (lines, status) = try play(
                "--tap",
                "city",
                replacing: "\(cell)\"cel-00-cit\">",
                with: twoCells
            )
            #expect(status == 1)
            #expect(
                lines.last == """
                    ! "city" names 2 controls: tableViewCell "city" with the id "cel-2", tableViewCell "city" with the id \
                    "cel-00-cit". To fix: Tap one by its id.
                    """
            )
            // The possible steps contain the names that are unique.
            let (others, _) = try play("--tap", "x", replacing: "\(cell)\"cel-00-cit\">", with: twoCells)
            #expect(others.last?.hasSuffix("tap \"cel-2\", \"cel-00-cit\".") == true)
        }

        // This takes hours if the time grows with the square of the number.
        @Test func possibleStepsOfManyControls() throws {
            let cell = "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"city\" id="
            let connections = "<connections><action selector=\"a\"/></connections>"
            let cells = (0..<20_000).map { "\(cell)\"c\($0)\">\(connections)</tableViewCell>" }
            let (lines, status) = try play(
                "--tap",
                "x",
                replacing: "\(cell)\"cel-00-cit\">",
                with: "\(cells.joined(separator: "\n"))\(cell)\"cel-00-cit\">"
            )
            #expect(status == 1)
            #expect(lines.last?.hasSuffix("\"c11\" and 19989 more.") == true)
        }

        /// The names are in the order of the file; the first control has a segue, and the others have actions.
        @Test(arguments: [(12, ""), (13, " and 1 more")])
        func messagesNameADozenControls(count: Int, rest: String) throws {
            let cell = "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"city\" id=\"cel-00-cit\">"
            let segue = "<segue destination=\"det-00-vwc\" kind=\"show\" id=\"s\"/>"
            let cells = (0..<count - 1).map { number in
                let connection = number == 0 ? segue : "<action selector=\"a\"/>"
                return "<tableViewCell id=\"c\(number)\"><connections>\(connection)</connections></tableViewCell>"
            }
            let (lines, _) = try play("--tap", "x", replacing: cell, with: cells.joined() + cell)
            let names = ((0..<count - 1).map { "\"c\($0)\"" } + ["\"city\""]).prefix(12)
            let end = "; tap \(names.joined(separator: ", "))\(rest)."
            #expect(lines.last?.hasSuffix(end) == true, "\(lines.last ?? "")")
        }

        @Test(
            arguments: [
                // Two segues of the scene have one identifier.
                ("identifier=\"add\"", "identifier=\"showCity\"", "\"showCity\""),
                (" identifier=\"add\"", "", "\"showCity\", \"seg-00-add\""),
                ("kind=\"presentation\"", "kind=\"custom\" customClass=\"Fade\"", "\"showCity\""),
            ]
        )
        func messagesNameTheSegues(part: String, other: String, names: String) throws {
            let (lines, status) = try play("--perform", "fly", replacing: part, with: other)
            #expect(status == 1)
            #expect(
                lines.last == """
                    ! No controller on the screen has a segue "fly". Possible here: perform \(names); tab 1 "Cities", \
                    2 "About"; tap "city".
                    """
            )
        }

        @Test func segueIsNamedByItsID() throws {
            let (lines, status) = try play(
                "--perform",
                "seg-00-add",
                "--unwind",
                "seg-00-don",
                replacing: "identifier=\"add\"",
                with: "identifier=\"showCity\""
            )
            #expect(status == 0)
            #expect(
                summary(lines) == [
                    "== start (iOS)", "== perform seg-00-add",
                    "   navigationController (add-00-nav).viewDidAppear(true)",
                    "   NewCityController.viewDidAppear(true)", "== unwind seg-00-don",
                    "   tabBarController.viewDidAppear(true)", "   navigationController (Cities).viewDidAppear(true)",
                    "   Cities.viewDidAppear(true)",
                ]
            )
        }

        @Test func impossibleStepsNameThePossibleOnes() throws {
            let here = """
                Possible here: perform "showCity", "add"; tab 1 "Cities", 2 "About"; tap "city".
                """
            let problems = [
                ("--perform fly", "No controller on the screen has a segue \"fly\""),
                ("--unwind done", "No controller on the screen has an unwind segue \"done\""),
                ("--back", "No navigation controller on the screen has a second controller"),
                ("--dismiss", "No controller is presented"), ("--tab 3", "There is no tab \"3\""),
                ("--tab 0", "There is no tab \"0\""), ("--tab Maps", "There is no tab \"Maps\""),
                ("--tap Save", "No control on the screen is named \"Save\""),
            ]
            for (step, problem) in problems {
                let outcome = try Tool.run(["play", Tool.guide] + step.split(separator: " ").map(String.init))
                #expect(outcome.status == 1)
                #expect(outcome.output.hasSuffix("== \(step.dropFirst(2))\n! \(problem). \(here)\n"))
            }
            let (lines, _) = try play("--perform", "add", "--back")
            #expect(
                lines.last == """
                    ! No navigation controller on the screen has a second controller. Possible here: unwind "done"; \
                    dismiss.
                    """
            )
            let (city, _) = try play("--from", "City", "--tab", "1")
            #expect(city.last == "! No tab bar controller is on the screen. Nothing is possible here.")
        }

        @Test func unwindReturnsToNamedScene() throws {
            let argument = "cityWasAddedWithSegue: to tabBarController"
            let (lines, status) = try play("--perform", "add", "--unwind", argument)
            #expect(status == 0)
            #expect(
                summary(lines).suffix(4) == [
                    "== unwind \(argument)", "   tabBarController.viewDidAppear(true)",
                    "   navigationController (Cities).viewDidAppear(true)", "   Cities.viewDidAppear(true)",
                ]
            )
            let wrong = try play("--perform", "add", "--unwind", "done to Oslo")
            #expect(wrong.status == 1)
            #expect(
                wrong.lines.last == """
                    ! The segue "done" cannot return to "Oslo", only to "navigationController (add-00-nav)", "Cities", \
                    "navigationController (Cities)", "About", "tabBarController"
                    """
            )
            let nowhere = try play("--from", "new-00-vwc", "--unwind", "done to Oslo")
            #expect(nowhere.lines.last == "! The segue \"done\" cannot return to \"Oslo\", only to no scene")
        }

        @Test(arguments: ["go to top", "go to top to Cities"])
        func nameOfAnUnwindSegueMayContainTheSeparator(argument: String) throws {
            let (lines, status) = try play(
                "--perform",
                "add",
                "--unwind",
                argument,
                replacing: "identifier=\"done\"",
                with: "identifier=\"go to top\""
            )
            #expect(status == 0)
            #expect(summary(lines).suffix(4).first == "== unwind \(argument)")
            #expect(summary(lines).last == "   Cities.viewDidAppear(true)")
        }

        @Test func unwindNamesItsAssumption() throws {
            let (lines, status) = try play(
                "--perform",
                "add",
                "--perform",
                "done",
                replacing: "<viewController title=\"About\"",
                with: "<viewController customClass=\"AboutController\" title=\"About\""
            )
            #expect(status == 0)
            #expect(
                lines.contains(
                    """
                       note: The action cityWasAddedWithSegue: is declared in code. The nearest scene with a class is \
                    Cities; "to <scene>" selects another one.
                    """
                )
            )
        }

        @Test func unwindWithoutTargetIsAProblem() throws {
            let (lines, status) = try play("--from", "new-00-vwc", "--unwind", "done")
            #expect(status == 1)
            #expect(
                lines.last == """
                    ! The segue "done" returns to the scene with the action "cityWasAddedWithSegue:", but no earlier scene \
                    has a class of the program. To fix: Start at a scene that leads to this one.
                    """
            )
        }

        @Test func scriptAppliesWhereItIsNamed() throws {
            let script = "\u{FEFF}# The list of cities.\nperform showCity\r\n\n  back\n"
            let (lines, status) = try play(
                "--tab",
                "2",
                "--tab=1",
                "--script",
                "Tour.txt",
                "--perform",
                "add",
                files: ["Tour.txt": script]
            )
            #expect(status == 0)
            #expect(
                lines.filter { $0.hasPrefix("== ") } == [
                    "== start (iOS)", "== tab 2", "== tab 1", "== perform showCity", "== back", "== perform add",
                ]
            )
        }

        @Test func scriptIsReadFromPipe() throws {
            let outcome = try Program.run(
                URL(filePath: "/bin/bash"),
                ["-c", "\"$0\" play \"$1\" --script <(echo tab 2)", Program.folder.appending(path: "storyboard").path]
                    + [Tool.guide]
            )
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("\n== tab 2\n   About.loadView\n"))
        }

        @Test func mistakesInScriptHavePositions() throws {
            let script = "perform add\n  preform\u{7} x\nback 2\n\ntab\nunwind\nperform\t\ntap\n"
            let files = ["Tour.txt": script, "Guide.storyboard": ""]
            try Program.withFolder(files) { folder in
                let outcome = try Tool.run(["play", "--script", "Tour.txt", "Guide.storyboard"], in: folder)
                #expect(outcome.status == 65)
                #expect(
                    outcome.errors == """
                        Tour.txt:2:3: error: There is no step "preform\\u{7}". To fix: Use one of perform, unwind, back, \
                        dismiss, tab, tap.
                        Tour.txt:3:1: error: The step "back" takes no argument, but "2" follows it. To fix: Write "back" \
                        alone.
                        Tour.txt:5:1: error: The step "tab" has no argument. To fix: Write "tab <number or title>".
                        Tour.txt:6:1: error: The step "unwind" has no argument. To fix: Write "unwind <segue>".
                        Tour.txt:7:1: error: The step "perform" has no argument. To fix: Write "perform <segue>".
                        Tour.txt:8:1: error: The step "tap" has no argument. To fix: Write "tap <control>".

                        """
                )
                let missing = try Tool.run(["play", "--script", "None.txt", "Guide.storyboard"], in: folder)
                #expect(missing.status == 66)
                #expect(missing.errors == "storyboard: None.txt cannot be read: No such file or directory\n")
            }
            let (lines, status) = try play("--script", "Tour.txt", files: ["Tour.txt": "\nback"])
            #expect(status == 1)
            #expect(lines.last?.hasPrefix("! Tour.txt:2: No navigation controller on the screen has ") == true)
        }

        @Test func platformIsNamed() throws {
            let runtimes = [
                ("AppleTV", "tvOS", []),
                (
                    "MacOSX.Cocoa", "macOS",
                    ["   note: Controllers with the callbacks of UIKit replace those of AppKit."]
                ),
                (
                    "watchKit", "watchOS",
                    ["   note: Controllers with the callbacks of UIKit replace those of WatchKit."]
                ), ("Amiga", "unknown platform", []),
            ]
            for (runtime, platform, notes) in runtimes {
                let (lines, status) = try play(replacing: "iOS.CocoaTouch", with: runtime)
                #expect(status == 0)
                #expect(summary(lines) == ["== start (\(platform))"] + notes)
            }
        }

        @Test func scenesOfOneClassHaveDistinctNames() throws {
            let (lines, _) = try play(
                "--perform",
                "add",
                replacing: "<viewController title=\"About\"",
                with: "<viewController customClass=\"NewCityController\" title=\"About\""
            )
            let names = Set(lines.compactMap { $0.split(separator: ".").first }.filter { $0.contains("NewCity") })
            #expect(names == ["   NewCityController (About)", "   NewCityController (New City)"])
        }

        @Test func scenesOfOneClassAndTitleAreNamedById() throws {
            let (lines, _) = try play(
                "--perform",
                "add",
                replacing: "<viewController title=\"About\"",
                with: "<viewController customClass=\"NewCityController\" title=\"New City\""
            )
            let names = Set(lines.compactMap { $0.split(separator: ".").first }.filter { $0.contains("NewCity") })
            #expect(names == ["   NewCityController (abo-00-vwc)", "   NewCityController (new-00-vwc)"])
        }

        @Test func sceneWithoutATitleIsNamedByItsLabel() throws {
            let controller = "<navigationController id=\"add-00-nav\""
            let (lines, _) = try play(
                "--perform",
                "add",
                replacing: controller,
                with: "\(controller) userLabel=\"Adding\""
            )
            #expect(summary(lines).contains("   navigationController (Adding).viewDidAppear(true)"))
        }

        @Test func sceneIsNamedByTheTitleOfItsNavigationItem() throws {
            let view = "<view key=\"view\" contentMode=\"scaleToFill\" id=\"vew-00-map\">"
            let item = "<navigationItem key=\"navigationItem\" title=\"Map of the city\" id=\"nit-00-map\"/>"
            let text = try Tool.text(replacing: view, with: item + view)
                .replacing(" title=\"About\" id=\"abo", with: " id=\"abo")
            let (lines, _) = try play("--perform", "showCity", files: ["Guide.storyboard": text])
            let names = Set(lines.compactMap { $0.split(separator: ".").first }.filter { $0.hasPrefix("   view") })
            #expect(names == ["   viewController (About)", "   viewController (Map of the city)"])
        }

        @Test func referenceHasNoName() throws {
            let placeholder = "<viewControllerPlaceholder "
            let (lines, _) = try play(replacing: placeholder, with: "\(placeholder)title=\"About\" ")
            #expect(lines.contains("   About.didMove(toParent: tabBarController)"))
        }

        @Test func tabWithoutATitleHasANumber() throws {
            let tab = "<tabBarItem key=\"tabBarItem\" title=\"About\" id=\"tit-00-abo\"/>"
            let text = try Tool.text(replacing: tab).replacing(" title=\"About\" id=\"abo", with: " id=\"abo")
            let files = ["Guide.storyboard": text]
            #expect(
                try play("--tab", "About", files: files).lines.last == """
                    ! There is no tab "About". Possible here: perform "showCity", "add"; tab 1 "Cities", 2 ""; \
                    tap "city".
                    """
            )
            let (lines, _) = try play("--tab", "2", files: files)
            #expect(lines.contains("   viewController (abo-00-vwc).viewDidAppear(false)"))
        }

        @Test func nearestFileOfANameIsPlayed() throws {
            func storyboard(_ objects: String...) -> String {
                let scenes = objects.map { "<scene><objects>\($0)</objects></scene>" }
                return """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes>
                    \(scenes.joined())</scenes></document>
                    """
            }
            let main = storyboard(
                """
                <viewController id="c" sceneMemberID="viewController"><connections>\
                <segue destination="r" kind="show" identifier="next" id="s"/></connections></viewController>
                """,
                "<viewControllerPlaceholder storyboardName=\"City\" id=\"r\" sceneMemberID=\"viewController\"/>"
            )
            func city(_ name: String) -> String {
                storyboard("<viewController customClass=\"\(name)\" id=\"c\" sceneMemberID=\"viewController\"/>")
            }
            let files = [
                "A/Main.storyboard": main, "A/City.storyboard": city("Near"), "B/City.storyboard": city("Far"),
                "C/City.storyboard": city("Farther"),
            ]
            try Program.withFolder(files) { folder in
                let arguments = ["play", "A/Main.storyboard", "C", "B", "A", "--perform", "next"]
                let outcome = try Tool.run(arguments, in: folder)
                #expect(outcome.status == 0 && outcome.errors.isEmpty)
                #expect(outcome.output.hasSuffix("\n   Near.viewDidAppear(true)\n"), "\(outcome.output)")
            }
        }

        @Test func stepWithoutArgumentTakesNone() throws {
            let outcome = try Tool.run(["play", Tool.guide, "--back=2"])
            #expect(outcome.status == 64)
            #expect(outcome.errors == "storyboard: unknown option '--back=2'\n")
        }

        @Test func namesStayOnTheirLine() throws {
            let (lines, _) = try play(
                replacing: "storyboardIdentifier=\"Cities\"",
                with: "storyboardIdentifier=\"C&#10;== d\""
            )
            #expect(lines.contains("   C\\u{a}== d.viewDidLoad"))
            #expect(lines.filter { $0.hasPrefix("== ") } == ["== start (iOS)"])
            let problem = try play("--tap", "x\n== y", replacing: "\"city\"", with: "\"a&#10;! b\"").lines
            #expect(problem.filter { $0.hasPrefix("== ") } == ["== start (iOS)", "== tap x\\u{a}== y"])
            #expect(problem.last?.hasSuffix("tap \"a\\u{a}! b\".") == true)
        }

        @Test func articleShowsTheLog() throws {
            let page = try Page("Sources/StoryboardLoading/StoryboardLoading.docc/Running-storyboard-files.md")
            let (lines, _) = try play("--tap", "city", "--back", "--tab", "About")
            let back = lines.drop { $0 != "== back" }.prefix(5).joined(separator: "\n")
            #expect(page.blocks("").first == back + "\n")
            let problem = try play("--tab", "Maps").lines.suffix(2).joined(separator: "\n")
            #expect(page.blocks("").last == problem + "\n")
            for command in page.blocks("sh").joined().split(separator: "\n") where command.contains(" play ") {
                #expect(command.hasPrefix("swift run storyboard play Guide.storyboard --"))
            }
            let words = try Tool.run(["play", "--help"]).output.matches(of: /--(\w+)/).map { String($0.1) }
            let steps = page.text.matches(of: /\n\| `(\w+)/).map { String($0.1) }
            #expect(Set(steps) == Set(words).subtracting(["from", "timeline", "page", "trace", "script"]))
        }

        @Test func adviceIsForTheCommandLine() throws {
            let initial = " initialViewController=\"tab-00-bar\""
            let guide = "storyboard \"Guide\" (Guide.storyboard:1)"
            #expect(
                try play(replacing: initial).lines.last == """
                    ! There is no initial scene, only "Cities", "City", "sta-00-map": \(guide). To fix: Choose a scene \
                    with --from, or mark the initial one in Interface Builder.
                    """
            )
            #expect(
                try play("--from", "Oslo").lines.last == """
                    ! There is no scene "Oslo", only "tab-00-bar", "Cities", "City", "sta-00-map": \(guide). To fix: Pass \
                    the identifier or the id of a scene to --from.
                    """
            )
            let reference = "storyboardName=\"Guide\" referencedIdentifier=\"City\""
            #expect(
                try play("--from", "sta-00-map", replacing: reference, with: "storyboardName=\"Other\"").lines.last
                    == """
                    ! No storyboard "Other" is within reach, only "Guide": \(guide) → scene "sta-00-map" \
                    (Guide.storyboard:149). To fix: Pass the file of that storyboard, too.
                    """
            )
            #expect(
                try play(
                    "--from",
                    "sta-00-map",
                    replacing: "referencedIdentifier=\"City\"",
                    with: "referencedIdentifier=\"C\""
                )
                .lines.last?.hasSuffix("To fix: Correct the storyboard reference in Interface Builder.") == true
            )
            for (attributes, performer) in [("customClass=\"Fade\"", "the class Fade"), ("", "a class")] {
                #expect(
                    try play(
                        "--perform",
                        "add",
                        replacing: "kind=\"presentation\"",
                        with: "kind=\"custom\" \(attributes)"
                    )
                    .lines.last == """
                        ! The segue "add" is performed by \(performer), which is not in the file. To fix: Start at its \
                        destination with --from add-00-nav.
                        """
                )
            }
            #expect(
                try play("--perform", "showCity", replacing: "destination=\"det-00-vwc\"", with: "destination=\"gone\"")
                    .lines.last?.hasSuffix("To fix: Connect the segue again in Interface Builder.") == true
            )
            #expect(
                try play(
                    "--perform",
                    "add",
                    "--unwind",
                    "done",
                    replacing: "kind=\"presentation\"",
                    with: "kind=\"show\""
                )
                .lines.contains(
                    """
                       ! Pushing a <NavigationController> is not supported: it was pushed onto <NavigationController>. To \
                    fix: Change the kind of the segue in Interface Builder, such as to Present Modally.
                    """
                )
            )
        }

        @Test func adviceIsForTheAuthorOfTheStoryboard() throws {
            let root = "\"cit-00-tvc\" kind=\"relationship\""
            #expect(
                try play(replacing: root, with: root.replacing("cit-00-tvc", with: "nav-00-cit")).lines.last == """
                    ! The scene contains itself: storyboard "Guide" (Guide.storyboard:1) → scene "nav-00-cit" \
                    (Guide.storyboard:27). To fix: Remove one of the embed segues or references in Interface Builder.
                    """
            )
            let show = "<segue destination=\"det-00-vwc\" kind=\"show\" identifier=\"showCity\" id=\"seg-00-sho\"/>"
            let presentations = ["det-00-vwc", "map-00-vwc"]
                .map { "<segue destination=\"\($0)\" kind=\"presentation\" id=\"to \($0)\"/>" }.joined()
            #expect(
                try play("--tap", "city", replacing: show, with: presentations).lines.filter { $0.contains("! ") } == [
                    """
                       ! Attempt to present <ViewController> on <TableViewController> which is already presenting \
                    <ViewController>. To fix: Dismiss the presented controller first.
                    """
                ]
            )
            let columns = ["masterViewController", "detailViewController", "detailViewController"]
            let relationships = columns.enumerated().map {
                #"<segue destination="c\#($0 + 1)" kind="relationship" relationship="\#($1)" id="s\#($0)"/>"#
            }
            let split = """
                <splitViewController id="c0" sceneMemberID="viewController"><connections>\(relationships.joined())\
                </connections></splitViewController>
                """
            let content = (1...3).map { #"<viewController id="c\#($0)" sceneMemberID="viewController"/>"# }
            #expect(
                try play(controllers: [split] + content).filter { $0.contains("! ") } == [
                    """
                       ! A split view controller is limited to two view controllers: <SplitViewController> was given 3. \
                    To fix: Connect at most two columns in Interface Builder.
                    """
                ]
            )
            // Two segues have one id.
            let shown = """
                <viewController id="c0" sceneMemberID="viewController"><view key="view" id="v"><subviews>\
                <containerView id="k"><connections><segue destination="c1" kind="embed" id="s"/></connections>\
                </containerView></subviews></view><connections><segue destination="c1" kind="show" identifier="next" id="s"/>\
                </connections></viewController>
                """
            #expect(
                try play(controllers: [shown, content[0]], "--perform", "next").last == """
                    ! The segue was performed when its scene was instantiated: storyboard "Scenes" (Scenes.storyboard:1) → \
                    scene "c0" (Scenes.storyboard:2) → embed segue (Scenes.storyboard:2). To fix: Perform a segue that \
                    shows its destination.
                    """
            )
            let nested = (0...101).map {
                """
                <viewController id="c\($0)" sceneMemberID="viewController"><view key="view" id="v\($0)"><subviews>\
                <containerView id="k\($0)"><connections><segue destination="c\($0 + 1)" kind="embed" id="e\($0)"/>\
                </connections></containerView></subviews></view></viewController>
                """
            }
            #expect(
                try play(controllers: nested).last == """
                    ! More than 100 scenes are nested in each other: storyboard "Scenes" (Scenes.storyboard:1) → scene \
                    "c100" (Scenes.storyboard:102). To fix: Show one of the scenes with a segue that the user performs.
                    """
            )
        }

        /// Plays a file with these controllers, and returns the lines of the log.
        private func play(controllers: [String], _ arguments: String...) throws -> [String] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c0"><scenes>
                \(controllers.map { "<scene><objects>\($0)</objects></scene>\n" }.joined())</scenes></document>
                """
            return try Program.withFolder(["Scenes.storyboard": text]) { folder in
                try Tool.run(["play", "Scenes.storyboard"] + arguments, in: folder).output.split(separator: "\n")
                    .map(String.init)
            }
        }
    }
#endif
