import { appearance as appearanceSchema } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { validateAppearance } from './validate-appearance.ts';
import { getDarkPalette, getPalette, palettes } from './palettes.ts';
import { getShades } from './shades.ts';
import { defaultAppearance } from './default-appearance.ts';

const usual = defaultAppearance('en');
const colours = { background: '#ffffff', text: '#17211d', button: '#0f5a45', button_text: '#ffffff' };
const custom = (change: Partial<Record<string, string>>) => ({
  ...usual,
  colour: 'custom' as const,
  custom: { ...colours, ...change },
});
const fields = (accept: string, reject: string) => ({
  en: {
    title: '',
    introduction: '',
    accept,
    reject,
    choose: '',
    privacy_url: '',
    cookies_url: '',
    imprint_url: '',
    contact: '',
  },
});

test('the palettes have the designed contrast between button and background', () => {
  const figures = Object.fromEntries(
    Object.entries(palettes).map(([name, { button, background }]) => [
      name,
      contrast(button, background).toFixed(1),
    ]),
  );
  expect(figures).toEqual({
    dark: '16.7',
    light: '16.5',
    blue: '7.9',
    red: '7.1',
    green: '8.2',
    orange: '5.9',
    purple: '8.5',
  });
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the default and every built-in palette may be published', () => {
  expect(appearanceSchema.safeParse(usual).success).toBe(true);
  for (const colour of [...(Object.keys(palettes) as (keyof typeof palettes)[]), 'custom' as const]) {
    expect(validateAppearance({ ...usual, colour }, {}), colour).toEqual([]);
  }
});

test('each named colour may be published in each theme, and is another on a dark ground', () => {
  for (const colour of Object.keys(palettes) as (keyof typeof palettes)[]) {
    for (const theme of ['light', 'dark', 'auto'] as const)
      expect(validateAppearance({ ...usual, colour, theme }, {}), `${colour} ${theme}`).toEqual([]);
    expect(getPalette({ ...usual, colour, theme: 'dark' }).background).toBe(palettes.dark.background);
    expect(getDarkPalette({ ...usual, colour, theme: 'light' })).toBeNull();
    expect(getDarkPalette({ ...usual, colour, theme: 'auto' })?.background).toBe(palettes.dark.background);
  }
  // What was drafted before there were themes is as its colour says.
  expect(getPalette({ ...usual, colour: 'dark' })).toEqual(palettes.dark);
});

test('both themes of own colours are judged, and only those that visitors can meet', () => {
  const dark = { ...colours, background: '#111111', text: '#333333', reject_button: '#444444' };
  const of = (theme: 'light' | 'dark' | 'auto') =>
    validateAppearance({ ...custom({}), theme, custom_dark: dark }, {}).map(({ field }) => field);
  const faults = ['text', 'button', 'reject_button'].map((name) => `appearance.custom_dark.${name}`);
  expect(of('light')).toEqual([]);
  expect(of('auto')).toEqual(faults);
  expect(of('dark')).toEqual(faults);
});

test('a logo lies on the site itself', () => {
  const of = (logo_url: string) =>
    validateAppearance({ ...usual, logo_url }, {}, ['shop.example', '*.blog.example']).map(
      ({ code }) => code,
    );
  expect(of('')).toEqual([]);
  expect(of('https://www.shop.example/logo.svg')).toEqual([]);
  expect(of('https://de.blog.example/logo.svg')).toEqual([]);
  expect(of('https://notshop.example/logo.svg')).toEqual(['logo-elsewhere']);
  expect(of('https://cdn.example/shop.example/logo.svg')).toEqual(['logo-elsewhere']);
});

test('softer text and grounds stay legible, or are not softer', () => {
  const shade = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(shade, shade, (background, text) => {
      const { dim } = getShades({ background, text, button: text, buttonText: background });
      if (contrast(text, background) >= 4.5) expect(contrast(dim, background)).toBeGreaterThanOrEqual(4.5);
      else expect(dim).toBe(text);
    }),
  );
  expect(getShades(palettes.light)).toEqual({ dim: '#4f5653', isSoft: true });
});

test('a valid appearance is legible and operable, and each violation is named', () => {
  const shade = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(shade, shade, shade, shade, (background, text, button, button_text) => {
      const appearance = custom({ background, text, button, button_text });
      const named = validateAppearance(appearance, {}).map(({ field }) => field);
      const palette = getPalette(appearance);
      const expected = [
        ...(contrast(palette.text, palette.background) < 4.5 ? ['appearance.custom.text'] : []),
        ...(contrast(palette.buttonText, palette.button) < 4.5 ? ['appearance.custom.button_text'] : []),
        ...(contrast(palette.button, palette.background) < 3 ? ['appearance.custom.button'] : []),
      ];
      expect(named).toEqual(expected);
    }),
  );
});

test.each([
  [{ text: '#777777' }, 'text', { ratio: '4.4', needed: '4.5' }],
  [{ button_text: '#888888' }, 'button_text', { ratio: '2.3', needed: '4.5' }],
  [{ button: '#bbbbbb', button_text: '#000000' }, 'button', { ratio: '1.9', needed: '3.0' }],
])('reports insufficient contrast with its ratio: %o', (change, field, values) => {
  expect(validateAppearance(custom(change), {})).toEqual([
    { field: `appearance.custom.${field}`, code: 'contrast-low', values },
  ]);
});

test('DES-2: rejects a refuse button that looks different from the accept button', () => {
  const unequal = (field: string) => [{ field: `appearance.custom.${field}`, code: 'buttons-unequal' }];
  expect(validateAppearance(custom({ reject_button: '#ffffff' }), {})).toEqual(unequal('reject_button'));
  expect(validateAppearance(custom({ reject_button_text: '#ffff00' }), {})).toEqual(
    unequal('reject_button_text'),
  );
  expect(
    validateAppearance(custom({ reject_button: colours.button, reject_button_text: '#ffffff' }), {}),
  ).toEqual([]);
});

test('custom labels are set on both buttons or neither, and differ', () => {
  const of = (accept: string, reject: string) => validateAppearance(usual, fields(accept, reject));
  const unequal = (field: string) => [{ field: `fields.en.${field}`, code: 'buttons-unequal' }];
  expect(of('', '')).toEqual([]);
  expect(of('Yes', 'No')).toEqual([]);
  expect(of('Yes', '')).toEqual(unequal('reject'));
  expect(of('Yes', ' \u200b\u202e ')).toEqual(unequal('reject'));
  expect(of('', 'No')).toEqual(unequal('accept'));
  expect(of('Agree', 'agree\u200e')).toEqual(unequal('reject'));
  // A language that is not offered is not judged.
  expect(validateAppearance({ ...usual, languages: ['de'] }, fields('Yes', ''))).toEqual([]);
});
