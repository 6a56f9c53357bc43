import { getDirection } from '@clausewright/contract/banner-languages';
import type { BannerLook, BannerPalette, LayerWords, PublishedBanner } from '@clausewright/contract/banner';
import type { BannerCorners, BannerShadow, BannerSpacing } from '@clausewright/contract/consent-types';
import { plainLook } from './default-look.ts';
import { placeStyle } from './place-style.ts';
import { getShades, isDark, soft } from './shades.ts';

/** Of boxes and of buttons. */
const corners: Readonly<Record<BannerCorners, readonly [string, string]>> = {
  square: ['0', '0'],
  slight: ['6px', '4px'],
  round: ['14px', '8px'],
  full: ['24px', '99px'],
};

const shadows: Readonly<Record<BannerShadow, string>> = {
  none: 'none',
  soft: '0 8px 40px #0003',
  deep: '0 12px 64px #0007',
};

const spacings: Readonly<Record<BannerSpacing, string>> = { tight: '.75em', usual: '1em', roomy: '1.5em' };

/** Below them the page of a visitor who wants it dark gets dark scroll bars. */
const schemeOf = (palette: BannerPalette): string => (isDark(palette) ? ';color-scheme:dark!important' : '');

/** `#rgb` where it is the same colour. */
const short = (colour: string): string => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/**
 * Only pairs that publishing has measured (text on background, button on background, button text on button), and
 * what `getShades` makes of them, carry words.
 */
function coloursOf(palette: BannerPalette): string {
  const { background, text, button, buttonText } = palette;
  return `--bg:${short(background)};--ink:${short(text)};--btn:${short(button)};--on:${short(buttonText)}${schemeOf(palette)}`;
}

const running = (palette: BannerPalette): string => `p{color:${getShades(palette).dim}}`;

/**
 * What everything of ours on a visitor's page has in common: reset, colours, buttons, links. Rules of the page with a
 * star reach a host, so the host takes no part in the page and what is inherited begins below it; sizes are of the
 * visitor's own font size, whatever the page makes of its root. What is named `--cw-…` the owner's sheet can name
 * otherwise, and it reaches parts.
 */
function baseStyle(palette: BannerPalette, { corners: form, font }: BannerLook, soft: string): string {
  const [box, button] = corners[form];
  const family = font === 'page' ? 'inherit' : 'system-ui,sans-serif';
  return `
:host{all:initial!important;display:contents!important;font-family:var(--cw-font,${family})!important;--cw-radius:${box};--cw-button-radius:${button};${coloursOf(palette)}}
:host>*{line-height:1.45;color:var(--ink);overflow-wrap:anywhere}
*{box-sizing:border-box;margin:0;padding:0}
a,button{color:inherit}
${running(palette)}
h2{font-size:1.125em;margin-bottom:.2em}
button{font:inherit;font-weight:600;min-height:44px;padding:0 .5em;border-radius:var(--cw-button-radius);border:1px solid #0000;background:${soft}}
.main{background:var(--btn);color:var(--on)}
button:hover{text-decoration:underline}
@media print{:host{display:none!important}}`;
}

const links = '.links{font-size:.8667em}.links a{display:inline-block;margin:0 1em .5em 0;padding:3px 0}';

const rightToLeft = ':host>*{direction:rtl}.links a{margin:0 0 .5em 1em}';

const motion =
  '@media(prefers-reduced-motion:no-preference){.ask{animation:i .24s}}@keyframes i{0%{opacity:0;transform:translateY(12px)}}';

/** In the style sheet, so that it costs no script; signs that would end the address are written in hex. */
function logoStyle(address: string): string {
  const safe = address.replace(
    /["'()\\<>\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `.ask h2::before{content:"";display:block;height:32px;margin-bottom:.5em;background:url("${safe}") 0/contain no-repeat}`;
}

/** In a label of which three cannot stand side by side on a phone. */
const longWord = /\S{13}/;

/** With the rules of what this banner has, and no others. */
export function buildStyle(
  { core, palette, dark, position, look = plainLook }: PublishedBanner,
  { buttons }: LayerWords,
): string {
  const measures = {
    space: spacings[look.spacing],
    shadow: shadows[look.shadow],
    button: buttons.some(([, label]) => label.length > 18 || longWord.test(label)) ? '9em' : '6.4em',
  };
  const isSoft = [palette, dark ?? palette].every((one) => getShades(one).isSoft);
  const parts = [baseStyle(palette, look, isSoft ? soft : '#0000'), placeStyle(position, look, measures)];
  if (dark !== undefined)
    parts.push(`@media(prefers-color-scheme:dark){:host{${coloursOf(dark)}}${running(dark)}}`);
  if (core.links.length > 0) parts.push(links);
  if (getDirection(core.language) === 'rtl') parts.push(rightToLeft);
  if (look.motion) parts.push(motion);
  if (look.logo !== '') parts.push(logoStyle(look.logo));
  return parts.join('').replaceAll('\n', '');
}
