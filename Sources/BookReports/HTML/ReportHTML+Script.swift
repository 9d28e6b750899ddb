extension ReportHTML {
  /// The script of a report, which selects a run, zooms the timelines, and shows details under the pointer.
  static let script = """
    (function(){
    var runs=document.querySelectorAll('.run'),run=document.getElementById('run'),zoom=document.getElementById('zoom');
    var tip=document.getElementById('tip');
    function choose(){runs.forEach(function(one){one.hidden=one.dataset.run!==run.value})}
    run.addEventListener('change',choose);choose();
    zoom.addEventListener('input',function(){
    document.documentElement.style.setProperty('--zoom',Math.pow(2,zoom.value))});
    function tell(event){var one=event.target.closest&&event.target.closest('[data-t]');tip.hidden=!one;if(!one)return;
    tip.textContent=one.dataset.t;
    tip.style.left=Math.max(4,Math.min(event.clientX+12,innerWidth-tip.offsetWidth-8))+'px';
    tip.style.top=Math.max(4,Math.min(event.clientY+16,innerHeight-tip.offsetHeight-8))+'px'}
    document.addEventListener('pointermove',tell);document.addEventListener('pointerdown',tell);
    document.addEventListener('scroll',function(){tip.hidden=true},true);
    addEventListener('beforeprint',function(){
    document.querySelectorAll('details').forEach(function(one){one.open=true})});
    })();
    """
}
