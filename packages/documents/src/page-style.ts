import { serifFaces } from './serif-faces.ts';

/**
 * One style sheet for the live page and the downloaded file. It is constant, so its hash can stand in the CSP; it
 * names installed fonts only, because a policy page loads nothing. Colours are the product's design tokens.
 */
const light =
  '--paper:#fff;--ink:#17211d;--ink-2:#45524c;--ink-3:#5a6761;--line:#dce0d9;--line-2:#c3cac3;--accent:#0f5a45;--focus:#17211d;--halo:#ffe071;--in:#0b5c3b;--in-2:#e6f4ec;--out:#a1201a;--out-2:#fdecea';
const dark =
  '--paper:#171d1a;--ink:#e8ece7;--ink-2:#b7c0ba;--ink-3:#98a49d;--line:#2a332e;--line-2:#3b4740;--accent:#7fcbaf;--focus:#ffe071;--halo:#0f1412;--in:#86dcae;--in-2:#17332a;--out:#ffa39b;--out-2:#3a211f';

export const pageStyle = `:root{color-scheme:light dark;${light};--serif:${serifFaces};--sans:"IBM Plex Sans",system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--sans)}
a{color:var(--accent);text-underline-offset:.15em}
a:hover{text-decoration-thickness:2px}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 6px var(--halo);border-radius:2px}
.skip{position:absolute;left:1rem;top:-6rem;background:var(--paper);padding:.75rem 1rem;z-index:1}
.skip:focus{top:.5rem}
.wrap{max-width:72rem;margin-inline:auto;padding-inline:1.25rem}
.bar{border-bottom:1px solid var(--line)}
.bar .wrap{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;padding-block:.75rem;font-size:.875rem;color:var(--ink-2)}
.bar p{margin:0;overflow-wrap:anywhere}
.bar ul,.versions ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:0;padding:0}
.bar nav{margin-left:auto}
.bar a,.versions a{display:inline-block;padding-block:.25rem}
[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.page{display:grid;gap:2rem;padding-block:2.5rem 5rem;grid-template-columns:minmax(0,1fr)}
.contents ol{list-style:none;margin:0;padding:0;font-size:.875rem}
.contents a{display:grid;grid-template-columns:1.75rem minmax(0,1fr);padding:.35rem 0;color:var(--ink-2);text-decoration:none;line-height:1.4;overflow-wrap:anywhere}
.contents a.plain,.changes a{grid-template-columns:minmax(0,1fr)}
.contents a:hover{color:var(--accent);text-decoration:underline}
.contents a span:first-child:not(:last-child){color:var(--ink-3);font-variant-numeric:tabular-nums}
.doc{font:400 1.125rem/1.65 var(--serif);max-width:66ch;min-width:0;overflow-wrap:break-word;font-optical-sizing:auto;font-variant-numeric:oldstyle-nums proportional-nums;hanging-punctuation:first last}
.doc h1,.doc h2,.doc h3{line-height:1.25;text-wrap:balance;font-variant-numeric:lining-nums;scroll-margin-top:1rem}
.doc h1{font-size:clamp(2rem,1.5rem + 2.2vw,2.875rem);font-weight:400;line-height:1.1;margin:0}
.doc h1+p:not(.meta){margin-top:1.5rem}
.doc h2{font-size:1.4375rem;font-weight:600;margin:2.6em 0 .6em}
.doc h3{font-size:1.125rem;font-weight:600;margin:1.6em 0 .4em}
.numbered{counter-reset:section}
.numbered h2{counter-increment:section}
.numbered h2::before{content:counter(section) ".";margin-right:.6em;font-variant-numeric:lining-nums tabular-nums}
.doc p,.doc ul,.doc ol{margin:0 0 1em}
.doc p,.doc li{hyphens:auto;text-wrap:pretty}
.doc ul,.doc ol{padding-left:1.35em}
.doc li{margin-bottom:.35em}
.doc li>ul,.doc li>ol{margin:.35em 0 0}
.doc li::marker{color:var(--ink-3)}
.doc .meta{font:400 .875rem/1.5 var(--sans);color:var(--ink-2);margin:.9rem 0 2.4rem;padding-bottom:1.1rem;border-bottom:2px solid var(--ink);font-variant-numeric:lining-nums}
.doc fieldset{border:1.5px solid var(--ink);margin:0 0 1.25em;padding:1em 1.25em .15em;min-width:0}
.doc h2.annex{border-top:2px solid var(--ink);padding-top:1.1rem;margin-top:3.2em}
.file .contents{font-family:var(--sans);font-variant-numeric:lining-nums;margin:2rem 0 3rem}
.file .contents ol{margin:0;padding:0;columns:2;column-gap:2rem}
.file .contents li{margin:0;break-inside:avoid;hyphens:manual}
.table{overflow-x:auto;margin-bottom:1.25em}
.doc table{width:100%;min-width:32rem;border-collapse:collapse;font:400 .875rem/1.45 var(--sans);font-variant-numeric:lining-nums tabular-nums;border-block:1.5px solid var(--ink)}
.doc th,.doc td{text-align:left;padding:.5em .75em .5em 0;vertical-align:top;border-top:1px solid var(--line);font-weight:400}
.doc thead th{font-weight:600;vertical-align:bottom;border-bottom:1px solid var(--ink-3)}
.doc tbody th{font-weight:600}
ins{color:var(--in);background:var(--in-2);text-decoration:underline solid 2px;text-underline-offset:.2em}
del{color:var(--out);background:var(--out-2);text-decoration:line-through solid 2px}
ins,del{position:relative}
ins a,del a,a ins,a del{color:inherit}
[data-said]::before{content:attr(data-said) " ";position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.meta p{margin:0}
.doc .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.75rem 0 0;padding:0;list-style:none}
.doc .legend li{margin:0}
.foot{margin-top:4rem;padding-top:1rem;border-top:1px solid var(--line-2);font:400 .875rem/1.5 var(--sans);color:var(--ink-2);font-variant-numeric:lining-nums}
.foot h2{font:600 .875rem/1.5 var(--sans);margin:0 0 .25rem}
.foot p{margin:1rem 0 0}
.file{max-width:72ch;margin-inline:auto;padding:2.5rem 1.25rem 5rem}
@media (min-width:62em){.page.with-contents{grid-template-columns:13rem minmax(0,1fr);gap:4rem;padding-top:5rem}.contents{position:sticky;top:2rem;align-self:start;max-height:calc(100vh - 4rem);overflow-y:auto}}
@media (max-width:61.99em){.contents{border:1px solid var(--line-2);border-radius:6px;padding:.75rem 1rem}.contents ol{columns:2;column-gap:1.5rem}.contents li{break-inside:avoid}.page .contents{max-height:45vh;overflow-y:auto}}
@media (max-width:35.99em){.contents ol,.file .contents ol{columns:1}}
@media (prefers-contrast:more){:root{--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--ink-3);--line-2:var(--ink-3)}}
@page{margin:2.2cm 2cm}
@media print{:root{color-scheme:light;${light}}.bar,.page .contents,.skip,.versions{display:none}.file .contents{border:0;padding:0}.doc h2.annex{break-before:page;border:0;padding-top:0}.doc fieldset{break-inside:auto;box-decoration-break:clone}body{background:#fff}.page,.file{display:block;padding:0;max-width:none}.wrap{padding:0}.doc{font-size:10.5pt;line-height:1.5;max-width:none}.doc h2,.doc h3{break-after:avoid}.doc tr,.doc li{break-inside:avoid}.doc table{min-width:0}.table{overflow:visible}.doc a[href^="http"]::after{content:" (" attr(href) ")";overflow-wrap:anywhere}}
`;
