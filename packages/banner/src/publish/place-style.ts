/** Where the first layer stands and how it is laid out. */
import type { BannerLook } from '@clausewright/contract/banner';
import type { BannerPosition } from '@clausewright/contract/consent-types';

/** What the look and the words of one banner come to. */
export interface Measures {
  space: string;
  shadow: string;
  /** Width that a button takes at least, where there is room for it. */
  button: string;
}

/**
 * On a phone every form is a sheet. It takes a third of the screen at most; more where the screen is narrow or its
 * words are large, and all of it where it is very low (400 % zoom). The text scrolls, and fades where it goes on;
 * links and buttons stay. Buttons are equally wide, side by side as far as there is room.
 */
const sheet = ({ space, shadow, button }: Measures): string => `
.ask{position:fixed;z-index:2147483647;inset:auto 0 0;width:auto;max-height:max(33vh,min(100vh - 17.2em,114em - 375vw));overflow:auto;background:var(--bg);padding:0 ${space};font-size:.875em;border:1px solid #8886;border-radius:var(--cw-radius) var(--cw-radius) 0 0;box-shadow:var(--cw-shadow,${shadow})}
.ask div{padding:.8em 0}
.ask div+div{position:sticky;bottom:0;padding-top:0;background:var(--bg);box-shadow:0 -.6em .6em var(--bg)}
.links+p{display:flex;flex-wrap:wrap;gap:.5em}
p button{flex:1 1 ${button};padding:0}
@media(max-height:24em){.ask{max-height:100%}p button{flex-basis:0;font-size:.9em}}`;

/** From here on a form is what it is called. */
const wide = (from: number, rules: string): string =>
  `@media(min-width:${from}em){.ask{font-size:.9375em;${rules}}`;

const box = 'border-radius:var(--cw-radius)';

function bar({ edge, corners }: BannerLook, { space }: Measures): string {
  const place =
    corners === 'square'
      ? `inset:${edge === 'top' ? '0 0 auto' : 'auto 0 0'};padding:0 max(${space},50% - 40em)`
      : `inset:${edge === 'top' ? '1em 1em auto' : 'auto 1em 1em'};max-width:80em;margin:auto;${box}`;
  return `${wide(48, `${place};max-height:50%;display:grid;grid-template-columns:1fr auto;gap:0 2.5em;align-items:center`)}.ask div+div{display:contents}.links{padding-bottom:.5em}.links+p{grid-area:1/2/3/3;position:sticky;bottom:1em;width:min(32em,45vw)}}`;
}

function card({ edge, side }: BannerLook): string {
  const [top, bottom] = edge === 'top' ? ['1em', 'auto'] : ['auto', '1em'];
  const [right, left] = side === 'left' ? ['auto', '1em'] : ['1em', 'auto'];
  return `${wide(36, `inset:${top} ${right} ${bottom} ${left};width:27em;max-height:90%;${box}`)}}`;
}

/** Its own layout on wide windows; a dialog shades the page at every width. */
const forms: Readonly<Record<BannerPosition, (look: BannerLook, measures: Measures) => string>> = {
  bar,
  corner: card,
  dialog: () =>
    `.ask{max-width:none}h2{outline:0}.ask::backdrop{background:#0008}${wide(36, `inset:0;margin:auto;width:29em;height:fit-content;max-height:90%;${box}`)}}`,
  sheet: () => `${wide(48, 'width:44em;margin:auto')}}`,
};

export function placeStyle(position: BannerPosition, look: BannerLook, measures: Measures): string {
  return sheet(measures) + forms[position](look, measures);
}
