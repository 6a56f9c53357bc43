/** The first layer: a region, first by Tab, that takes no focus. What the buttons do is the caller's. */
import type { LayerPress } from '@clausewright/contract/banner';
import { make } from './element.ts';
import { modal } from './features.ts';
import type { Banner } from './module-api.ts';

/** Its element, in no place yet. `near`: pointer or focus have come. */
export const firstLayer = (
  { config, host }: Pick<Banner, 'config' | 'host'>,
  press: (pressed: LayerPress, opener: Element) => void,
  near?: () => unknown,
): HTMLElement => {
  const { words, links } = config;
  const title = modal && config.modal;
  const { element, root } = host();
  root.append(
    make(
      title ? 'dialog' : 'section',
      {
        'aria-label': words.title,
        class: 'ask',
        dir: 'auto',
        popover: 'manual',
        pointerenter: near,
        focusin: near,
        // To leave a dialog is no answer.
        ...(title && { closedby: 'none' }),
      },
      make('div', {}, make('h2', title || {}, words.title), make('p', {}, words.introduction)),
      // What must always be seen: the text before it scrolls.
      make(
        'div',
        {},
        make('p', { class: 'links' }, ...links.map(({ label, url }) => make('a', { href: url }, label))),
        make(
          'p',
          {},
          // What takes most and what takes least look the same (DES-1, DES-2), and by one part also to the owner's sheet.
          ...words.buttons.map(([pressed, label]) => {
            const button: HTMLElement = make(
              'button',
              { class: pressed === 'choose' ? pressed : 'main', click: () => press(pressed, button) },
              label,
            );
            return button;
          }),
        ),
      ),
    ),
  );
  return element;
};
