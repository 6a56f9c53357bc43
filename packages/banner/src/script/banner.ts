/** The running banner: asks where nobody has answered, and hands itself to the files that come on demand. */
import { placesOf } from './answer.ts';
import { settleButton } from './choices-button.ts';
import { decide, listen, tell } from './decide.ts';
import { attempt, guarded } from './guard.ts';
import { firstLayer } from './layer-one.ts';
import { show } from './page.ts';
import type { Banner, PreferencesModule } from './seam.ts';
import { allowed, answer, answered, config } from './state.ts';
import { host, place } from './surface.ts';

/** The second layer. It inherits the nonce of the page's tag; the browser keeps what has come. */
export const preferences = async (): Promise<PreferencesModule> =>
  ((await import(/* @vite-ignore */ config.origin + config.preferences)) as { default: PreferencesModule })
    .default;

let asking = false;
let opened = false;

/** The way back stands where the question does not. */
export const settleWayBack = (): unknown =>
  attempt(() => settleButton(banner, answered && !asking && !opened));

/** Shows the first layer until there is an answer. */
export const ask = guarded((): void => {
  if (asking) return;
  asking = true;
  const remove = place(
    firstLayer(
      banner,
      guarded((pressed, opener) => {
        if (pressed === 'choose') banner.open(opener);
        else
          decide(
            placesOf(config.vendors, () => pressed !== 'reject'),
            1,
            pressed,
          );
      }),
      () => void preferences().catch(String),
    ),
  );
  const end = listen(() => {
    asking = false;
    end();
    remove();
  });
  settleWayBack();
  tell('shown');
});

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
    };
    preferences()
      .then((module) =>
        module.show(banner, () => {
          closed();
          (opener as HTMLElement | null)?.focus();
        }),
      )
      .catch(() => {
        closed();
        // Without the second layer the first still takes an answer, and takes one back.
        ask();
      });
  },
};
