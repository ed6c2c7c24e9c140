extension PageStyle {
    /// The page of a run.
    static let run = """
        .transport{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:6px;padding:8px 24px;
        background:var(--back);border-top:1px solid var(--hair);border-bottom:1px solid var(--hair)}
        .scale{flex:1;position:relative;min-width:80px;margin:0 10px;height:30px}
        .scale input{position:absolute;left:0;right:0;bottom:1px;width:100%;margin:0}
        #overview{position:absolute;left:8px;right:8px;top:0;width:calc(100% - 16px);height:10px;overflow:visible}
        #overview path{fill:none;stroke-width:1.5;vector-effect:non-scaling-stroke}
        #overview .chapters{stroke:var(--soft);opacity:.5}#overview .diagnostics{stroke:var(--alert);stroke-width:2}
        #overview .differences{stroke:var(--accent)}
        #position{min-width:210px;color:var(--soft);font-size:13px;font-variant-numeric:tabular-nums;white-space:nowrap}
        #position b{color:var(--ink);font-weight:650}#position span{margin-left:12px}

        #timeline{overflow:auto;margin:0 -24px;padding:0 24px}
        .stave{content-visibility:auto;width:1240px}
        .stave svg{display:block}
        .names{transform:translateX(max(0px,calc(var(--scrolled,0px) - var(--left) + 8px)))}.names rect{fill-opacity:.95}
        .stave [data-step]{cursor:pointer}
        .cursor{fill:var(--accent);fill-opacity:.14;stroke:var(--accent);stroke-opacity:.55}
        .mark.difference{stroke:var(--accent);stroke-width:3}.mark.current{stroke:var(--accent);fill:var(--accent)}.chapter.current text{text-decoration:underline}
        svg.mark{width:16px;height:16px;flex:none;overflow:visible}
        svg.bar{width:26px;height:20px;flex:none}

        .controllers ul{display:block}
        #controllers{overflow:auto;margin:0 -24px;padding:0 24px 12px}
        #controllers [role=treeitem]{border-radius:6px}
        #controllers ul ul{margin-left:12px;padding-left:12px;border-left:1px solid var(--hair)}
        .node{display:flex;align-items:center;gap:8px;height:28px;padding:0 8px 0 4px;border-radius:6px;cursor:default;white-space:nowrap}
        .node:hover{background:var(--tint)}
        .node span,.helper span{overflow:hidden;text-overflow:ellipsis}
        .node .name{font-weight:600;flex:none;max-width:65%}.node .type{color:var(--soft);font-size:12px;flex:1 1 0;min-width:0}
        .status{text-align:right;color:var(--soft);font-size:12px}.node .status{flex:0 9 auto;margin-left:auto}
        [aria-current]>.node{background:var(--wash);box-shadow:inset 3px 0 var(--accent)}
        .window{flex:none;width:26px;height:16px;border:1.5px solid var(--soft);border-top-width:5px;border-radius:3px}
        #controllers ul.helpers{border:0;margin-left:18px;padding-left:14px}
        .helper{display:grid;grid-template-columns:16px minmax(0,max-content) minmax(30%,1fr);align-items:center;gap:6px;
        height:22px;padding-right:8px;font-size:12.5px;white-space:nowrap}
        .helper.current .status{color:var(--accent);font-weight:600}
        .divider{color:var(--soft);font-size:12px;padding:10px 4px 4px}

        #events{margin:0 -24px;border-top:1px solid var(--hair)}
        .row .number{flex:none;width:36px;text-align:right}
        .row .sign{flex:none;width:10px;font-weight:700}
        .line{display:flex;align-items:center;min-width:0;flex:1 1 auto;padding-left:calc(var(--depth,0)*16px)}
        .line svg{margin-right:8px}.line .receiver,.line .event{overflow:hidden;text-overflow:ellipsis}
        .line .receiver{flex:0 1 auto}.line .event{flex:none;max-width:80%}
        .row .label{flex:none;color:var(--soft);font-size:12px}
        .turn-row{border-top:1px dotted var(--hair)}
        .chapter-row{align-items:baseline;padding-top:11px;font-weight:650;color:var(--accent)}
        .chapter-row .number{font-weight:400}
        .diagnostic-row{background:var(--alertwash);align-items:flex-start;padding-top:8px;color:var(--alert)}
        .diagnostic-row .line{flex-wrap:wrap}.diagnostic-row .event{color:var(--alert);font-weight:600}
        .diagnostic-row .message{flex:1 0 100%;padding-left:24px;color:var(--ink);font-size:13px;overflow:hidden;
        text-overflow:ellipsis}
        .row.here{background:var(--goodwash)}.row.here .sign{color:var(--good)}
        .row.there{background:var(--alertwash)}.row.there .sign{color:var(--alert)}.row.there .event{color:var(--soft)}
        .row[aria-selected=true]{background:var(--wash)}
        .label.first-difference{color:var(--accent);font-weight:650}

        .what{display:flex;align-items:flex-start;gap:9px;font-size:16px;line-height:22px;margin-bottom:10px;
        overflow-wrap:anywhere}
        .what svg{margin-top:3px}.what .event{font-weight:600}
        .causes li,.effects li{padding:2px 8px 2px calc(var(--depth,0)*12px);border-radius:6px;line-height:20px}
        .causes a,.effects a{display:grid;grid-template-columns:36px minmax(0,1fr);gap:8px;overflow-wrap:anywhere}
        .causes .number,.effects .number{text-align:right}
        .causes li[aria-current]{background:var(--wash);box-shadow:inset 3px 0 var(--accent)}
        .relation{display:block;color:var(--soft);font-size:12px;padding-left:44px}
        .relation::before{content:"\\2193\\00A0"}
        .effects .relation{padding-left:44px}.effects .relation::before{content:none}

        .states del{color:var(--soft)}.states ins{display:block;text-decoration:none;font-weight:600}
        .states dd{font:12px/1.5 var(--code);max-height:16em;overflow:auto}
        .splitter{background:var(--hair);position:relative;touch-action:none;cursor:row-resize}
        .splitter::after{content:"";position:absolute;inset:-4px 0}
        .splitter[aria-orientation]{cursor:col-resize}.splitter[aria-orientation]::after{inset:0 -4px}
        .splitter:hover,.splitter:focus-visible{background:var(--accent);outline:0}

        @media screen and (min-width:1000px) and (min-height:620px){
        .interactive-page body{display:flex;flex-direction:column;height:100vh;overflow:hidden}
        .interactive-page .masthead{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 16px;padding:10px 24px 8px}
        .interactive-page main{flex:1;min-height:0;display:grid;grid-template:
        var(--timeline,fit-content(56%)) 1px minmax(0,1fr) / var(--controllers,minmax(230px,3fr)) 1px
        minmax(0,6fr) 1px var(--details,minmax(260px,4fr))}
        .interactive-page .timeline{grid-column:1/-1;display:flex;flex-direction:column;min-height:0;padding-top:6px;
        padding-bottom:0}
        .interactive-page .splitter:not([aria-orientation]){grid-column:1/-1}
        .interactive-page main>section:not(.timeline){display:flex;flex-direction:column;min-height:0;padding-bottom:0}
        .interactive-page #timeline{min-height:0}
        .interactive-page #events,.interactive-page #controllers,.interactive-page #details{flex:1;min-height:0}
        }
        @media screen and (max-width:999.9px),screen and (max-height:619.9px){
        .splitter{display:none}
        main>section+section{border-top:1px solid var(--hair)}
        #events{height:56vh;min-height:260px}#timeline{max-height:50vh}
        #controllers{max-height:50vh}
        }
        @media screen and (max-width:640px){
        .masthead,section,.transport{padding-left:16px;padding-right:16px}
        #timeline,#controllers,#events,#details{margin-left:-16px;margin-right:-16px}
        #timeline,#controllers,#details{padding-left:16px;padding-right:16px}.row{padding:0 16px}
        .row:not(.turn-row,.here,.there) .label{display:none}
        .transport{flex-wrap:wrap}.scale{flex:1 0 100%;order:-1;margin:0}#position{min-width:0;flex:1;margin-left:6px}
        }
        @media print{
        .stave{content-visibility:visible;width:100%;height:auto!important;break-inside:avoid}
        .stave svg{width:100%;height:auto}.cursor,.splitter{display:none}.names{transform:none}#timeline{overflow:visible;margin:0;padding:0}
        }

        """
}
