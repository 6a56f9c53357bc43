import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { coverableLaws } from '../../laws/laws.ts';
import { sellingLaws } from './law-book.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { coveredLaws } from './derive/laws.ts';
import { returnRefundPolicy } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

const everyId = listQuestions(returnRefundPolicy).map((question) => question.id);

function judged(answers: Answers) {
  return evaluate(returnRefundPolicy, { document_languages: [...languages], ...answers }, { today });
}

test.each(languages)('every question explains how to answer and why it is asked, in %s', async (language) => {
  const { questions } = await loadQuestionTexts('RETURN_REFUND_POLICY', language);
  expect(everyId.filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  const covered = coveredLaws.map(({ id }) => id).sort();
  expect(covered).toEqual([...coverableLaws(sellingLaws)].sort());
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = judged(answers);
    expect(errors).toEqual([]);
    expect(progress).toBe(1);
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

test('consumer laws need consumers, American ones need goods', () => {
  const {
    germanPottery = {},
    californianOutfitter = {},
    belgianWholesale = {},
    canadianGame = {},
  } = profiles;
  expect(judged(germanPottery).relevant['laws']).toEqual(['eu_consumer']);
  expect(judged(californianOutfitter).relevant['laws']).toEqual(['us_refunds']);
  expect(judged(belgianWholesale).relevant['laws']).toEqual([]);
  expect(judged(canadianGame).relevant['laws']).toEqual(['eu_consumer', 'ca_consumer']);
});

test('days of return and refund are never below the legal minimum for consumers', () => {
  const { germanPottery = {}, belgianWholesale = {} } = profiles;
  const faults = (answers: Answers): string[] => judged(answers).errors.map(({ path }) => path);
  expect(faults({ ...germanPottery, return_days: 13 })).toEqual(['return_days']);
  expect(faults({ ...germanPottery, refund_days: 15 })).toEqual(['refund_days']);
  expect(faults({ ...belgianWholesale, return_days: 13, refund_days: 15 })).toEqual([]);
});

test('asks about parcels only if goods are sold', () => {
  const { austrianWorkshops = {}, germanPottery = {} } = profiles;
  const parcels = ['returns_offered', 'who_pays', 'restocking', 'exchange', 'damaged'];
  expect(judged(austrianWorkshops).visible.filter((id) => parcels.includes(id))).toEqual([]);
  expect(judged(germanPottery).visible).toEqual(expect.arrayContaining(parcels));
});

test('asks about the legal guarantee only where no law requires the note', () => {
  const { germanPottery = {}, brazilianCrafts = {} } = profiles;
  expect(judged(germanPottery).visible).not.toContain('guarantee_note');
  expect(judged(brazilianCrafts).visible).toContain('guarantee_note');
});

test('what is sold follows from the kind of site until the owner answers otherwise', () => {
  const kinds = (site_kind: string[]): unknown => judged({ site_kind }).relevant['goods_kinds'];
  expect(kinds(['goods', 'services'])).toEqual(['physical', 'services']);
  expect(kinds(['saas'])).toEqual(['software', 'subscriptions']);
});
