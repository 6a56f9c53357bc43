/** Where things of ours stand in somebody's page. */
import { createSheet } from './element.ts';
import { modal } from './features.ts';
import { attempt } from './guard.ts';
import type { Banner } from './module-api.ts';
import { config } from './state.ts';

/** A shadow root with sheets made by script: no style of the page reaches in, no policy on styles is asked. */
export const host: Banner['host'] = (css = '') => {
  const element = document.createElement('cw-consent');
  const root = element.attachShadow({ mode: 'open' });
  element.lang = config.language;
  root.adoptedStyleSheets = [createSheet(config.style + css)];
  return { element, root };
};

let standing: HTMLElement | null = null;
let stood: unknown;
let soon: unknown;

/**
 * First in the body, so first by Tab; or in a dialog of the page that makes all else unreachable. In the top layer,
 * where nothing of the page covers, moves or clips it.
 */
const put = (): unknown =>
  attempt(() => {
    soon = 0;
    const home = attempt(() => document.querySelector('dialog:modal')) ?? document.body;
    if (!standing || standing.parentNode === home) return;
    home.prepend(standing);
    stood = 1;
    const top = standing.shadowRoot!.firstElementChild as HTMLElement & Partial<HTMLDialogElement>;
    // One that was taken out of the page is open still, and in the top layer no more.
    if (modal) top.open = false;
    if (modal && top.showModal) top.showModal();
    else top.showPopover();
  });

/**
 * As soon as there is a body. Puts back what the page removed, as frameworks do that take over the whole document:
 * as often as they do, but never so fast that a page that fights it stands still.
 */
export const stand = (): unknown => (stood ? (soon ||= setTimeout(put, 50)) : put());

/** In place of what stands; null for nothing. */
export const mountSurface = (element: HTMLElement | null): void => {
  standing?.remove();
  standing = element;
  put();
};
