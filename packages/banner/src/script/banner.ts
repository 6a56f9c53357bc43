/** The running banner: asks where nobody has answered, and hands itself to the files that come on demand. */
import { placesOf } from './answer.ts';
import { decide, listen, tell } from './decide.ts';
import { make } from './element.ts';
import { firstLayer } from './layer-one.ts';
import { preferences } from './on-demand.ts';
import { show } from './page.ts';
import type { Banner } from './seam.ts';
import { allowed, answer, answered, config, signal } from './state.ts';
import { host, place } from './surface.ts';

/** The page's own way back. */
export const linked = 'a[href$="#privacy-choices"]';

let asking = false;
let opened = false;
let stands: '' | 'layer' | 'button' = '';

/** Puts in place what belongs there: the first layer; or, where the page has no link (DES-7), a button of ours. */
export const settle = (): void => {
  const wanted = asking
    ? 'layer'
    : answered && !opened && config.button && !document.querySelector(linked)
      ? 'button'
      : '';
  if (stands === wanted) return;
  stands = wanted;
  if (!wanted) return place(null);
  if (asking) return place(layer());
  const { element, root } = host();
  const button = make('button', { class: 'stay', click: () => banner.open(button) }, config.words.choices);
  root.append(button);
  place(element);
};

const layer = (): HTMLElement => {
  const element = firstLayer(
    banner,
    (pressed, opener) => {
      if (pressed === 'choose') banner.open(opener);
      else
        decide(
          placesOf(config.vendors, () => pressed !== 'reject'),
          1,
          pressed,
        );
    },
    () => void preferences().catch(String),
  );
  // GPC-4. The words come with the second layer: few browsers send the signal.
  if (signal)
    preferences()
      .then((module) => element.shadowRoot!.querySelector('p')!.after(make('p', {}, module.signal)))
      .catch(String);
  return element;
};

/** Shows the first layer until there is an answer. */
export const ask = (): void => {
  asking = true;
  settle();
  tell('shown');
};

/** What was asked is answered. */
export const hush = (): void => {
  asking = false;
  settle();
};

/** With `config` and `signal` as soon as they are known. */
export const banner = {
  choice: () => (answered ? answer : null),
  allowed,
  decide,
  release: show,
  listen,
  host,
  make,
  open(opener = document.activeElement) {
    if (opened) return;
    opened = true;
    const closed = (): void => {
      opened = false;
      settle();
      (opener as HTMLElement | null)?.focus();
    };
    preferences()
      .then((module) => module.show(banner, closed))
      .catch(() => {
        closed();
        // Without the second layer the first still takes an answer, and takes one back.
        ask();
      });
  },
} as Banner;
