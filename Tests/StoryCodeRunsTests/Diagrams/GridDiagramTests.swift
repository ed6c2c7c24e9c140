import StoryCodeDrawing
import Testing

/// Rows of boxes and the lines of their names.
struct GridDiagramTests {
    @Test func onlyArrowsToOtherDiagramsNeedALane() {
        func height(leadsOut: Bool) -> Double {
            var box = GridDiagram.Box(width: 80, height: 40)
            box.leadsOut = leadsOut
            let place = DrawingPoint(x: 0, y: 0)
            return GridDiagram([box], [], locations: [place], entry: nil).bounds.height
        }
        #expect([height(leadsOut: false), height(leadsOut: true)] == [72, 74])
    }

    @Test func namesAreBrokenBetweenTheirWords() {
        let lines = SVGText.wrapped("CityDetailHTTPController", width: 90, size: 10, lines: 3)
        #expect(lines == ["CityDetail", "HTTPController"])
    }
}
