import { expect, test } from 'vitest';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { owedClauses } from '@clausewright/engine/pricing/owed-clauses';
import { priceLines } from '@clausewright/engine/pricing/price-lines';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { questionnaires } from '../agreement-types.ts';
import { assemble, computeCoverage } from '../clauses.ts';
import { homeLaws } from '../laws/laws.ts';
import { today } from '../types/privacy-policy/testing/random-answers.ts';
import { profiles as cookies } from '../types/cookies-policy/testing/profiles.ts';
import { publishers } from '../types/disclaimer/testing/publishers/index.ts';
import { sites as software } from '../types/eula/testing/sites/index.ts';
import { profiles as privacy } from '../types/privacy-policy/testing/profiles/index.ts';
import { sellers } from '../types/return-refund-policy/testing/sellers/index.ts';
import { sites } from '../types/terms-conditions/testing/sites/index.ts';
import { defaultPrices } from './default-prices.ts';

const state = { kind: 'state', mandatory: true } as const;
const by = (...clauses: string[]) => clauses.map((clause) => ({ clause, part: 'said' }));
const clauses = [
  { id: 'intro', price: null },
  { id: 'payment', price: 'answer_premium' },
  { id: 'refunds', price: 'answer_premium' },
  { id: 'table', price: 'detail_table' },
];
const owed = (...duties: Parameters<typeof owedClauses>[1]) => [...owedClauses(clauses, duties)];

test('a clause costs nothing once it says a piece of what a mandatory duty demands', () => {
  expect(owed({ ...state, met: by('intro', 'payment') })).toEqual(['payment']);
  expect(owed({ ...state, mandatory: false, met: by('payment') })).toEqual([]);
  expect(owed({ ...state, kind: 'limit', met: by('payment') })).toEqual([]);
  expect(owed({ ...state, met: null })).toEqual([]);
});

test('a table of details is owed only where no free clause meets the duty', () => {
  expect(owed({ ...state, met: by('intro', 'table') })).toEqual([]);
  expect(owed({ ...state, met: by('payment', 'table') })).toEqual(['payment', 'table']);
});

test('what is owed has no line, and its answers are not charged instead', () => {
  const chosen = {
    type: 'TERMS_CONDITIONS',
    answers: [{ path: 'refunds', code: 'answer_premium' }],
    clauses: clauses.map((clause) => ({ ...clause, owed: clause.id !== 'table' })),
    furtherLaws: [],
    languages: ['de'],
  } as const;
  expect(priceLines(chosen, defaultPrices).lines.map(({ key }) => key)).toEqual([
    'premium:TERMS_CONDITIONS',
    'detail_table:table',
  ]);
});

const owners: Readonly<Partial<Record<AgreementType, Readonly<Record<string, Answers>>>>> = {
  PRIVACY_POLICY: privacy,
  COOKIES_POLICY: cookies,
  TERMS_CONDITIONS: sites,
  RETURN_REFUND_POLICY: sellers,
  EULA: software,
  DISCLAIMER: publishers,
};

/** Lines of clauses, and the mandatory duties of the home law that each priced clause helps to meet. */
function priced(type: AgreementType, answers: Answers) {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) throw new Error(`${type} has no questionnaire`);
  const { relevant, priced: paid } = evaluate(questionnaire, answers, { today });
  const home = homeLaws(relevant, questionnaire.lawBook);
  const draft = assemble(type, relevant, { language: 'en', today, blanks: true });
  const { applies } = computeCoverage(draft, relevant, { laws: home, today });
  const due = applies.filter(({ kind, mandatory }) => kind === 'state' && mandatory);
  const free = owedClauses(draft.clauses, applies);
  const price = priceLines(
    {
      type,
      answers: paid,
      clauses: draft.clauses.map(({ id, price: code }) => ({ id, price: code, owed: free.has(id) })),
      furtherLaws: [],
      languages: ['en'],
    },
    defaultPrices,
  );
  const lines = price.lines.filter(({ subject }) => subject.kind === 'clause');
  return { due, lines: new Map(lines.map(({ subject, code }) => [subject.id, code])) };
}

test.each(Object.keys(owners) as AgreementType[])(
  'no line of the price table stands for words that the home law demands, in %s',
  (type) => {
    const sold = Object.entries(owners[type] ?? {}).flatMap(([name, answers]) => {
      const { due, lines } = priced(type, answers);
      return due.flatMap(({ requirement, met }) => {
        const paid = (met ?? []).filter(({ clause }) => lines.has(clause));
        const tables = paid.filter(({ clause }) => lines.get(clause) === 'detail_table');
        const isSold = paid.length > tables.length || (met !== null && paid.length === met.length);
        return isSold && paid.length > 0 ? [`${name}: ${requirement} by ${paid[0]?.clause}`] : [];
      });
    });
    expect(sold).toEqual([]);
  },
);

test.each([
  // Payment, delivery, prices and guarantee of a shop for consumers of the Union.
  [
    'TERMS_CONDITIONS',
    { ...sites['germanShop'] },
    ['tc.payment', 'tc.delivery', 'tc.prices', 'tc.guarantee', 'tc.contract_steps'],
  ],
  // Refunds and delivery in Ontario and Quebec.
  ['TERMS_CONDITIONS', { ...sites['montrealSoap'] }, ['tc.refunds', 'tc.delivery']],
  // The signal of the browser (11 CCR § 7011(e)(3)).
  ['PRIVACY_POLICY', { ...privacy['connecticutPeopleSearch'], country: 'US', state: 'US_CA' }, ['pp.optout']],
] as const)('an owner of a %s pays for no section that his law demands', (type, answers, sections) => {
  const { due, lines } = priced(type, answers);
  const demanded = new Set(due.flatMap(({ met }) => (met ?? []).map(({ clause }) => clause)));
  for (const id of sections) {
    expect([...demanded]).toContain(id);
    expect([...lines.keys()]).not.toContain(id);
  }
});
