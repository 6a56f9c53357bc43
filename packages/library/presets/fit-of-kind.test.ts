/** Documents of owners who present themselves on a website and sell elsewhere say nothing that only a shop can say. */
import { languages } from '@clausewright/contract/languages';
import { blockText } from '@clausewright/engine/document/tree-text';
import { expect, test } from 'vitest';
import { assemble } from '../clauses.ts';
import { businessKinds, type BusinessKind } from './kinds.ts';
import { neededDocuments } from './needed-documents.ts';
import { answerAll, preparedFor, siteOf, today, typesFor } from './testing/sites.ts';

const showing: readonly BusinessKind[] = [
  'restaurant',
  'services',
  'freelancer',
  'agency',
  'blog',
  'association',
];
const withdrawal = /11a|11 bis|11 \(bis\)|54-bis/u;

function texts(kind: BusinessKind, language: (typeof languages)[number]): string {
  return answerAll(kind, 'IT', typesFor(siteOf(kind, 'IT')))
    .documents.flatMap(
      ({ type, evaluation }) =>
        assemble(type, evaluation.relevant, { language, today, blanks: true }).clauses,
    )
    .map(({ blocks }) => blockText(blocks))
    .join('\n');
}

test.each(languages)(
  'whoever takes no orders on the site speaks of no withdrawal function in %s',
  (language) => {
    for (const kind of showing) expect(texts(kind, language), kind).not.toMatch(withdrawal);
    expect(texts('shop', language)).toMatch(withdrawal);
  },
);

test('who sells nothing on the site needs no terms of sale', () => {
  for (const kind of showing) {
    const needed = neededDocuments(siteOf(kind, 'DE'), true);
    expect(needed.find(({ type }) => type === 'TERMS_CONDITIONS')?.need, kind).toBe('not-needed');
  }
});

test('who works for himself is not taken to serve businesses alone, for a photographer serves consumers', () => {
  const customers = (kind: BusinessKind) =>
    preparedFor(kind, 'DE', ['PRIVACY_POLICY'])[0]?.answers['consumer_type'];
  expect(customers('freelancer')).toBe('both');
  expect(businessKinds.filter((kind) => customers(kind) === 'businesses')).toEqual(['saas', 'agency']);
});
