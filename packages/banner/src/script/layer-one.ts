/** The first layer: a region, first by Tab, that takes no focus. What the buttons do is the caller's. */
import { make, sheetOf } from './element.ts';
import { layerStyle } from './layer-style.ts';
import type { Banner } from './seam.ts';
import { signal } from './state.ts';

export type Press = 'accept' | 'reject' | 'notice' | 'choose';

/** Its element, in no place yet. `near`: pointer or focus are at Choose. */
export const firstLayer = (
  { config, host }: Pick<Banner, 'config' | 'host'>,
  press: (pressed: Press, opener: Element) => void,
  near: () => void = () => undefined,
): HTMLElement => {
  const { words, regime, links, position } = config;
  const { element, root } = host([sheetOf(layerStyle)]);
  const button = (pressed: Press, label: string): HTMLElement => {
    const made: HTMLElement = make(
      'button',
      {
        type: 'button',
        class: pressed === 'choose' ? pressed : 'main',
        click: () => press(pressed, made),
        ...(pressed === 'choose' && { pointerenter: near, focus: near }),
      },
      label,
    );
    return made;
  };
  const notice = button('notice', words.understood);
  root.append(
    make(
      'section',
      { 'aria-labelledby': 't', class: position },
      make(
        'div',
        {},
        make('h2', { id: 't' }, words.title),
        make('p', {}, words.introduction),
        make('p', {}, signal ? words.signal : ''),
        ...links.map(({ label, url }) => make('a', { href: url }, label)),
      ),
      make(
        'div',
        {},
        // What takes most and what takes least look the same (DES-1, DES-2); a mere notice asks nothing.
        ...(regime === 'notice'
          ? [notice]
          : regime === 'opt-out'
            ? [button('reject', words.optOut), notice]
            : [button('accept', words.accept), button('reject', words.reject)]),
        button('choose', words.choose),
      ),
    ),
  );
  return element;
};
