/** How a preview looks: a column to read in, answers on yellow, gaps in dashed boxes. */
export const previewStyle = `
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: #fff; color: #1b1b1b; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
header { border-bottom: 1px solid #949494; margin-bottom: 1.5rem; padding-bottom: 0.5rem; font-size: 0.9375rem; }
header h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.5rem; }
header h2 { font-size: 1rem; margin: 0; }
article { font-family: Georgia, 'Times New Roman', serif; }
article h1, article h2, article h3 { line-height: 1.3; margin: 1.6em 0 0.5em; }
article h1 { font-size: 1.75rem; margin-top: 0; }
article h2 { font-size: 1.3rem; }
article h3 { font-size: 1.1rem; }
a { color: #0b4f9e; }
a:focus-visible, select:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid #0b4f9e; outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 0.75rem 0; }
label { display: grid; gap: 0.25rem; }
select, button { font: inherit; min-height: 2.75rem; max-width: 100%; padding: 0 0.5rem; }
mark { background: #fff2b3; color: inherit; }
.link { text-decoration: underline; }
.blank { background: #ffd9d9; }
.gap { border: 2px dashed #a33b00; background: #fff4ec; padding: 0 0.25rem; }
div.gap { padding: 0 0.75rem; margin: 1rem 0; }
.why { color: #8a3200; font: 0.875rem/1.4 system-ui, sans-serif; }
.faults { border-left: 4px solid #b00020; padding: 0.25rem 0.75rem; background: #fdf0f1; }
code { font-size: 0.875em; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { border: 1px solid #949494; padding: 0.4rem; text-align: left; vertical-align: top; }
summary { cursor: pointer; padding: 0.5rem 0; }
summary h2 { display: inline; font-size: 1.1rem; }
details li { margin: 0.25rem 0; }
.languages a { display: inline-block; min-width: 1.75rem; padding: 0.25rem; text-align: center; }
`;
