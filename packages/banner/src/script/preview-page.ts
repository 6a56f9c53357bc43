import { make } from './element.ts';

/** Shapes of some page, so that one sees what the banner covers. */
export const pageSheet = `
.page{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;padding:36px 32px}
.page i{grid-column:1/-1;height:12px;width:70%;background:#efede6;border-radius:3px}
.page i:first-child{height:26px;width:46%}
.page b{height:96px;background:#efede6;border-radius:3px}
@media(max-width:480px){.page{padding:20px 16px}.page b{grid-column:1/-1}}`;

/** What stands in for the backdrop of a dialog that is not modal here. */
export const dimmed =
  'dialog:not(:modal){box-shadow:0 0 0 100vmax #1018148f}dialog:not(:modal,.ask){position:fixed;inset:0}';

export function drawPage(): HTMLElement {
  const page = make('div', { class: 'page', 'aria-hidden': 'true' });
  for (const shape of ['i', 'i', 'b', 'b', 'b'] as const) page.append(make(shape));
  return page;
}
