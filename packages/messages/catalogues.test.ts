import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { literalTypes, typedCatalogues } from './literal-types.ts';

type Catalogue = { [key: string]: string | Catalogue };

const catalogues = typedCatalogues.map((name) => name.slice(0, -'en'.length));
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
const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

test.each(catalogues)('German has the keys and arguments of English (%sjson)', (prefix) => {
  const english = flat(read(`${prefix}en.json`));
  const german = new Map(flat(read(`${prefix}de.json`)));
  expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, message] of english) {
    expect(argumentsOf(german.get(key) ?? ''), key).toEqual(argumentsOf(message));
  }
});

test.each(['en', 'de'])('every message of %s reads the same compiled and uncompiled', (language) => {
  for (const prefix of catalogues) {
    for (const [key, message] of flat(read(`${prefix}${language}.json`))) {
      const values = valuesFor(message);
      const translate = createTranslator({
        locale: language,
        messages: { message },
        timeZone: 'UTC',
        formats: { dateTime: { day } },
      });
      const raw = translate.rich('message', values as never);
      const compiled = format(compile(message), language, values as never, {
        formatters,
        timeZone: 'UTC',
        formats: { dateTime: { day } },
      });
      const words = (parts: unknown) => [parts].flat().map(String).join('');
      expect(words(compiled), key).toBe(words(raw));
      expect(words(raw), key).not.toMatch(/[{}]|\bundefined\b/);
    }
  }
});

test.each(typedCatalogues)('the literal types of %s.json are up to date', (name) => {
  const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(text(`${name}.d.json.ts`)).toBe(literalTypes(text(`${name}.json`)));
});
