import { type Context, given, has, properName } from '@clausewright/engine/document/authoring';
import type { VendorId } from '@clausewright/engine/document/authoring';
import { clause, type TestQuestions } from '../../clause.ts';

const partnerNames: Readonly<Record<string, string>> = { matomo: 'Matomo', plausible: 'Plausible' };

function partners(c: Context<TestQuestions>) {
  const called = (id: VendorId) => properName(partnerNames[id] ?? id);
  return c.and(c.names(c.say.partners, called, c.say['partners.own']));
}

export const data = clause({
  id: 'test.data',
  version: 1,
  ground: { answers: ['data'] },
  parts: {
    list: { meets: ['gdpr-13-1-c'], when: (a) => !has(a.data, 'none') },
    none: { answers: ['data'], when: (a) => has(a.data, 'none') },
    precision: { answers: ['data', 'location_precision'], when: (a) => has(a.data, 'location') },
    partners: {
      meets: ['gdpr-13-1-e'],
      when: (a) => given(a.partners) || given(a['partners.own']),
    },
    keeping: { meets: ['gdpr-13-2-a'] },
    minors: { answers: ['minors'], when: (a) => a.minors === 'yes' },
    guardians: { answers: ['guardian_note'], when: (a) => given(a.guardian_note) },
    house: { answers: ['rules'], when: (a) => has(a.rules, 'house') },
  },
  nouns: [
    'data.email',
    'data.name',
    'data.location',
    'data.phone',
    'data.none',
    'precision.coarse',
    'precision.precise',
  ],
  texts: import.meta.url,
  values: {
    dataKinds: (c) => c.names(c.say.data, c.w.data, c.say['data.own']),
    locationPrecision: (c) => c.name(c.say.location_precision, c.w.precision),
    partnerNames: (c) => partners(c),
  },
});
