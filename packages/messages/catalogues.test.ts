import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import {
  catalogueFile,
  literalTypes,
  translatedLanguages,
  catalogueTypes,
  typedCatalogues,
} from './literal-types.ts';

type Catalogue = { [key: string]: string | Catalogue };

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Catalogue;

function flat(catalogue: Catalogue, path = ''): [key: string, message: string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

/** `{name}`, `{name, plural, …}` and `<tag>` of a message, each once. */
function argumentsOf(message: string): string[] {
  const found = message.matchAll(/\{(\w+)\s*(?:\}|,\s*(\w+))|<(\w+)>/g);
  return [
    ...new Set([...found].map(([, name, kind, tag]) => (tag ? `<${tag}>` : `${name}:${kind ?? 'text'}`))),
  ].sort();
}

function valuesFor(message: string): Record<string, unknown> {
  return Object.fromEntries(
    argumentsOf(message).map((argument) => {
      const [name = '', kind = ''] = argument.replace(/[<>]/g, '').split(':');
      if (argument.startsWith('<')) return [name, (words: unknown) => `(${String(words)})`];
      if (kind === 'date') return [name, new Date('2026-11-20T10:00:00Z')];
      return [name, kind === 'text' || kind === 'select' ? 'x' : 2];
    }),
  );
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const;
const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

const translations = translatedLanguages.flatMap((language) =>
  typedCatalogues.map((name) => [catalogueFile(name, language), `${name}.json`] as const),
);

test.each(translations)('%s has the keys and arguments of %s', (translated, original) => {
  const english = flat(read(original));
  const words = new Map(flat(read(translated)));
  expect([...words.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, message] of english) {
    expect(argumentsOf(words.get(key) ?? ''), key).toEqual(argumentsOf(message));
  }
});

test.each(['en', ...translatedLanguages])(
  'every message of %s reads the same compiled and uncompiled',
  (language) => {
    for (const name of typedCatalogues) {
      for (const [key, message] of flat(read(catalogueFile(name, language)))) {
        const values = valuesFor(message);
        const translate = createTranslator({
          locale: language,
          messages: { message },
          timeZone: 'UTC',
          formats: { dateTime: { day, minute } },
        });
        const raw = translate.rich('message', values as never);
        const compiled = format(compile(message), language, values as never, {
          formatters,
          timeZone: 'UTC',
          formats: { dateTime: { day, minute } },
        });
        const words = (parts: unknown) => [parts].flat().map(String).join('');
        expect(words(compiled), key).toBe(words(raw));
        expect(words(raw), key).not.toMatch(/[{}]|\bundefined\b/);
      }
    }
  },
);

test.each(typedCatalogues)('the literal types of %s.json are up to date', (name) => {
  const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(text(`${name}.d.json.ts`)).toBe(literalTypes(text(`${name}.json`)));
});

test('the types of the catalogues are up to date', () => {
  expect(readFileSync(new URL('catalogue-types.ts', import.meta.url), 'utf8')).toBe(catalogueTypes());
});

test.each(['en', ...translatedLanguages])(
  'the confirmation e-mail names the button of its page in %s',
  (language) => {
    const words = (name: string) => new Map(flat(read(`${name}.${language}.json`)));
    const button = words('account').get('activate.act') ?? '';
    expect(words('mail').get('activation.intro')).toMatch(new RegExp(`[“„«‘]\\s?${button}\\s?[”“»’]`));
  },
);

test('French punctuation does not start a line', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^(?:.*\.)?fr\.json$/.test(file));
  expect(files).toContain('update.fr.json');
  for (const file of files) {
    for (const [key, message] of flat(read(file)))
      expect(message, `${file} ${key}`).not.toMatch(/ [:;?!»]|« /);
  }
});
