import StoryCodeDrawing
import Testing

/// Vectors of drawings.
struct DrawingPointTests {
    @Test(
        arguments: [(3, 4, 0.6, 0.8), (0.375, 0.5, 0.6, 0.8), (0, -1, 0, -1), (0, 0, 1, 0)]
            as [(Double, Double, Double, Double)]
    )
    func normalizedVectorHasTheLengthOne(x: Double, y: Double, normalizedX: Double, normalizedY: Double) {
        let vector = DrawingPoint(x: x, y: y).normalized
        #expect(abs(vector.x - normalizedX) < 1e-9 && abs(vector.y - normalizedY) < 1e-9)
    }
}
