import { readdirSync, readFileSync } from 'node:fs';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, mayContainPrescribed } from '../clauses.ts';
import { finish } from '@clausewright/engine/document/finish';
import { knownOwners as licensors } from '../types/eula/testing/owners.ts';
import { today } from '../types/privacy-policy/testing/random-answers.ts';
import { knownOwners as sellers } from '../types/return-refund-policy/testing/owners.ts';
import { knownOwners as providers } from '../types/terms-conditions/testing/owners.ts';
import { findUnverifiedTexts } from './unverified-texts.ts';
import { statutoryTexts } from './texts.ts';

const owners = { RETURN_REFUND_POLICY: sellers, TERMS_CONDITIONS: providers, EULA: licensors } as const;

interface Made {
  type: keyof typeof owners;
  owner: string;
  language: Language;
}

/** What a finished document carries, as `id language`. */
function carriedBy({ type, owner, language }: Made): string[] {
  const found = owners[type].find(({ name }) => name === owner);
  if (found === undefined) throw new Error(`no owner ${owner} of a ${type}`);
  const { country } = found.relevant;
  const { document } = finish(assemble(type, found.relevant, { language, today, blanks: false }));
  return findUnverifiedTexts(
    { language, blocks: document.children },
    typeof country === 'string' ? country : undefined,
  )
    .map((text) => `${text.id} ${text.language}`)
    .toSorted();
}

const seller = (owner: string, language: Language): Made => ({
  type: 'RETURN_REFUND_POLICY',
  owner,
  language,
});
const provider = (owner: string, language: Language): Made => ({ type: 'TERMS_CONDITIONS', owner, language });

/** Documents of owners of their markets, and all that is unverified in each. */
const expected: readonly (readonly [Made, readonly string[]])[] = [
  [
    seller('austrianWorkshops', 'de'),
    ['at-fagg-anhang-1a de', 'at-fagg-anhang-1b de', 'crd-annex-ia-point-3 de'],
  ],
  [seller('germanPottery', 'de'), []],
  [seller('germanPottery', 'en'), []],
  [seller('germanPottery', 'it'), ['crd-annex-ia it', 'crd-annex-ia-point-3 it', 'crd-annex-ib it']],
  [seller('dutchCourses', 'nl'), ['crd-annex-ia nl', 'crd-annex-ia-point-3 nl']],
  [seller('spanishDeli', 'es'), ['crd-annex-ia-point-3 es']],
  [seller('frenchArtist', 'fr'), ['fr-conso-d211-3 fr', 'fr-conso-r221-3-point-3 fr']],
  [seller('irishChatbot', 'en'), ['ie-cra-sched4 en', 'ie-cra-sched4-form en', 'ie-cra-sched4-note-4 en']],
  [seller('australianSurf', 'fr'), ['au-acl-reg90-both en']],
  [
    provider('belgianDating', 'fr'),
    [
      'crd-annex-ia-point-3 fr',
      'crd-annex-ib fr',
      'fr-conso-d211-3 fr',
      'fr-conso-d211-4 fr',
      'fr-conso-l215 fr',
    ],
  ],
  [provider('frenchSaas', 'fr'), ['fr-conso-d211-4 fr', 'fr-conso-l215 fr', 'fr-conso-r221-3-point-3 fr']],
];

test.each(expected)(
  '$0.type of $0.owner in $0.language contains unverified texts by language and market',
  (made, carried) => {
    expect(carriedBy(made)).toEqual(carried);
  },
);

test('every unverified text appears in the document of some owner of its market', () => {
  const unverified = Object.entries(statutoryTexts).flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage)
      .filter(([, { official }]) => official === 'unverified')
      .map(([language]) => `${id} ${language}`),
  );
  expect([...new Set(expected.flatMap(([, carried]) => carried))].toSorted()).toEqual(unverified.toSorted());
});

test('a manually rewritten text no longer counts as prescribed', () => {
  const { relevant } = sellers.find(({ name }) => name === 'spanishDeli')!;
  const draft = assemble('RETURN_REFUND_POLICY', relevant, { language: 'es', today, blanks: false });
  const blocks = draft.clauses.flatMap((clause) => clause.blocks);
  const rewritten: unknown = JSON.parse(
    JSON.stringify(blocks).replaceAll('su derecho de desistimiento', 'este derecho suyo'),
  );
  expect(findUnverifiedTexts({ language: 'es', blocks }, 'ES')).toHaveLength(1);
  expect(findUnverifiedTexts({ language: 'es', blocks: rewritten as typeof blocks }, 'ES')).toEqual([]);
});

test.each([
  ['PRIVACY_POLICY', 'privacy-policy'],
  ['COOKIES_POLICY', 'cookies-policy'],
  ['DISCLAIMER', 'disclaimer'],
  ['TERMS_CONDITIONS', 'terms-conditions'],
  ['RETURN_REFUND_POLICY', 'return-refund-policy'],
  ['EULA', 'eula'],
] as const satisfies readonly (readonly [AgreementType, string])[])(
  'the clauses of a %s determine whether it may contain one',
  (type, folder) => {
    const root = new URL(`../types/${folder}/`, import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.test\.ts$|testing/u.test(name),
    );
    const prints = files.some((name) =>
      /statutory\/|words\/withdrawal\.ts/u.test(readFileSync(new URL(name, root), 'utf8')),
    );
    expect(prints).toBe(mayContainPrescribed(type));
  },
);
