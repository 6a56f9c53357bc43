import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function block(selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  const text = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...text.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const light = block(':root {');
const themes = {
  light,
  dark: new Map([...light, ...block(':root[data-theme=')]),
  'dark by preference': new Map([...light, ...block(':root:not([data-theme])')]),
};

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const onAll = ['canvas', 'paper', 'raised', 'sunken'];
const pairs: [need: number, front: string, grounds: string[]][] = [
  [4.5, 'ink', [...onAll, 'mark', 'accent-soft', 'danger-soft', 'warn-soft', 'info-soft']],
  [4.5, 'mark-ink', ['mark']],
  [4.5, 'ink-2', onAll],
  [4.5, 'ink-3', [...onAll, 'accent-soft']],
  [4.5, 'accent', [...onAll, 'accent-soft']],
  [4.5, 'on-accent', ['accent', 'accent-hover', 'accent-press']],
  [4.5, 'danger', ['paper', 'canvas', 'danger-soft', 'raised']],
  [4.5, 'on-danger', ['danger', 'danger-hover']],
  [4.5, 'warn', ['paper', 'warn-soft']],
  [4.5, 'info', ['paper', 'info-soft']],
  [4.5, 'ok', ['ok-soft']],
  [3, 'control', onAll],
  [3, 'mark-line', ['paper']],
  [3, 'focus', ['canvas', 'paper', 'focus-halo']],
  [3, 'chart-1', ['paper']],
  [3, 'chart-2', ['paper']],
  [3, 'chart-3', ['paper']],
];

test.each(Object.entries(themes))(
  'every colour pair has sufficient contrast in the theme: %s',
  (_, colours) => {
    const of = (name: string) => colours.get(`--${name}`) ?? `no --${name}`;
    const faults = pairs.flatMap(([need, front, grounds]) =>
      grounds
        .map((ground) => ({ pair: `${front} on ${ground}`, ratio: contrast(of(front), of(ground)), need }))
        .filter(({ ratio }) => !(ratio >= need)),
    );
    expect(faults).toEqual([]);
  },
);

test('the preferred dark theme is the chosen dark theme', () => {
  expect([...themes['dark by preference']]).toEqual([...themes.dark]);
});
