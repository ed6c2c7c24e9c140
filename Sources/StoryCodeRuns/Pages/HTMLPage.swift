import StoryCodeDrawing

/// An HTML document that loads nothing from elsewhere.
///
/// Without a script, a reader sees what the body contains. The script adds the rest.
struct HTMLPage {
    let title: String
    /// The paragraphs below the title, which are HTML.
    let summary: [String]
    /// The other contents of the body, which are HTML.
    let contents: [String]
    /// Everything as text, for print and for readers without scripts, with its title.
    let transcript: (title: String, text: String)
    /// The data of the script, a JSON document.
    let data: String
    let styles: [String]
    let scripts: [String]
    /// Whether the document loads scripts of its own folder.
    var loadsFolder = false

    /// What the document may load: nothing but its own script and style, or the scripts of its folder.
    private var policy: String {
        let scripts = "script-src 'unsafe-inline'\(loadsFolder ? " 'self' file:" : "")"
        return "default-src 'none'; style-src 'unsafe-inline'; \(scripts); base-uri 'none'; form-action 'none'"
    }

    var document: String {
        """
        <!doctype html>
        <html lang="en" class="static">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="StoryCode">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <title>\(Self.text(title))</title>
        <style>
        \(styles.joined(separator: "\n"))
        </style>
        </head>
        <body>
        <header class="masthead">
        <h1>\(Self.text(title))</h1>
        \(summary.joined(separator: "\n"))
        </header>
        \(contents.joined(separator: "\n"))
        <section class="transcript" aria-labelledby="transcript-heading">
        <h2 id="transcript-heading">\(transcript.title)</h2>
        <pre>
        \(Self.lines(transcript.text))</pre>
        </section>
        <div id="live" class="unseen" role="status"></div>
        <script type="application/json" id="data">
        \(data)
        </script>
        <script>
        \(scripts.joined(separator: "\n"))
        </script>
        </body>
        </html>

        """
    }

    /// Returns a text on one line, escaped for HTML.
    static func text(_ text: String) -> String { SVGText.escaped(SVGText.line(text)) }

    /// Returns lines of text with their spaces, escaped for HTML.
    private static func lines(_ text: String) -> String {
        var lines = String.UnicodeScalarView()
        lines.append(contentsOf: text.unicodeScalars.lazy.filter { $0 == "\n" || !SVGText.isControl($0) })
        return SVGText.escaped(String(lines))
    }
}
