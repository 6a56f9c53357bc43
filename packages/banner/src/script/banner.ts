/** The running banner: asks where nobody has answered, and hands itself to the files that come on demand. */
import { placesOf } from './answer.ts';
import { decide, listen, tell } from './decide.ts';
import { make, sheetOf } from './element.ts';
import { firstLayer } from './layer-one.ts';
import { layerStyle } from './layer-style.ts';
import { show } from './page.ts';
import type { Banner, PreferencesModule } from './seam.ts';
import { allowed, answer, answered, config } from './state.ts';
import { host, place } from './surface.ts';

/** The page's own way back. */
export const linked = 'a[href$="#privacy-choices"]';

/** The second layer. It inherits the nonce of the page's tag; the browser keeps what has come. */
export const preferences = async (): Promise<PreferencesModule> =>
  ((await import(/* @vite-ignore */ config.origin + config.preferences)) as { default: PreferencesModule })
    .default;

let stands: 'layer' | 'button' | undefined;
let opened = false;

/** DES-7: a button of ours where nothing is asked and the page has no link. */
export const settleWayBack = (): void => {
  const wanted =
    answered && !opened && config.button && !document.querySelector(linked) ? 'button' : undefined;
  if (stands === 'layer' || stands === wanted) return;
  stands = wanted;
  const { element, root } = host([sheetOf(layerStyle)]);
  const button = make(
    'button',
    { type: 'button', class: 'stay', click: () => banner.open(button) },
    config.words.choices,
  );
  root.append(button);
  place(wanted ? element : null);
};

/** Shows the first layer until there is an answer. */
export const ask = (): void => {
  if (stands === 'layer') return;
  stands = 'layer';
  place(
    firstLayer(
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
    ),
  );
  tell('shown');
};

/** What was asked is answered. */
export const hush = (): void => {
  stands = undefined;
  place(null);
  settleWayBack();
};

export const banner: Banner = {
  get config() {
    return config;
  },
  choice: () => (answered ? answer : null),
  allowed,
  decide,
  release: show,
  listen,
  host,
  open(opener = document.activeElement) {
    if (opened) return;
    opened = true;
    const closed = (): void => {
      opened = false;
      settleWayBack();
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
};
