import { createHash } from 'node:crypto';
import { pageStyle } from '@clausewright/documents';

/** The sheet of hosted documents and what forms need beside it. The prescribed words stay as they are: only their first letter is shown large. */
export const formStyle = `${pageStyle}
.ask{max-width:40rem;min-width:0;overflow-wrap:break-word}
.ask h1{font:400 clamp(1.75rem,1.4rem + 1.8vw,2.375rem)/1.15 var(--serif);margin:0 0 1rem;text-wrap:balance}
.ask h1::first-letter,.act::first-letter{text-transform:uppercase}
.ask p{margin:0 0 1rem;text-wrap:pretty}
.ask .soft{color:var(--ink-2);font-size:.9375rem}
.field{margin:0 0 1.5rem}
.field label{display:block;font-weight:600;margin-bottom:.25rem}
.field .soft{margin:0 0 .375rem}
.field input,.field textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--ink-3);border-radius:6px}
.field [aria-invalid]{border:2px solid var(--out)}
.ways{min-width:0;margin:0 0 1.5rem;padding:0;border:0}
.ways legend{font-weight:600;margin-bottom:.25rem;padding:0}
.ways .fault{margin:0 0 .375rem;font-weight:600;color:var(--out)}
.ways label{display:flex;gap:.75rem;align-items:baseline;min-height:2.75rem;padding:.5rem 0}
.ways input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent);transform:translateY(.2rem)}
.field textarea{min-height:6rem;resize:vertical}
.field .fault,.faults{color:var(--out)}
.field .fault{margin:0 0 .375rem;font-weight:600}
.faults{border:2px solid var(--out);border-radius:6px;padding:1rem 1.25rem;margin:0 0 1.5rem}
.faults h2{font-size:1rem;margin:0 0 .25rem}
.faults p{margin:0}
.faults ul{margin:0;padding-left:1.25rem}
.faults li{padding-block:.25rem}
.faults a{color:inherit}
form+form,form+p{margin-top:1.5rem}
.act{display:inline-block;min-height:3rem;padding:.625rem 1.5rem;font:600 1.0625rem/1.5 var(--sans);color:var(--paper);background:var(--accent);border:2px solid var(--accent);border-radius:6px;cursor:pointer}
.act:hover{text-decoration:underline}
.ask form+.soft{margin-top:2rem}
.said p,.said dl{margin:0}
.change{min-height:2.75rem;margin-top:.75rem;padding:.5rem 0;font:inherit;color:var(--accent);background:none;border:0;text-decoration:underline;text-underline-offset:.15em;cursor:pointer}
input:focus-visible,[type=date]:focus-within,textarea:focus-visible,button:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 6px var(--halo)}
.said{margin:0 0 1.5rem;padding:1rem 1.25rem;border:1px solid var(--line-2);border-radius:6px}
.said dt{font-weight:600;margin-top:.75rem}
.said dd{margin:0;white-space:pre-line}
@media print{.ask{max-width:none}.screen{display:none}}
`;

/** `style-src` source of these pages, quotes included. */
export const formStyleHash = `'sha256-${createHash('sha256').update(formStyle).digest('base64')}'`;
