/** Look of the second layer, on top of `check-screen.ts`. At 400 % zoom head and foot scroll along: they would fill the screen. */
export const dialogSheet = `
dialog{margin:auto;border:0;border-radius:var(--cw-radius);width:656px;max-width:calc(100% - 32px);max-height:calc(100% - 32px);font-size:.9375em;background:var(--bg);overflow:hidden;box-shadow:0 24px 64px -12px #0008}
dialog[open]{display:grid;grid-template-rows:auto minmax(0,1fr) auto}
dialog::backdrop{background:#1018148f}
.head,.row,label{display:flex;align-items:center;justify-content:space-between;gap:8px 16px}
.head{padding:16px 24px 8px}
.head h2{font-size:clamp(18px,5vw,22px)}
.close{width:44px;padding:0;margin-inline-end:-8px;background:0;font:300 30px system-ui}
.body{overflow:auto;overscroll-behavior:contain;padding:0 24px}
.signal{border-inline-start:4px solid var(--btn);padding:8px 14px;margin:4px 0 16px}
.responsible,section{border-top:1px solid #8886;padding:10px 0 12px}
h3,h4{font-size:1em}
.row>span,label,input{flex:none}
label{min-height:44px;cursor:pointer}
input{appearance:none;width:44px;height:26px;padding:3px;border:1.5px solid var(--ink);border-radius:13px;cursor:pointer}
input::after{content:"";display:block;width:17px;height:17px;border-radius:9px;background:var(--ink)}
input:checked{background:var(--btn);border-color:var(--btn)}
input:checked::after{margin-inline-start:17px;background:var(--on)}
input:indeterminate::after{margin:6px 8px;height:5px}
summary{padding:12px 0;margin-bottom:-8px;cursor:pointer}
summary span{text-decoration:underline}
ul{list-style:none;padding-top:8px}
li{padding:2px 14px 10px;margin-bottom:8px;background:#8882;border-radius:var(--cw-button-radius);content-visibility:auto;contain-intrinsic-size:auto 130px}
dl{display:grid;grid-template:auto auto/minmax(0,3fr) minmax(0,5fr) minmax(0,2fr);grid-auto-flow:column;gap:2px 16px}
dt{font-size:13px}
dd{border-top:1px solid #8886;padding-top:4px;unicode-bidi:plaintext}
li p{padding-top:6px;color:inherit}
li a{display:inline-block;padding:12px 0;margin-bottom:-10px}
.foot{border-top:1px solid #8886;padding:16px 24px;display:flex;flex-wrap:wrap;gap:8px}
.foot button{flex:1 1 120px}
.foot p{flex:100%;font-size:13px}
@media(forced-colors:active){input{appearance:auto}input::after{content:none}dialog{border:2px solid}}
@media(max-width:575px){dialog{margin-bottom:0;max-width:100%;max-height:96%;border-radius:var(--cw-radius) var(--cw-radius) 0 0}dl{display:block}dd{border:0;padding:0 0 6px}}
@media(max-height:479px){dialog{max-height:100%;overflow:auto}dialog[open]{display:block}.body{overflow:visible}}
`;
