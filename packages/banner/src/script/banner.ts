/** The running banner: asks where nobody has answered, and hands itself to the files that come on demand. */
import { choose, decide, listen, dispatch } from './decide.ts';
import { make } from './element.ts';
import { atTop } from './features.ts';
import { firstLayer } from './layer-one.ts';
import { preferences, withPreferences } from './on-demand.ts';
import { show } from './page.ts';
import type { Banner } from './module-api.ts';
import { allowed, answer, answered, config, signal } from './state.ts';
import { host, mountSurface } from './surface.ts';

/** The page's own way back. */
export const linked = 'a[href$="#privacy-choices"]';

let asking = false;
let opened = false;
/** 2 the first layer, 1 the button. */
let stands = 0;

/** Puts in place what belongs there: the first layer; or, where the page has no link (DES-7), a button of ours. */
export const settle = (): void => {
  const wanted = asking ? 2 : +(answered && !opened && config.button && !document.querySelector(linked));
  if (stands === wanted) return;
  stands = wanted;
  mountSurface(asking ? layer() : null);
  if (wanted === 1) void withPreferences((module) => stands === 1 && mountSurface(module.stay(banner)));
  const { style } = document.documentElement;
  // The browser scrolls what gets the focus to where nothing of ours covers it (WCAG 2.4.11), and the page's end too.
  style[(atTop && config.pads) || 'scrollPaddingBottom'] = style.marginBottom = ['', '76px', '50vh'][wanted]!;
};

const layer = (): HTMLElement => {
  const element = firstLayer(
    banner,
    (pressed, opener) => {
      if (pressed === 'choose') banner.open(opener);
      else choose(pressed, pressed === 'reject' && []);
    },
    // After the press, should it follow at once.
    () => setTimeout((): unknown => withPreferences()),
  );
  // GPC-4. The words come with the second layer: few browsers send the signal.
  if (signal) void withPreferences((module) => module.tell(element, make));
  return element;
};

/** Shows the first layer until there is an answer. */
export const ask = (): void => {
  asking = true;
  settle();
  dispatch('shown');
};

/** What was asked is answered. */
export const stopAsking = (): void => {
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
