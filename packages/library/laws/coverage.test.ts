import { expect, test } from 'vitest';
import { partPresence } from '@clausewright/engine/law/part-presence';
import type { CoverageInput, PartPresence } from '@clausewright/engine/law/coverage';
import { coverage } from './duty-coverage.ts';

const shop: CoverageInput = {
  type: 'PRIVACY_POLICY',
  answers: {
    country: 'DE',
    audience_regions: ['eu'],
    purposes: ['orders', 'security'],
    kids: 'not-directed',
  },
  laws: ['gdpr'],
  parts: [],
  today: '2026-11-21',
};

function dueIds(input: CoverageInput): readonly string[] {
  return coverage(input).due.unmet;
}

/** One part for every duty that is due, so that the document is complete. */
function completeParts(input: CoverageInput): PartPresence[] {
  return dueIds(input).map((id) => ({ clause: 'pp.all', part: id, meets: [id], blanks: [] }));
}

test('an empty document fulfils none of the duties of its law', () => {
  const { due } = coverage(shop);
  expect(due.met).toBe(0);
  expect(due.total).toBe(due.unmet.length);
  expect(due.unmet).toEqual(
    expect.arrayContaining(['gdpr-13-1-a', 'gdpr-13-2-a', 'gdpr-13-2-d', 'gdpr-21-4', 'fr-lil-85']),
  );
});

test('a complete document fulfils everything, and each missing part is detected', () => {
  const parts = completeParts(shop);
  expect(coverage({ ...shop, parts }).due).toEqual({
    total: parts.length,
    met: parts.length,
    unmet: [],
    open: [],
  });
  for (const gone of parts) {
    expect(dueIds({ ...shop, parts: parts.filter((part) => part !== gone) })).toEqual(gone.meets);
  }
});

test('a fulfilled duty states where', () => {
  const parts = [{ clause: 'pp.intro', part: 'controller', meets: ['gdpr-13-1-a'], blanks: [] }];
  const duty = coverage({ ...shop, parts }).applies.find(({ requirement }) => requirement === 'gdpr-13-1-a');
  expect(duty).toMatchObject({ met: [{ clause: 'pp.intro', part: 'controller' }], force: 'law' });
});

test('a duty that does not apply names the missing facts', () => {
  const spare = coverage(shop).notApplicable.find(({ requirement }) => requirement === 'gdpr-13-1-b');
  expect(spare?.missing).toEqual([['has:dpo']]);
});

test('tasks of the site are listed separately and never count against the document', () => {
  const { todo, due } = coverage(shop);
  expect(todo.map(({ requirement }) => requirement)).toContain('gdpr-13-1-time');
  expect(due.unmet).not.toContain('gdpr-13-1-time');
});

test('a summary as first layer fulfils the Spanish duty for layered notices', () => {
  expect(dueIds(shop)).not.toContain('es-lopdgdd-11');
  const parts = [{ clause: 'pp.summary', part: 'points', meets: [], blanks: [] }];
  expect(dueIds({ ...shop, parts })).toContain('es-lopdgdd-11');
});

test('tools and purposes trigger their duties', () => {
  const answers = {
    ...shop.answers,
    remarketing: 'yes',
    remarketing_vendors: ['meta-pixel'],
    ai_features: ['scoring'],
    dpo: 'yes',
  };
  expect(dueIds({ ...shop, answers })).toEqual(
    expect.arrayContaining([
      'gdpr-13-1-b',
      'gdpr-13-1-f',
      'gdpr-13-2-c',
      'gdpr-13-2-f',
      'gdpr-26-2',
      'gdpr-45',
      'gdpr-46',
    ]),
  );
});

test('a controller outside the Union needs a representative, and a text that cannot name one is not an error', () => {
  const answers = { ...shop.answers, country: 'US', state: 'US_CA' };
  const { due, applies } = coverage({ ...shop, answers });
  expect(due.open).toEqual(['gdpr-27']);
  expect(due.unmet).not.toContain('gdpr-27');
  expect(due.total - due.met).toBe(due.unmet.length + 1);
  expect(applies.find(({ requirement }) => requirement === 'gdpr-27')).toMatchObject({ met: null });

  const eu_rep = [{ _id: 'r1', eu_rep_name: 'Rep GmbH' }];
  expect(dueIds({ ...shop, answers: { ...answers, eu_rep } })).toContain('gdpr-27');
  expect(coverage(shop).applies.map(({ requirement }) => requirement)).not.toContain('gdpr-27');
});

test('a blank earns nothing: the duty is open until its question is answered', () => {
  const controller = { clause: 'pp.intro', part: 'controller', meets: ['gdpr-13-1-a'] };
  const blank = { ...controller, blanks: ['business_name'] };
  const { due, applies } = coverage({ ...shop, parts: [blank] });
  expect([due.met, due.open]).toEqual([0, ['gdpr-13-1-a']]);
  expect(applies.find(({ requirement }) => requirement === 'gdpr-13-1-a')).toMatchObject({
    met: null,
    answers: ['business_name'],
  });
  const elsewhere = { ...controller, part: 'again', blanks: [] };
  expect(coverage({ ...shop, parts: [blank, elsewhere] }).due).toMatchObject({ met: 1, open: [] });
});

test('what stores and tools demand is listed and counted apart from the laws', () => {
  const app = { ...shop, answers: { ...shop.answers, agreement_for: ['app'], app_platforms: ['ios'] } };
  const parts = [{ clause: 'pp.data', part: 'list', meets: ['apple-5-1-1-i-a'], blanks: [] }];
  const { platforms, due } = coverage({ ...app, parts });
  const apple = platforms.filter(({ source }) => source === 'App Store');
  expect(apple.map(({ requirement, met }) => [requirement, met !== null])).toEqual(
    expect.arrayContaining([
      ['apple-5-1-1-i-a', true],
      ['apple-5-1-1-i-c', false],
    ]),
  );
  expect([...due.unmet, ...due.open]).not.toContain('apple-5-1-1-i-c');
  expect(due.total).toBe(coverage({ ...shop, answers: app.answers, parts: [] }).due.total);
  expect(coverage(shop).platforms).toEqual([]);
});

test('limits and rules that no law of the wizard brings are listed too', () => {
  const { applies } = coverage(shop);
  expect(applies).toContainEqual(expect.objectContaining({ requirement: 'gdpr-12-1', kind: 'limit' }));
  const american = { ...shop, answers: { country: 'US', state: 'US_TX', purposes: ['security'] }, laws: [] };
  expect(coverage(american).further.map(({ requirement }) => requirement)).toContain('ftc-5');
});

test('only chosen laws add duties', () => {
  expect(coverage({ ...shop, laws: [] }).applies).toEqual([]);
  const answers = { country: 'US', state: 'US_CA', audience_regions: ['us'], ugc: 'yes', kids: 'teens' };
  expect(dueIds({ ...shop, answers, laws: ['caloppa', 'minors_22581'] })).toEqual([
    'caloppa-22575-b1',
    'caloppa-22575-b2',
    'caloppa-22575-b3',
    'caloppa-22575-b4',
    'caloppa-22575-b6',
    'ca-22581',
  ]);
});

test('parts of a draft fulfil the duties that their heads claim', () => {
  const heads = [{ id: 'pp.intro', parts: { controller: { meets: ['gdpr-13-1-a'] }, date: { meets: [] } } }];
  const places = [
    { clause: 'pp.intro', part: 'controller', blanks: ['business_name'] },
    { clause: 'pp.intro', part: 'gone', blanks: [] },
    { clause: 'pp.gone', part: 'controller', blanks: [] },
  ];
  expect(partPresence(heads, places)).toEqual([
    { clause: 'pp.intro', part: 'controller', meets: ['gdpr-13-1-a'], blanks: ['business_name'] },
  ]);
});
