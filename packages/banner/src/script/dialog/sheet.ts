/** Look of the second layer, on top of `look.ts`. At 400 % zoom head and foot scroll along: they would fill the screen. */
export const dialogSheet = `
dialog{position:fixed;inset:0;margin:auto;border:0;border-radius:6px;padding:0;width:calc(100% - 32px);max-width:656px;max-height:calc(100% - 32px);background:var(--bg);overflow:hidden;box-shadow:0 24px 64px -12px #0008}
dialog[open]{display:grid;grid-template-rows:auto minmax(0,1fr) auto}
dialog::backdrop{background:#1018148f}
.head,.row,label{display:flex;align-items:center;justify-content:space-between;gap:8px 16px}
.head{padding:16px 24px 8px}
.head h2{font-size:clamp(18px,5vw,22px)}
.close{width:44px;padding:0;margin-inline-end:-8px;border-color:#0000;font:300 30px/1 system-ui}
.body{overflow:auto;overscroll-behavior:contain;padding:0 24px;font-size:14px}
.signal{border-inline-start:4px solid var(--btn);padding:8px 14px;margin:4px 0 16px}
.responsible,section{border-top:1px solid var(--line);padding:10px 0 12px}
h3,h4{font-size:16px;font-weight:600;min-width:0}
h4{font-size:14px}
.row>span,label,input{flex:none}
label{gap:9px;min-height:44px;cursor:pointer}
input{appearance:none;position:relative;width:44px;height:26px;border:1.5px solid var(--edge);border-radius:13px;background:var(--bg);cursor:pointer}
input::after{content:"";position:absolute;top:3px;inset-inline-start:4px;width:17px;height:17px;border-radius:50%;background:var(--edge)}
input:checked{background:var(--btn);border-color:var(--btn)}
input:checked::after{inset-inline-start:20px;background:var(--on)}
input:indeterminate::after{inset-inline-start:11px;top:9px;width:19px;height:5px;border-radius:3px}
summary{padding:12px 0;margin-bottom:-8px;cursor:pointer}
summary span{text-decoration:underline;text-underline-offset:.2em}
ul{list-style:none;padding-top:8px}
li{padding:0 6px 10px;margin-inline:-6px;content-visibility:auto;contain-intrinsic-size:auto 130px}
li+li .row{border-top:1px solid var(--line)}
dl{display:grid;grid-template:auto auto/minmax(0,3fr) minmax(0,5fr) minmax(0,2fr);grid-auto-flow:column;gap:2px 16px}
dt{font-size:13px}
dd{border-top:1px solid var(--line);padding-top:4px}
li a{display:inline-block;padding:12px 0;margin-bottom:-10px}
.foot{border-top:1px solid var(--line);padding:16px 24px;display:flex;flex-wrap:wrap;gap:8px}
.foot button{flex:1 1 120px;padding-inline:8px}
.foot p{flex:100%;font-size:13px}
@media(forced-colors:active){input{appearance:auto}input::after{content:none}dialog{border:2px solid}}
@media(max-width:575px){dialog{margin-bottom:0;width:100%;max-width:100%;max-height:96%;border-radius:8px 8px 0 0}dl{display:block}dd{border:0;padding:0 0 6px}}
@media(max-height:479px){dialog{max-height:100%;overflow:auto}dialog[open]{display:block}.body{overflow:visible}}
`;
