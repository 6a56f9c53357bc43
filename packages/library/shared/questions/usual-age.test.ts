import { expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import { blockText } from '@clausewright/engine/document/tree-text';
import { assemble } from '../../clauses.ts';
import { answerAll, siteOf, today, typesFor } from '../../presets/testing/sites.ts';
import { usualAge } from './usual-age.ts';

const ageOf = (answers: object) => usualAge({ answers, today } as Parameters<typeof usualAge>[0]).value[0];

test('an age is proposed where a service has users, and to nobody else', () => {
  expect(ageOf({ country: 'DE', site_kind: ['community'] })).toBe('16');
  expect(ageOf({ country: 'IT', site_kind: ['services'], agreement_for: ['app'] })).toBe('14');
  expect(ageOf({ country: 'DE' })).toBe('16');
  for (const kind of ['services', 'portfolio', 'content', 'goods', 'non-profit'])
    expect(ageOf({ country: 'DE', site_kind: [kind] }), kind).toBe('0');
  expect(ageOf({ country: 'DE', site_kind: ['content'], kids: 'teens' })).toBe('16');
});

test.each(languages)(
  'no restaurant, freelancer or shop limits the age of visitors unasked in %s',
  (language) => {
    const limit = /1[346] (?:Jahre|anni|ans|años|jaar|years)|(?:least|or older)/iu;
    for (const kind of ['restaurant', 'freelancer', 'services', 'blog', 'shop'] as const) {
      for (const { type, evaluation } of answerAll(kind, 'IT', typesFor(siteOf(kind, 'IT'))).documents) {
        if (type !== 'PRIVACY_POLICY' && type !== 'TERMS_CONDITIONS') continue;
        const draft = assemble(type, evaluation.relevant, { language, today, blanks: true });
        const said = draft.clauses
          .filter(({ id }) => ['pp.children', 'tc.acceptance', 'tc.summary'].includes(id))
          .map(({ blocks }) => blockText(blocks))
          .join('\n');
        expect(said, `${kind} ${type}`).not.toMatch(limit);
      }
    }
  },
);
