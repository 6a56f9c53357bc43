import type { ServedStay, Stay } from '@clausewright/contract/banner';

/** Two sliders, as the path of a drawing of 24 by 24. */
const sign =
  'M3 8h10m6 0h2M3 16h2m6 0h10M16 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';

/** How the button that stays looks: words, or a small sign, in one of the corners. */
export function buildStay({ icon, right, top }: Stay): ServedStay {
  const inset = `${top ? '16px' : 'auto'} ${right ? '16px' : 'auto'} ${top ? 'auto' : '16px'} ${right ? 'auto' : '16px'}`;
  const size = icon ? 'width:44px;padding:9px' : 'padding:8px 16px';
  const drawing = icon
    ? 'svg{display:block;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}'
    : '';
  return {
    style: `.stay{position:fixed;z-index:2147483647;inset:${inset};${size};font-size:.9375em;background:var(--bg);border-color:#8886;border-radius:22px;box-shadow:0 4px 20px #0003}${drawing}`,
    ...(icon && { sign }),
  };
}
