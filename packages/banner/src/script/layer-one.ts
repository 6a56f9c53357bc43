/** The first layer: a region, first by Tab, that takes no focus. What the buttons do is the caller's. */
import type { LayerPress } from '@clausewright/contract/banner';
import { make } from './element.ts';
import type { Banner } from './module-api.ts';

/** Its element, in no place yet. `near`: pointer or focus have come. */
export const firstLayer = (
  { config, host }: Pick<Banner, 'config' | 'host'>,
  press: (pressed: LayerPress, opener: Element) => void,
  near?: () => unknown,
): HTMLElement => {
  const { words, links } = config;
  const { element, root } = host();
  root.append(
    make(
      'section',
      { 'aria-label': words.title, class: 'ask', pointerenter: near, focusin: near },
      make(
        'div',
        {},
        make('h2', {}, words.title),
        make('p', {}, words.introduction),
        ...links.map(({ label, url }) => make('a', { href: url }, label)),
      ),
      make(
        'div',
        {},
        // What takes most and what takes least look the same (DES-1, DES-2).
        ...words.buttons.map(([pressed, label]) => {
          const button: HTMLElement = make(
            'button',
            { class: pressed === 'choose' ? '' : 'main', click: () => press(pressed, button) },
            label,
          );
          return button;
        }),
      ),
    ),
  );
  return element;
};
