import { agreementTypes } from '@clausewright/contract/agreement-types';
import { expect, test } from 'vitest';
import { businessKinds, type BusinessKind } from './kinds.ts';
import { neededDocuments } from './needed-documents.ts';

function imprintFor(kind: BusinessKind, country: string, tracks = false) {
  const facts = { kind, country, places: ['website'] as const };
  const found = neededDocuments(facts, tracks).find(({ type }) => type === 'IMPRINT');
  return found && [found.need, found.reason, found.law];
}

test.each([
  ['DE', '§ 5 DDG'],
  ['AT', '§ 5 ECG, § 25 MedienG'],
  ['CH', 'Art. 3 Abs. 1 Bst. s UWG'],
  ['FR', 'art. 1-1 LCEN'],
  ['IT', 'art. 7 d.lgs. 70/2003'],
  ['ES', 'art. 10 LSSI'],
  ['NL', 'art. 3:15d BW'],
  ['BE', 'art. XII.6 WER/CDE'],
  ['IE', 'S.I. No. 68/2003, reg. 7'],
  ['GB', 'Electronic Commerce Regulations 2002, reg. 6'],
  ['PL', 'Directive 2000/31/EC, Art. 5'],
])('a shop in %s needs an imprint by %s', (country, law) => {
  expect(imprintFor('shop', country)).toEqual(['required', 'identity', law]);
});

test.each([
  ['blog', 'DE', 'required', 'identity', '§ 18 MStV'],
  ['association', 'DE', 'required', 'identity', '§ 18 MStV'],
  ['blog', 'AT', 'required', 'identity', '§ 25 MedienG'],
  ['blog', 'FR', 'advisable', 'private', 'art. 1-1 LCEN'],
  ['association', 'BE', 'required', 'identity', 'art. 2:20 WVV/CSA'],
  ['services', 'CH', 'advisable', 'orders', 'Art. 3 Abs. 1 Bst. s UWG'],
  ...['CH', 'IT', 'ES', 'NL', 'IE', 'GB', 'PL'].flatMap((country) => [
    ['blog', country, 'not-needed', 'no-business', null] as const,
    ['association', country, 'not-needed', 'no-business', null] as const,
  ]),
] as const)('a %s in %s: %s (%s, %s)', (kind, country, ...need) => {
  expect(imprintFor(kind, country)).toEqual(need);
});

test('where no law knows an imprint, none is offered', () => {
  for (const kind of businessKinds) expect(imprintFor(kind, 'US'), kind).toBeUndefined();
});

test('every type that can be bought is judged', () => {
  const judged = neededDocuments({ kind: 'shop', country: 'DE', places: ['website'] }, true);
  expect(judged.map(({ type }) => type).sort()).toEqual(
    agreementTypes.filter((one) => one !== 'TEST').sort(),
  );
});
