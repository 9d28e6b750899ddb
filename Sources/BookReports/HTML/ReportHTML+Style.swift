extension ReportHTML {
  /// The style of a report, for print and for light and dark screens.
  static let style = """
    :root{--zoom:1;--ground:#faf9f6;--sheet:#fff;--ink:#262522;--quiet:#6b6860;--line:#dedad1;--accent:#3467b8;
    --stage:#e9e5da;--label:#fff;--tween:#3f74c4;--sound:#2f7f4d;--movie:#9c6420;--drag:#8c4a9e;
    --touch:#c0392b;--rule:#7a4fb5;
    --word:#2b8a8a;--refused:#000;--bad:#b3261e;--good:#2e7d4f;--warn:#9a6a00}
    @media (prefers-color-scheme:dark){:root{--ground:#1b1b1d;--sheet:#252528;--ink:#e9e7e2;--quiet:#a09d95;
    --line:#3b3b40;--accent:#8ab4f8;--stage:#34343a;
    --label:#17181a;--tween:#6f9fe8;--sound:#5fb87c;--movie:#d89a50;--drag:#bd83d0;
    --touch:#ff7b6b;--rule:#b693ea;--word:#5cc4c4;--refused:#fff;--bad:#ff8a80;--good:#7fd6a0;--warn:#e6b450}}
    *{box-sizing:border-box}html{scroll-behavior:smooth}
    body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
    header,main{max-width:1200px;margin:0 auto;padding:1.5rem}header{padding-bottom:0}
    h1{font-size:2rem;line-height:1.2;margin:0}header>p{color:var(--quiet);margin:.25rem 0 1rem}
    h2{font-size:1.3rem;margin:2.5rem 0 1rem;padding-bottom:.3rem;border-bottom:1px solid var(--line)}
    h3{font-size:1.05rem;margin:1.5rem 0 .5rem}h4{font-size:.95rem;margin:1.25rem 0 .25rem}
    small{color:var(--quiet);font-weight:400}a{color:var(--accent)}
    .tiles{display:flex;flex-wrap:wrap;gap:.75rem}.tiles div{background:var(--sheet);border:1px solid var(--line);
    border-radius:10px;padding:.6rem 1rem;min-width:7.5rem}.tiles strong{display:block;font-size:1.3rem;line-height:1.3}
    .tiles span{color:var(--quiet)}.tiles .bad strong{color:var(--bad)}
    nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:1rem}nav a{text-decoration:none}
    nav a:hover{text-decoration:underline}.shared{position:absolute}
    .pages{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr));gap:1.25rem}
    figure{margin:0;background:var(--sheet);border:1px solid var(--line);border-radius:10px;overflow:hidden}
    figure svg{display:block;width:100%;height:auto}figure .later{border-top:1px solid var(--line)}
    figcaption{padding:.5rem .75rem}figcaption small{display:block}
    .controls{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;position:sticky;top:0;z-index:3;
    background:var(--ground);padding:.5rem 0;margin:0}select,input{font:inherit;accent-color:var(--accent)}
    select{color:inherit;background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:.15rem .4rem;
    max-width:60vw}label{display:inline-flex;gap:.5rem;align-items:center}
    .legend{display:flex;flex-wrap:wrap;gap:.2rem .35rem;align-items:center;color:var(--quiet);font-size:.85rem}
    .legend i,.legend b{margin-left:.6rem}.legend i{width:18px;height:10px;border-radius:3px}
    .legend b{width:9px;height:9px;border-radius:50%}
    .failure{color:var(--bad);white-space:pre-wrap}.quiet{color:var(--quiet)}.good{color:var(--good)}
    .scroll{overflow-x:auto;background:var(--sheet);border:1px solid var(--line);border-radius:10px}
    .lane{display:flex;min-width:100%;width:max-content}.lane+.lane{border-top:1px solid var(--line)}
    .name{position:sticky;left:0;z-index:2;width:9.5rem;flex:none;padding:0 .6rem;background:var(--sheet);
    border-right:1px solid var(--line);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.8rem;
    line-height:20px}
    .track{position:relative;flex:none;width:calc((min(1200px,100vw) - 3rem - 9.5rem - 16px)*var(--zoom));
    margin:0 10px 0 6px;min-height:20px}
    .visit>.quiet{margin:.3rem .1rem 0;font-size:.85rem}
    .axis{color:var(--quiet);font-size:.72rem}.axis .name{font-size:.72rem}
    .axis .track{overflow:hidden}
    .axis .track span{position:absolute;border-left:1px solid var(--line);padding-left:3px;line-height:20px}
    .track i{position:absolute;height:13px;min-width:2px;border-radius:3px;font:10px/13px system-ui,sans-serif;
    padding-left:3px;overflow:hidden;white-space:nowrap;color:var(--label)}
    .track i.stage{top:0;height:100%;border-radius:0}.track b{position:absolute;top:3px;width:9px;height:13px;
    margin-left:-4px;border-radius:50%;border:2px solid var(--sheet);z-index:1;background:var(--quiet)}
    i.stage{background:var(--stage)}i.tween{background:var(--tween)}i.sound{background:var(--sound)}
    i.movie{background:var(--movie)}i.drag{background:var(--drag)}.legend b,.track b{background:var(--quiet)}
    .legend b.touch,.track b.touch{background:var(--touch)}.legend b.rule,.track b.rule{background:var(--rule)}
    .legend b.word,.track b.word{background:var(--word)}.legend b.refused,.track b.refused{background:var(--refused)}
    .track b.pass{width:2px;border:0;margin-left:-1px;border-radius:0;background:#fff;opacity:.55}
    [data-t]:hover{filter:brightness(1.15)}
    #tip{position:fixed;z-index:9;max-width:24rem;padding:.4rem .6rem;border-radius:6px;background:var(--ink);
    color:var(--ground);font-size:.85rem;white-space:pre-line;pointer-events:none;overflow-wrap:anywhere}
    .graph{display:block;font-size:13px}.graph text{fill:var(--ink);text-anchor:middle}
    .graph rect{fill:var(--stage);stroke:var(--line)}.graph .rule rect{fill:var(--sheet);stroke:var(--rule)}
    .graph .page rect{fill:var(--sheet);stroke:var(--accent)}.graph .variable rect{stroke:var(--sound)}
    .graph .file rect{stroke:var(--movie)}.graph .arrow{fill:none;stroke:var(--quiet);opacity:.7}
    .graph .tip{fill:var(--quiet)}.graph .word{font-size:10.5px;fill:var(--quiet);paint-order:stroke;
    stroke:var(--sheet);stroke-width:4px;stroke-linejoin:round}
    table{border-collapse:collapse;width:100%;background:var(--sheet)}
    th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border:1px solid var(--line)}
    td p{margin:.2rem 0 0}td:first-child{white-space:nowrap}.badge{font-weight:600}
    .error .badge{color:var(--bad)}.warning .badge{color:var(--warn)}.note .badge{color:var(--quiet)}
    code,pre{font:12.5px/1.5 ui-monospace,monospace}code{color:var(--quiet)}
    .meters{display:grid;gap:.3rem;max-width:34rem}.meters div{display:grid;grid-template-columns:10rem 1fr 6rem;
    gap:.75rem;align-items:center}meter{width:100%}
    details{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:.4rem .8rem;margin:.5rem 0}
    summary{cursor:pointer}pre{overflow-x:auto;margin:.5rem 0}
    @media (max-width:600px){header,main{padding:1rem}.name{width:6.5rem}
    .track{width:calc((100vw - 2rem - 6.5rem - 16px)*var(--zoom))}.meters div{grid-template-columns:7rem 1fr 5rem}}
    @media print{:root{--zoom:1!important}body{background:#fff;font-size:11px}nav,.controls{display:none}
    figure,.visit,.scroll,tr,.meters{break-inside:avoid-page}h2,h3,h4{break-after:avoid-page}
    .run[hidden]{display:block!important}.scroll{overflow:visible}.graph{max-width:100%;height:auto}
    pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:8px;line-height:1.35;columns:2}
    *{print-color-adjust:exact}}
    """
}
