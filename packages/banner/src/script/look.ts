/**
 * What everything of ours on a visitor's page has in common: reset, palette, buttons, links, focus ring.
 * `Banner.host()` adopts it before the sheets it is given, so the second layer does not carry it again. Rules of
 * the page with a star reach a host, so the host takes no part in the page and what is inherited begins below it.
 *
 * Only pairs that publishing has measured (text on background, button on background, button text on button)
 * carry words. `--edge` is the text at three quarters: from 4.5:1 of the text it keeps the 3:1 of WCAG 1.4.11.
 */
import type { BannerPalette } from '@clausewright/contract/banner';

export function look({ background, text, button, buttonText }: BannerPalette): string {
  return `:host{all:initial!important;display:contents!important;--bg:${background};--ink:${text};--btn:${button};--on:${buttonText};--line:${text}33;--edge:${text}bf}
:host>*{font:400 15px/1.5 system-ui,sans-serif;color:var(--ink);text-align:start;overflow-wrap:anywhere}
*{box-sizing:border-box;margin:0;padding:0}
h2{font-size:18px;line-height:1.3;font-weight:600}
p,dt,dd{unicode-bidi:plaintext}
p:dir(rtl),dt:dir(rtl),dd:dir(rtl){text-align:right}
a{color:inherit;text-underline-offset:.18em}
button{font:inherit;font-weight:600;line-height:1.25;min-height:44px;padding:8px 12px;border-radius:4px;border:1px solid var(--edge);background:var(--bg);color:inherit;cursor:pointer;overflow-wrap:anywhere}
.main{background:var(--btn);border-color:var(--btn);color:var(--on)}
button:hover{text-decoration:underline;text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--bg)}
@media(forced-colors:active){.main{border:2px solid ButtonText}}`;
}
