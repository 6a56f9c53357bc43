/**
 * What an owner still meets after the way in: questions and words to read, by kind of business over three countries, for the
 * privacy policy alone and for all documents that the kind needs. From definitions and presets; nothing was seen beforehand.
 */
import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { businessKinds, type OpenQuestion } from '@clausewright/library/presets';
import {
  loadQuestionTexts,
  type QuestionText,
  type QuestionTexts,
} from '@clausewright/library/questionnaires';
import { answerAll, countries, siteOf, typesFor } from '../packages/library/presets/testing/sites.ts';
import { median, type Row } from './figure.ts';

/** Longer lists are folded behind Show More. */
const shownOptions = 8;

/** Label, help and the options that stand there at once. */
function wordsOf(text: QuestionText | undefined): number {
  const options = Object.values(text?.options ?? {}).slice(0, shownOptions);
  const said = [
    text?.label,
    text?.help,
    ...options.map((one) => (typeof one === 'string' ? one : one.label)),
  ];
  return said.join(' ').split(/\s+/u).filter(Boolean).length;
}

type Texts = Readonly<Record<AgreementType, QuestionTexts>>;

function met(
  kind: (typeof businessKinds)[number],
  country: (typeof countries)[number],
  types: AgreementType[],
  texts: Texts,
) {
  const { open } = answerAll(kind, country, types);
  const asked: OpenQuestion[] = [...open.screens.flatMap(({ questions }) => questions), ...open.nested];
  return {
    questions: open.count,
    screens: open.screens.length,
    words: asked.reduce((sum, { type, path }) => sum + wordsOf(texts[type].questions[path]), 0),
  };
}

/** An app has no address that tells its name, and asks for permissions. */
const mostAlone = (kind: string): number => (kind === 'app' ? 14 : 12);

export async function measure(): Promise<readonly Row[]> {
  const texts = Object.fromEntries(
    await Promise.all(
      agreementTypes.map(async (type) => [type, await loadQuestionTexts(type, 'en')] as const),
    ),
  ) as Texts;
  return businessKinds.flatMap((kind) => {
    const row = (of: string, most: number, found: readonly ReturnType<typeof met>[]): Row => ({
      goal: 'short',
      what: `open questions, ${kind}, ${of}`,
      value: median(found.map(({ questions }) => questions)),
      unit: 'rows',
      target: { atMost: most },
      medians: {
        words: median(found.map(({ words }) => words)),
        screens: median(found.map(({ screens }) => screens)),
      },
    });
    return [
      row(
        'privacy policy',
        mostAlone(kind),
        countries.map((country) => met(kind, country, ['PRIVACY_POLICY'], texts)),
      ),
      row(
        'all documents',
        25,
        countries.map((country) => met(kind, country, typesFor(siteOf(kind, country)), texts)),
      ),
    ];
  });
}
