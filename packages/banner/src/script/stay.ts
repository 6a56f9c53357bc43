/** The button that brings the choices back where the page has no link for it: words, or a small sign. */
import type { ServedStay } from '@clausewright/contract/banner';
import type { Banner } from './module-api.ts';

export function stayButton(
  { make, config: { words }, ...banner }: Banner,
  { style, sign }: ServedStay,
): HTMLElement {
  const { element, root } = banner.host(style);
  const button = make('button', {
    class: 'stay',
    popover: 'manual',
    'aria-label': words.choices,
    title: sign && words.choices,
    click: () => banner.open(button),
  });
  button.append(sign ? draw(sign) : words.choices);
  root.append(button);
  return element;
}

function draw(sign: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', sign);
  drawing.append(path);
  return drawing;
}
