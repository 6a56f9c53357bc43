import { languages } from '@clausewright/contract/languages';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { DutyFile, LawFile, LawInDocument } from './law-file.ts';
import { lawFiles } from './law-files.ts';
import { factRules } from './facts.ts';
import english from './texts/en.json' with { type: 'json' };
import { lawTags } from './is-law-tag.ts';

const words = z.string().min(1);
const inEachLanguage = z.record(z.enum(languages), words);
const day = z.string().regex(/^(?:\d{4}-\d{2}-\d{2}|expected)$/);
const fact = z.string().regex(/^(?:always|(?:region|est|biz|data|basis|has|size|tech|tool):[a-z0-9-]+)$/);

const lawInDocument = z.strictObject({
  rank: z.int().min(1),
  and: z.array(fact).min(1).optional(),
  any: z.array(fact).min(1).optional(),
  because: words.optional(),
  sold: words.optional(),
  more: z.literal(true).optional(),
  names: inEachLanguage,
} satisfies Record<keyof LawInDocument, z.ZodType>);

const duty = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/),
  document: z.enum(agreementTypes),
  law: words,
  citation: words,
  jurisdiction: words,
  facts: z.array(z.string().regex(/^[a-z0-9:|-]+$/)).min(1),
  appliesWhen: words.optional(),
  requirement: words,
  sameAs: words.optional(),
  asks: inEachLanguage.optional(),
  mandatory: z.boolean(),
  kind: z.enum(['state', 'limit', 'interface']),
  force: z.enum(['condition-of-consent', 'guidance', 'contract']).optional(),
  tier: z.enum(['core', 'extended']),
  topic: words,
  where: words,
  appliesFrom: day.optional(),
  until: day.optional(),
  answer: words.optional(),
  exactTexts: z.array(words).min(1).optional(),
  basis: z.enum(['read', 'partly', 'recalled']),
  checkedAgainst: words.optional(),
  confidence: words.optional(),
  note: words.optional(),
} satisfies Record<keyof DutyFile, z.ZodType>);

const lawFile = z.strictObject({
  rank: z.int().min(1),
  regions: z
    .record(
      z.string().regex(/^[a-z]+$/),
      z.strictObject({
        rank: z.int().min(1),
        more: z.literal(true).optional(),
        countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
        names: inEachLanguage,
        served: inEachLanguage.optional(),
      }),
    )
    .optional(),
  sources: z.record(words, z.array(z.enum(lawTags))),
  laws: z.record(
    z.string().regex(/^[a-z0-9_]+$/),
    z.strictObject({
      names: z.record(z.enum(languages), z.strictObject({ name: words, short: words })),
      documents: z.partialRecord(z.enum(agreementTypes), lawInDocument),
    }),
  ),
  duties: z.array(duty),
  goodPractice: z.array(duty).optional(),
} satisfies Record<keyof LawFile, z.ZodType>);

test.each(lawFiles)('the law of $id is complete', ({ id: _id, place, ...file }) => {
  expect(place).toMatch(/^(?:[a-z]+|(?:US|CA)_[A-Z]{2})$/u);
  const { error } = lawFile.safeParse(file);
  expect(error === undefined ? [] : z.prettifyError(error)).toEqual([]);
});

test('every folder of a place is registered', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !['fact-texts', 'limit-texts', 'names', 'testing', 'texts'].includes(entry.name),
    )
    .map(({ name }) => name.replace('-', '_'));
  expect(lawFiles.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

test('places have unique ranks, laws and duties', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(lawFiles.map(({ rank }) => rank));
  unique(lawFiles.flatMap(({ laws }) => Object.keys(laws)));
  unique(lawFiles.flatMap(({ duties }) => duties.map(({ id }) => id)));
});

test.each(lawFiles)('the sources of $id match those named by its duties', ({ duties, sources }) => {
  const named = new Set(duties.map(({ law }) => law));
  expect(Object.keys(sources).toSorted()).toEqual([...named].toSorted());
});

test('conditions, reasons and bundles of laws are known ones', () => {
  const known = new Set<string>(factRules.keys());
  for (const law of lawFiles.flatMap(({ laws }) => Object.values(laws))) {
    for (const { and = [], any = [], because, sold } of Object.values(law.documents)) {
      expect([...and, ...any].filter((key) => !known.has(key))).toEqual([]);
      if (because !== undefined) expect(Object.keys(english.reasons)).toContain(because);
      if (sold !== undefined) expect(Object.keys(english.bundles)).toContain(sold);
    }
  }
});

test('no two regions and no two laws of a type have the same rank', () => {
  const unique = (ranks: readonly number[]) => expect(new Set(ranks).size).toBe(ranks.length);
  unique(lawFiles.flatMap(({ regions = {} }) => Object.values(regions).map(({ rank }) => rank)));
  for (const type of agreementTypes) {
    const laws = lawFiles.flatMap((file) => Object.values(file.laws));
    unique(laws.flatMap(({ documents }) => documents[type]?.rank ?? []));
  }
});
