import Testing

@testable import TerminalToolkit

/// Keys are recognised in any division of their bytes.
struct KeyDecoderTests {
    private static let text =
        "a\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[Z\r\t\u{7F}é東🇳"
    private static let keys: [Key] = [
        .character("a"), .up, .down, .right, .left, .pageUp, .pageDown, .home, .end, .home, .end, .backtab, .enter,
        .tab, .backspace, .character("é"), .character("東"), .character("🇳"),
    ]

    @Test func keysAreRecognised() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(for: Self.text.utf8) == Self.keys)
        #expect(!decoder.isWaiting)
    }

    @Test func bytesMayArriveOneByOne() {
        var decoder = KeyDecoder()
        #expect(Self.text.utf8.flatMap { decoder.keys(for: [$0]) } == Self.keys)
    }

    @Test func escapeAloneIsAKeyWhenNothingFollows() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(for: [0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.finish() == [.escape])
        #expect(!decoder.isWaiting)
        #expect(decoder.finish() == [])
    }

    @Test func escapeBeforeACharacterIsAKey() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(for: "\u{1B}q".utf8) == [.escape, .character("q")])
        #expect(decoder.keys(for: "\u{1B}\u{1B}[A".utf8) == [.escape, .up])
    }

    @Test func unknownKeysAreSkipped() {
        var decoder = KeyDecoder()
        let sequences = ["1;5A", "15~", "201~", "<1;2;3M", "<0;2;3m", "<0;0;3M"].map { "\u{1B}[\($0)" }
        #expect(decoder.keys(for: (sequences.joined() + "\u{1}b").utf8) == [.up, .character("b")])
    }

    @Test func pasteIsOneInput() {
        let bytes = "a\u{1B}[200~Zür\n\u{1B}[Aq\u{1B}[201~b".utf8
        let keys: [Key] = [.character("a"), .paste("Zür\n\u{1B}[Aq"), .character("b")]
        var decoder = KeyDecoder()
        #expect(decoder.keys(for: bytes) == keys)
        #expect(bytes.flatMap { decoder.keys(for: [$0]) } == keys)
    }

    @Test func restOfAPasteMayTakeLong() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(for: "\u{1B}[200~zu".utf8) == [])
        #expect(!decoder.isWaiting)
        #expect(decoder.finish() == [])
        #expect(decoder.keys(for: "r\u{1B}[201~".utf8) == [.paste("zur")])
    }

    @Test func pasteWithoutAnEndIsCut() {
        var decoder = KeyDecoder()
        let text = String(repeating: "x", count: 1 << 16)
        #expect(decoder.keys(for: "\u{1B}[200~\(text)".utf8) == [.paste(text)])
        #expect(decoder.keys(for: "q".utf8) == [.character("q")])
    }

    @Test func mouseIsClicksAndTheWheel() {
        var decoder = KeyDecoder()
        let reports = ["0;12;3M", "0;12;3m", "64;1;1M", "65;1;1M", "2;1;1M"].map { "\u{1B}[<\($0)" }
        #expect(decoder.keys(for: reports.joined().utf8) == [.click(row: 2, column: 11), .up, .down])
    }

    @Test func wrongBytesAreSkipped() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(for: [0x80, 0xC3, 0x28, 0xE6, 0x9D, 0x41, 0xFF, 0x42]) == "(AB".map { .character($0) })
        #expect(decoder.keys(for: [0xF0, 0x9F, 0x8F]) == [])
        #expect(decoder.keys(for: [0x99]) == [.character("🏙")])
    }

    @Test func randomBytesNeverStopTheDecoder() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = seed
        func next() -> UInt64 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return random >> 33
        }
        var decoder = KeyDecoder()
        for _ in 0..<20_000 {
            _ = decoder.keys(for: [next() % 4 == 0 ? 0x1B : UInt8(truncatingIfNeeded: next())])
        }
        _ = decoder.finish()
        let keys = decoder.keys(for: [0x61])
        #expect(keys == [.character("a")], "seed \(seed)")
    }
}
