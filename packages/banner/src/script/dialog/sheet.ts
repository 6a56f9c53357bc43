/** Look of the second layer, on top of `look.ts`. At 400 % zoom head and foot scroll along: they would fill the screen. */
export const dialogSheet = `
dialog{position:fixed;inset:0;margin:auto;border:0;border-radius:6px;padding:0;width:calc(100% - 32px);max-width:656px;max-height:calc(100% - 32px);background:var(--bg);overflow:hidden;box-shadow:0 24px 64px -12px #0008}
dialog[open]{display:grid;grid-template-rows:auto minmax(0,1fr) auto}
dialog::backdrop{background:#1018148f}
.head{display:flex;align-items:start;justify-content:space-between;gap:16px;padding-block:16px 8px;padding-inline:24px 16px}
.head h2{font-size:clamp(18px,5vw,22px);padding-top:8px;min-width:0;hyphens:auto}
.close{position:relative;flex:none;width:44px;padding:0;border-color:#0000;display:grid;place-items:center}
.close:hover{border-color:var(--edge)}
.close::before,.close::after{content:"";position:absolute;width:18px;border-top:2px solid;border-radius:1px;transform:rotate(45deg)}
.close::after{transform:rotate(-45deg)}
.body{overflow:auto;overscroll-behavior:contain;padding:0 24px;font-size:14px}
.signal{border:1px solid var(--line);border-inline-start:4px solid var(--btn);border-radius:4px;padding:10px 14px;margin:4px 0 16px}
.responsible,section{border-top:1px solid var(--line);padding:10px 0 12px}
.row{display:flex;align-items:center;justify-content:space-between;gap:16px}
h3{font-size:16px;line-height:1.4;font-weight:600;min-width:0}
.row>span{flex:none}
label{flex:none;display:flex;align-items:center;gap:9px;min-height:44px;cursor:pointer;font-variant-numeric:tabular-nums}
input{appearance:none;position:relative;flex:none;width:44px;height:26px;border:1.5px solid var(--edge);border-radius:13px;background:var(--bg);cursor:pointer}
input::after{content:"";position:absolute;top:3px;inset-inline-start:4px;width:17px;height:17px;border-radius:50%;background:var(--edge)}
input:checked{background:var(--btn);border-color:var(--btn)}
input:checked::after{inset-inline-start:20px;background:var(--on)}
input:indeterminate::after{inset-inline-start:11px;width:19px;height:5px;top:9px;border-radius:3px}
summary{display:inline-flex;align-items:center;min-height:44px;margin-bottom:-8px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary span{text-decoration:underline;text-underline-offset:.2em}
summary::before{content:"";flex:none;width:7px;height:7px;margin-inline:2px 10px;border:solid;border-width:0 2px 2px 0;transform:translateY(-2px) rotate(45deg)}
[open]>summary::before{transform:translateY(2px) rotate(225deg)}
ul{list-style:none;padding-top:8px}
li{padding:2px 6px 10px;margin-inline:-6px;content-visibility:auto;contain-intrinsic-size:auto 130px}
li+li .row{border-top:1px solid var(--line)}
h4{font-size:14px;font-weight:600;min-width:0}
dl{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,5fr) minmax(0,2fr);grid-auto-flow:column;grid-template-rows:auto auto;gap:2px 16px}
dt{font-size:13px}
dd{border-top:1px solid var(--line);padding-top:4px}
li a{display:inline-flex;align-items:center;min-height:44px;margin-bottom:-10px}
.foot{border-top:1px solid var(--line);padding:16px 24px max(16px,env(safe-area-inset-bottom));display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px}
.foot button{padding-inline:8px}
.foot p{grid-column:1/-1;font-size:13px}
@media(prefers-reduced-motion:no-preference){input,input::after{transition:.12s}}
@media(forced-colors:active){input{appearance:auto}input::after{content:none}dialog{border:2px solid}}
@media(max-width:575px){dialog{margin-bottom:0;width:100%;max-width:100%;max-height:96%;border-radius:8px 8px 0 0}.foot{grid-template-columns:1fr 1fr}.foot :nth-child(3){grid-column:1/-1}dl{display:block}dd{border:0;padding:0 0 6px}}
@media(max-height:479px){dialog{max-height:100%;overflow:auto}dialog[open]{display:block}.body{overflow:visible}}
`;
