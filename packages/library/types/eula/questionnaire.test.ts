import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { coverableLaws } from '../../laws/laws.ts';
import { softwareLaws } from './law-book.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { coveredLaws } from './derive/laws.ts';
import { eula } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

const everyId = listQuestions(eula).map((question) => question.id);

test.each(languages)('every question explains how to answer and why it is asked, in %s', async (language) => {
  const { questions } = await loadQuestionTexts('EULA', language);
  expect(everyId.filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(softwareLaws)].sort());
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = evaluate(
      eula,
      { document_languages: [...languages], ...answers },
      { today },
    );
    expect(errors).toEqual([]);
    expect(progress).toBe(1);
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

test('the law of the establishment governs until another is chosen, and sold software is a digital good', () => {
  const { californianGame = {}, germanPhoneApp = {}, openTool = {} } = profiles;
  const relevant = (answers: typeof openTool) => evaluate(eula, answers, { today }).relevant;
  expect(relevant(germanPhoneApp)).toMatchObject({ governing_law: 'DE', laws: ['eu_software'] });
  expect(relevant({ ...germanPhoneApp, governing_law: 'AT' })['governing_law']).toBe('AT');
  expect(relevant(californianGame)['laws']).toEqual(['us_warranty', 'ca_digital_goods']);
  expect(relevant({ ...californianGame, purchases: ['none'] })['laws']).toEqual(['us_warranty']);
});

test('asks about Apple’s terms only for software sold through Apple', () => {
  const { italianPlugin = {} } = profiles;
  const asks = (stores: string[]): boolean =>
    evaluate(eula, { ...italianPlugin, app_stores: stores }, { today }).visible.includes('apple_rider');
  expect(asks(['own'])).toBe(false);
  expect(asks(['apple'])).toBe(true);
});

test('does not offer contradictory answers', () => {
  const { californianGame = {}, italianPlugin = {}, canadianSite = {} } = profiles;
  const options = (answers: typeof canadianSite, id: string): readonly string[] | undefined =>
    evaluate(eula, answers, { today })
      .steps.flatMap(({ questions }) => questions)
      .find(({ path }) => path === id)?.options;
  expect(options(californianGame, 'data_collection')).toEqual(['policy']);
  expect(options(italianPlugin, 'data_collection')).toEqual(['policy', 'none', 'diagnostics']);
  expect(options(italianPlugin, 'term')).toEqual(['until-ended']);
  const { use_scope: _chosen, ...free } = canadianSite;
  expect(evaluate(eula, free, { today }).relevant['use_scope']).toBe('business');
});
