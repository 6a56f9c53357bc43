/** Forty owners and as many random ones: each clause has the same shape in six languages. */
import { expect, test } from 'vitest';
import { parityFaults } from '@clausewright/engine/document/testing/parity';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { siteBanner, withBanner } from '../../vendors/site-banner.ts';
import { googleAnalytics } from '../../vendors/testing/banner-vendor.ts';
import { outline } from './outline.ts';
import { privacyPolicy } from './questionnaire.ts';
import { ownerOf } from './testing/owners.ts';
import { profiles } from './testing/profiles/index.ts';
import { today } from './testing/random-answers.ts';

const known = Object.values(profiles).map((profile) => evaluate(privacyPolicy, profile, { today }).relevant);
/** Whoever prints the table of a banner. */
const told = known
  .slice(0, 1)
  .map((answers) =>
    withBanner(
      { ...answers, agreement_for: ['website'], cookie_section: 'full' },
      siteBanner({ days: 90, regions: 'everyone', vendors: [googleAnalytics] }),
    ),
  );
const random = Array.from({ length: 40 }, (_, seed) => ownerOf(1000 + seed).relevant);

/** What an owner described in one language stands in the document of that language alone. */
const described = ['pp.other', 'pp.recipients_table'];
const clauses = outline.clauses.filter(({ id }) => !described.includes(id));

test.each(clauses.map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (_id, clause) => {
    const owners = [...known, ...told, ...random].filter((answers) => clause.when(answers));
    const faults = owners.flatMap((answers) => parityFaults(clause, answers));
    // Names that end with a full stop are the owners' own.
    expect([...new Set(faults.filter((fault) => fault.includes(' differs from ')))]).toEqual([]);
  },
);

test('each clause appears in the policy of some owner', () => {
  const silent = outline.clauses.filter(
    (clause) => ![...known, ...told, ...random].some((one) => clause.when(one)),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
