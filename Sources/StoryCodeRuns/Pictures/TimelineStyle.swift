/// The style of a timeline, light and dark.
enum TimelineStyle {
    static let text = """

        text{font-family:-apple-system,'Segoe UI','Helvetica Neue',Arial,sans-serif;font-size:11px;fill:#24292f}
        .title{font-size:15px;font-weight:bold}.lane{font-size:12px;font-weight:bold}.end{text-anchor:end}
        .small{font-size:10px;fill:#57606a}.label{font-size:10.5px}.page{fill:#ffffff}svg:root{background:#ffffff}
        .heading{font-size:12px;font-weight:bold;fill:#0550ae}.chapter path{fill:none;stroke:#0550ae;stroke-width:1.3}
        .turn{stroke:#8c959f;stroke-dasharray:1 3;fill:none}.stem{stroke:#57606a;fill:none}
        .state{stroke-width:1}.loaded{fill:#eef1f4;stroke:#8c959f}
        .appearing{fill:#d6ebd9;stroke:#2f7a3f;stroke-dasharray:3 2}.appeared{fill:#9fd4a8;stroke:#2f7a3f}
        .disappearing{fill:#f6e2c4;stroke:#a8691a;stroke-dasharray:3 2}
        .mark{fill:#1f2328;stroke:#1f2328;stroke-width:1.3}.mark .hollow{fill:#ffffff}.mark .line{fill:none;stroke-width:2}
        .mark .alert{fill:#ffebe9;stroke:#b42318}.mark .alertline{fill:none;stroke:#b42318;stroke-width:1.6}
        .alerttext{fill:#b42318}
        @media screen and (prefers-color-scheme:dark){
        text{fill:#e6edf3}.small{fill:#9198a1}.page{fill:#0d1117}svg:root{background:#0d1117}.heading{fill:#79c0ff}.chapter path{stroke:#539bf5}
        .turn{stroke:#6e7681}.stem{stroke:#9198a1}.loaded{fill:#1c2128;stroke:#768390}
        .appearing{fill:#163820;stroke:#57ab5a}.appeared{fill:#2b6a39;stroke:#6bc46d}
        .disappearing{fill:#47310f;stroke:#c69026}.mark{fill:#f0f3f6;stroke:#f0f3f6}.mark .hollow{fill:#0d1117}
        .mark .alert{fill:#3d1513;stroke:#ff7b72}.mark .alertline{stroke:#ff7b72}.alerttext{fill:#ff7b72}
        }

        """
}
