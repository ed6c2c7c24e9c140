/// The styles of pages, light and dark, with the colours of the drawings.
enum PageStyle {
    /// Text, colours, controls, lists of rows, and print.
    static let common = """
        :root{color-scheme:light dark;--back:#ffffff;--ink:#24292f;--soft:#57606a;--hair:#d8dee4;--tint:#f6f8fa;
        --accent:#0550ae;--wash:#e8f0fb;--alert:#b42318;--alertwash:#fff1ef;--good:#2f7a3f;--goodwash:#e6f4e8;
        --code:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace}
        @media screen and (prefers-color-scheme:dark){
        :root{--back:#0d1117;--ink:#e6edf3;--soft:#9198a1;--hair:#2b323b;--tint:#161b22;
        --accent:#79c0ff;--wash:#14253b;--alert:#ff7b72;--alertwash:#2d1514;--good:#6bc46d;--goodwash:#12291a}
        }
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
        body{margin:0;background:var(--back);color:var(--ink);
        font:14px/1.5 system-ui,-apple-system,'Segoe UI','Helvetica Neue',Arial,sans-serif}
        h1,h2,h3,p,ul,ol,dl,dd,pre,form{margin:0;padding:0}ul,ol{list-style:none}
        h1{font-size:21px;font-weight:650;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere}
        h2{font-size:13px;font-weight:650;line-height:20px}
        h3{font-size:12px;font-weight:650;color:var(--soft);margin:18px 0 4px}
        a{color:inherit;text-decoration:none}a:hover .event{text-decoration:underline}
        [hidden]{display:none!important}
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .static .interactive{display:none}
        .interactive-page .transcript{display:none}
        :focus-visible{outline:2px solid var(--accent);outline-offset:1px}

        .masthead{padding:18px 24px 12px}
        .masthead p{color:var(--soft);max-width:110ch;margin-top:2px;overflow-wrap:anywhere}
        section{padding:14px 24px;min-width:0}
        section>h2{margin-bottom:8px}
        .transcript{border-top:1px solid var(--hair)}
        .transcript pre{font:12px/1.6 var(--code);white-space:pre-wrap;overflow-wrap:anywhere}

        button,select,input[type=search]{font:inherit;font-size:13px;color:var(--ink);background:var(--back);
        border:1px solid var(--hair);border-radius:7px;height:30px;margin:0;min-width:0}
        button{padding:0;width:30px;display:inline-grid;place-items:center;cursor:pointer}
        button.text{width:auto;padding:0 12px;white-space:nowrap}
        button:hover,select:hover{background:var(--tint)}button[aria-disabled=true]{opacity:.4;cursor:default}
        input[type=search]{padding:0 10px;flex:1 1 100px}select{padding:0 6px;flex:0 1 auto;max-width:136px}
        input[type=range],input[type=checkbox]{accent-color:var(--accent)}
        .check{display:inline-flex;align-items:center;gap:5px;font-size:13px;white-space:nowrap}
        .check input{margin:0}
        .icon{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;
        stroke-linejoin:round}

        #filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px 10px;padding-bottom:10px}
        #count{color:var(--soft);font-size:13px;font-variant-numeric:tabular-nums}
        #details{overflow:auto;margin:0 -24px;padding:0 24px 16px}
        .rows{position:relative;overflow:auto;overscroll-behavior:contain}
        .space{position:relative}
        .row{position:absolute;left:0;right:0;display:flex;align-items:center;gap:8px;padding:0 24px;cursor:default;
        white-space:nowrap;overflow:hidden}
        .row:hover{background:var(--tint)}
        .row[aria-selected=true]{background:var(--wash);box-shadow:inset 3px 0 var(--accent)}
        .number{color:var(--soft);font-size:12px;font-variant-numeric:tabular-nums}
        .receiver{color:var(--soft)}.event{color:var(--ink)}
        .count{color:var(--soft);font-weight:400}
        dl{display:grid;grid-template-columns:max-content 1fr;gap:3px 14px;font-size:13px}
        dt{color:var(--soft)}dd{min-width:0;overflow-wrap:anywhere}
        .diagnostic{margin:10px 0;padding:10px 12px;border-left:3px solid var(--alert);background:var(--alertwash);
        border-radius:0 7px 7px 0;overflow-wrap:anywhere}
        .diagnostic p+p{margin-top:6px}

        @media (forced-colors:active){
        [aria-selected=true],[aria-current]>.node,li[aria-current]{outline:2px solid Highlight;outline-offset:-2px}
        }
        @media print{
        .interactive{display:none!important}.interactive-page .transcript{display:block}
        .masthead,section{padding-left:0;padding-right:0}
        }

        """
}
