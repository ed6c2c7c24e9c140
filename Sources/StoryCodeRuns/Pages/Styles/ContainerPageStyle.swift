extension PageStyle {
    /// The page of a dependency container.
    static let container = """
        #components{margin:0 -24px;border-top:1px solid var(--hair)}
        .component{display:grid;grid-template-columns:18px minmax(0,1fr) auto;gap:2px 8px;align-content:center}
        .component b,.component small{overflow:hidden;text-overflow:ellipsis}
        .component b{font-weight:600}.component small{grid-column:2/-1;font-size:12px;color:var(--soft)}
        .lifetime{color:var(--soft);font-size:12px}
        .sign{display:grid;place-items:center;width:18px;height:18px;border:1.5px solid;border-radius:4px;font-size:12px;
        line-height:1;font-weight:700}
        .sign.shared{color:var(--good);background:var(--goodwash)}
        .sign.problem{color:var(--alert);background:var(--alertwash);border-style:dashed}

        .drawing{position:relative;border-top:1px solid var(--hair)}
        .drawing .check{position:absolute;right:24px;top:14px}
        #drawing{overflow:auto;margin:0 -24px;padding:0 24px}
        #drawing svg{display:block;height:auto}#drawing.fit svg{max-width:100%}
        .interactive-page #drawing [data-box]{cursor:pointer}
        #drawing.focused g:not(.near){opacity:.3}
        #drawing .chosen .box{stroke:var(--accent);stroke-width:3}

        .title{font-size:17px;line-height:23px;font-weight:650;overflow-wrap:anywhere;margin-bottom:10px}
        .links li,.candidates li{padding:3px 0;line-height:20px;overflow-wrap:anywhere}
        .links a,.candidates a{font-weight:600}.links a:hover,.candidates a:hover{text-decoration:underline}
        .links small,.candidates small{display:block;color:var(--soft);font-size:12px}
        .candidates{border-left:2px solid var(--hair);padding-left:12px;margin:4px 0 10px}
        .candidates .chosen a,.candidates .chosen b{color:var(--good)}
        .service{overflow-wrap:anywhere}.service code{font:13px var(--code)}
        .remark{margin:8px 0;color:var(--soft);overflow-wrap:anywhere}

        @media screen and (min-width:1000px) and (min-height:520px){
        .interactive-page body{display:flex;flex-direction:column;height:100vh;overflow:hidden}
        .interactive-page main{flex:1;min-height:0;display:grid;border-top:1px solid var(--hair);
        grid-template:minmax(0,1fr) / minmax(230px,3fr) minmax(380px,7fr) minmax(280px,4fr)}
        .interactive-page main>section{display:flex;flex-direction:column;min-height:0;border-top:0}
        .interactive-page .drawing{border:solid var(--hair);border-width:0 1px}
        .interactive-page #components,.interactive-page #drawing,.interactive-page #details{flex:1;min-height:0}
        }
        @media screen and (max-width:999.9px),screen and (max-height:519.9px){
        main>section+section{border-top:1px solid var(--hair)}
        #components{height:44vh;min-height:220px}.interactive-page #drawing{max-height:60vh}
        }
        @media screen and (max-width:640px){
        .masthead,section{padding-left:16px;padding-right:16px}.row{padding:0 16px}
        #components,#drawing,#details{margin-left:-16px;margin-right:-16px}
        #drawing,#details{padding-left:16px;padding-right:16px}
        }
        @media print{#drawing{overflow:visible;margin:0;padding:0}#drawing svg{max-width:100%}
        #drawing.focused g{opacity:1!important}}

        """
}
