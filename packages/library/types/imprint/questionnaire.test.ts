import { languages } from '@clausewright/contract/languages';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { expect, test } from 'vitest';
import { coverableLaws } from '../../laws/laws.ts';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { coveredLaws } from './derive/laws.ts';
import { ownerForm } from './derive/owner-form.ts';
import { imprintLaws } from './law-book.ts';
import { imprint } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

const everyId = listQuestions(imprint).map((question) => question.id);

test.each(languages)('every question explains how to answer and why it is asked, in %s', async (language) => {
  const { questions } = await loadQuestionTexts('IMPRINT', language);
  expect(everyId.filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(imprintLaws)].sort());
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = evaluate(imprint, answers, { today });
    expect({ errors, progress }).toEqual({ errors: [], progress: 1 });
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

test('the law follows from the seat alone', () => {
  const lawsOf = (name: keyof typeof profiles) =>
    evaluate(imprint, profiles[name], { today }).relevant['laws'];
  expect(lawsOf('germanShop')).toEqual(['eu_ecommerce', 'eu_consumer']);
  expect(lawsOf('germanClosing')).toEqual(['eu_ecommerce', 'eu_dsa']);
  expect(lawsOf('britishTrader')).toEqual(['uk_ecommerce']);
  expect(lawsOf('swissStudio')).toEqual(['ch_ecommerce']);
  expect(lawsOf('americanBlog')).toEqual([]);
});

test('the contact point is offered in a language of the seat and in no other small one', () => {
  const { steps } = evaluate(imprint, profiles.swedishStudio, { today });
  const languagesOffered = steps
    .flatMap(({ questions }) => questions)
    .find(({ path }) => path === 'dsa_contact/r1/dsa_languages')?.options;
  expect(languagesOffered).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'sv']);
});

test('a blogger is not asked for the address of somebody else', () => {
  const { visible } = evaluate(imprint, profiles.germanJournalist, { today });
  expect(visible).not.toContain('publication_address');
});

test.each([
  ['Nordlicht Keramik GmbH', '', '', 'company'],
  ['Spielkiste GmbH & Co. KG', '', '', 'partnership'],
  ['Nordlicht', 'UG (haftungsbeschränkt)', '', 'company'],
  ['Nordlicht UG (haftungsbeschränkt)', '', '', 'company'],
  ['Wohnbau Nord eG', '', '', 'company'],
  ['Adler & Voss PartG mbB', '', '', 'partnership'],
  ['Adler & Voss', 'GesbR', 'AT', 'partnership'],
  ['Blumen Huber e.U.', '', '', 'sole-trader'],
  ['Blumen Huber e. U.', '', '', 'sole-trader'],
  ['Jette Lorenzen e.Kfr.', '', '', 'sole-trader'],
  ['Müller', 'Einzelunternehmen', '', 'sole-trader'],
  ['Kulturverein Linden e. V.', '', '', 'association'],
  ['Stichting Grachtwerk', '', 'NL', 'association'],
  ['Canal Logiciels SAS', '', 'FR', 'company'],
  ['Rossi S.a.s.', '', 'IT', 'partnership'],
  ['Rossi S.a.s. di Mario Rossi & C.', '', 'IT', 'partnership'],
  ['Vetri di Murano S.r.l.', '', 'IT', 'company'],
  ['Aceites del Sur, S.L.', '', 'ES', 'company'],
  ['Grachtwerk B.V.', '', '', 'company'],
  ['Coopérative du Port SC', '', 'BE', 'company'],
  ['Repair Antwerpen vzw', '', '', 'association'],
  ['Northlight Ceramics Ltd', '', '', 'company'],
  ['Müller', 'e. K.', '', 'sole-trader'],
  ['Talgo', 'S. L. U.', '', 'company'],
  ['Grande Sas', '', '', 'company'],
  ['Lernhilfe gGmbH', '', '', 'company'],
  ['Norrsken AB', '', 'SE', 'company'],
  ['Anna Muster', '', '', undefined],
  // Names that merely end in the same letters.
  ['Annas Blog', '', '', undefined],
  ['Wolfs Bäckerei', '', '', undefined],
  ['Alpen Verlag', '', '', undefined],
  ['Hanse Käse', '', '', undefined],
  ['Canal Bleu', '', '', undefined],
  ['Palacio', '', '', undefined],
  ['Casa Rosa', '', '', undefined],
  ['Bäckerei Rose', '', '', undefined],
  ['Café Neu', '', '', undefined],
  ['Druckerei', '', '', undefined],
  ['Tante Emma Bag', '', '', undefined],
  ['Bergdorf Day Spa', '', '', undefined],
] as const)('%s (%s, %s) is told to be a %s', (business_name, legal_form, country, form) => {
  expect(ownerForm({ answers: { business_name, legal_form, country }, today }).value[0]).toBe(form);
});
