/** DES-7: the way back, where the page has no link of its own to `#privacy-choices`. */
import { make, sheetOf } from './element.ts';
import { layerStyle } from './layer-style.ts';
import type { Banner } from './seam.ts';
import { place } from './surface.ts';

export const linked = 'a[href$="#privacy-choices"]';

let remove: (() => void) | undefined;

/** Shows it or takes it away, as the page is now. */
export const settleButton = (banner: Banner, wanted: boolean): void => {
  const { button: own, words } = banner.config;
  if (!wanted || !own || document.querySelector(linked)) {
    remove?.();
    remove = undefined;
  } else if (!remove) {
    const { element, root } = banner.host([sheetOf(layerStyle)]);
    const button = make(
      'button',
      { type: 'button', class: 'stay', click: () => banner.open(button) },
      words.choices,
    );
    root.append(button);
    remove = place(element);
  }
};
