/** Where things of ours stand in somebody's page. */
import { sheetOf } from './element.ts';
import { attempt } from './guard.ts';
import { look } from './look.ts';
import type { Banner } from './seam.ts';
import { config } from './state.ts';

/** A shadow root with sheets made by script: no style of the page reaches in, no policy on styles is asked. */
export const host: Banner['host'] = (sheets) => {
  const element = document.createElement('cw-consent');
  const root = element.attachShadow({ mode: 'open' });
  element.lang = config.language;
  root.adoptedStyleSheets = [sheetOf(look(config.palette)), ...sheets];
  return { element, root };
};

const standing = new Set<HTMLElement>();
let patience = 9;

/** Puts back what the page removed, as frameworks do that take over the whole document; they win in the end. */
export const stand = (): void =>
  standing.forEach((element) => {
    if (document.body && !element.isConnected && patience-- > 0)
      attempt(() => document.body.prepend(element));
  });

/** First in the body, so first by Tab, as soon as there is a body; answers what takes it away. */
export const place = (element: HTMLElement): (() => void) => {
  standing.add(element);
  stand();
  return () => {
    standing.delete(element);
    element.remove();
  };
};
