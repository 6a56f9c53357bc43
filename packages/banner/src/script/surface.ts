/** Where things of ours stand in somebody's page. */
import { createSheet } from './element.ts';
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
let patience = 9;

/**
 * First in the body, so first by Tab, as soon as there is a body. Puts back what the page removed, as frameworks
 * do that take over the whole document; they win in the end.
 */
export const stand = (): unknown =>
  attempt(() => {
    if (standing && !standing.isConnected && --patience > 0) document.body.prepend(standing);
  });

/** In place of what stands; null for nothing. */
export const mountSurface = (element: HTMLElement | null): void => {
  standing?.remove();
  standing = element;
  stand();
};
