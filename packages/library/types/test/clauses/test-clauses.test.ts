import { expect, test } from 'vitest';
import { expectParity, pairwiseAnswers, parityFaults } from '@clausewright/engine/document/testing/parity';
import { outline } from '../outline.ts';

const rows = (...names: string[]) => names.map((name, i) => ({ _id: String(i), name }));
const branch = (name: string, open: 'yes' | 'no') => ({
  _id: name,
  branch_name: name,
  branch_open: open,
  ...(open === 'yes' && { rooms: [{ _id: 'r', room_name: 'Saal', room_use: 'work' }] }),
});
const sets = pairwiseAnswers({
  agreement_for: ['website', 'app'],
  store: [undefined, 'apple', 'other'],
  country: ['DE', undefined],
  state: ['DE_BY', undefined],
  contact_phone: [undefined, '+49 30 123'],
  people: [0, 1, 2, 1_000_000, undefined],
  keeping: [{ amount: 1, unit: 'months' }, { amount: 6, unit: 'years' }, undefined],
  motto: [undefined, { de: 'Klar', en: 'Clear', es: 'Claro', fr: 'Clair', it: 'Chiaro', nl: 'Helder' }],
  minors: ['yes', 'no', 'unknown'],
  guardian_note: [undefined, 'Bitte lesen'],
  data: [['email'], ['email', 'name', 'location'], ['none'], undefined],
  'data.own': [undefined, rows('Lieblingsfarbe')],
  partners: [undefined, ['matomo', 'plausible']],
  'partners.own': [undefined, rows('Eigener Dienst')],
  rules: [['european'], ['house'], undefined],
  branches: [undefined, [branch('Nord', 'yes'), branch('Süd', 'no')]],
  extra: ['yes', 'no'],
});

test.each(outline.clauses.map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (_id, clause) => {
    expectParity(clause, sets);
  },
);

test('the parity check detects a part missing in one language', () => {
  const [contact] = outline.clauses;
  if (contact === undefined) throw new Error('the TEST type lost its clauses');
  const other = outline.clauses.find(({ id }) => id === 'test.extra');
  const damaged = { ...contact, text: { ...contact.text, nl: (other ?? contact).text.nl } };
  const parts = { ...contact.parts, promise: { meets: [] } };
  expect(parityFaults({ ...damaged, parts }, { agreement_for: 'website' })).not.toEqual([]);
});
