import type { BannerPalette, PublishedBanner } from '@clausewright/contract/banner';
import type { BannerPosition } from '@clausewright/contract/consent-types';

/**
 * What everything of ours on a visitor's page has in common: reset, palette, buttons, links, focus ring. Rules of
 * the page with a star reach a host, so the host takes no part in the page and what is inherited begins below it.
 *
 * Only pairs that publishing has measured (text on background, button on background, button text on button)
 * carry words; edges are in the colour of the text.
 */
const look = ({ background, text, button, buttonText }: BannerPalette): string => `
:host{all:initial!important;display:contents!important;--bg:${background};--ink:${text};--btn:${button};--on:${buttonText}}
:host>*{font:400 15px/1.5 system-ui,sans-serif;color:var(--ink);text-align:start;overflow-wrap:anywhere}
*{box-sizing:border-box;margin:0;padding:0}
h2{font-size:18px}
p{unicode-bidi:plaintext}
a{color:inherit}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 12px;border-radius:4px;border:1px solid;background:var(--bg);color:inherit}
.main{background:var(--btn);border-color:var(--btn);color:var(--on)}
button:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--bg)}`;

/**
 * The first layer (`.ask`) and the button that stays. At most half of the screen: the text scrolls, the buttons
 * stay; on a very low screen everything scrolls.
 */
const layer = `
.ask,.stay{position:fixed;z-index:2147483647;bottom:0;left:0;background:var(--bg)}
.ask{right:0;max-height:50vh;overflow:auto;display:flex;flex-wrap:wrap;align-items:center;gap:0 32px;padding:0 max(16px,50% - 576px);border-top:1px solid}
.ask div{flex:1 1 320px;max-width:720px;padding:16px 0 8px}
.ask div+div{margin-inline-start:auto;display:grid;grid-template-columns:1fr 1fr;gap:8px;position:sticky;bottom:0;padding:8px 0 16px;background:var(--bg)}
.ask button:last-child{grid-column:1/3}
@media(max-height:400px){.ask div+div{position:static}}
@media print{*{display:none}}`;

const positions: Readonly<Record<BannerPosition, string>> = {
  bar: '@media(min-width:768px){.ask div+div{max-width:336px;padding:16px 0}}',
  corner: '.ask{inset:auto 16px 16px auto;width:min(416px,100% - 32px);padding:0 16px;border:1px solid}',
};

const links = '.ask a{display:inline-block;margin-inline-end:12px;padding:4px 0}';
const button = '.stay{margin:16px}';

/** With the rules of what this banner has, and no others. */
export function buildStyle({ core, palette, position }: PublishedBanner): string {
  const parts = [look(palette), layer, positions[position]];
  if (core.links.length > 0) parts.push(links);
  if (core.button) parts.push(button);
  return parts.join('').replaceAll('\n', '');
}
