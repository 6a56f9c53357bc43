import { serifFaces } from '@clausewright/documents';

/** Colours, type and space are those of `packages/web/app/styles/tokens.css`, with the fonts of the device. */
export const receiptStyle = `:root{color-scheme:light;--canvas:#f5f6f3;--paper:#fff;--sunken:#ebeee8;--ink:#17211d;--ink2:#45524c;--line:#dce0d9;--control:#76827b;--accent:#0f5a45;--hover:#0a4736;--on:#fff;--ok:#e2efe8;--bad:#a3261b;--badsoft:#fbe9e6;--warn:#774900;--warnsoft:#fdf0d3;--focus:#17211d;--halo:#ffe071}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--canvas:#0f1412;--paper:#171d1a;--sunken:#0b0f0d;--ink:#e8ece7;--ink2:#b7c0ba;--line:#2a332e;--control:#7d8b83;--accent:#7fcbaf;--hover:#97d9c1;--on:#06231a;--ok:#17332a;--bad:#ff9f92;--badsoft:#381c18;--warn:#f0c46e;--warnsoft:#33290f;--focus:#ffe071;--halo:#0f1412}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.5 'IBM Plex Sans',system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif;overflow-wrap:anywhere}
#page{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2,h3{font-family:${serifFaces};font-weight:600;line-height:1.25;margin:0;text-wrap:balance;overflow-wrap:normal}
h1{font-size:clamp(1.75rem,1.45rem + 1.3vw,2.375rem)}
h2{font-size:clamp(1.375rem,1.25rem + .5vw,1.625rem)}
h3{font-size:1.25rem}
p{margin:0}
.lead{font-size:1.125rem;color:var(--ink2);margin-top:.75rem}
.head{background:var(--paper);border-bottom:1px solid var(--line)}
.in{max-width:44rem;margin:0 auto;padding:.5rem 1rem;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 1rem}
.brand{display:inline-flex;align-items:center;gap:.55rem;font:600 1.1875rem/1 ${serifFaces};min-height:2.75rem}
.brand svg{width:1.75rem;height:1.25rem;color:var(--accent)}
.switch{display:flex;align-items:center;gap:.5rem;font-size:.875rem;color:var(--ink2)}
.card{background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:1.25rem;margin-top:1.5rem;box-shadow:0 1px 1px rgb(23 33 29/.05),0 10px 24px -16px rgb(23 33 29/.22)}
@media (min-width:36rem){.card{padding:1.5rem}#page{padding-top:2rem}}
.card>*+*{margin-top:1rem}
label{display:block;font-weight:600}
.switch label{font-weight:400}
@media (max-width:30rem){.switch label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
.hint{font-size:.875rem;color:var(--ink2)}
.field>*+*{margin-top:.375rem}
input,textarea,select{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--control);border-radius:4px}
textarea{min-height:7rem;font:.875rem/1.5 'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace;resize:vertical}
.switch select{width:auto}
input[type=file]{padding:.375rem}
::file-selector-button,button,.button{min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:4px;background:var(--accent);color:var(--on);cursor:pointer;text-decoration:none;display:inline-block}
::file-selector-button{min-height:2rem;padding:.25rem .75rem;margin-right:.75rem}
button:hover,.button:hover,::file-selector-button:hover{background:var(--hover)}
button.quiet,.button.quiet{background:none;color:var(--accent)}
.quiet:hover{text-decoration:underline}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--halo)}
.record{border-top:1px solid var(--line);padding-top:1.25rem;margin-top:1.25rem}
.state{display:inline-block;font:600 .8125rem/1.5 'IBM Plex Sans',system-ui,'Segoe UI',Arial,sans-serif;padding:.125rem .5rem;border-radius:2px;background:var(--warnsoft);color:var(--warn)}
.proven .state{background:var(--ok);color:var(--accent)}
.failed .state{background:var(--badsoft);color:var(--bad)}
dl{display:grid;gap:.25rem 1rem;margin:1rem 0 0}
dt{font-size:.875rem;color:var(--ink2)}
dd{margin:0 0 .375rem}
@media (min-width:36rem){dl{grid-template-columns:8rem 1fr;gap:.375rem 1rem}dt{font-size:1rem}dd{margin:0}}
details{margin-top:1rem}
summary{cursor:pointer;color:var(--accent);font-weight:600;min-height:1.75rem}
.shown{border-left:3px solid var(--line);padding-left:1rem;margin-top:.75rem}
.shown>*+*{margin-top:.75rem}
.shown strong{font-weight:600}
.shown ul{margin-bottom:0;padding-left:1.25rem}
.note{background:var(--badsoft);color:var(--bad);border-radius:4px;padding:.75rem 1rem;margin-top:1rem}
.why{margin-top:.5rem}
@media print{.card:not(.result),.switch{display:none}}`;
