/** What documents assume of one owner, and what further documents of a site begin with, contradicts nothing. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { questionnaires } from '../agreement-types.ts';
import { type AnsweredDocument, siteProfile } from '../site-profile/site-profile.ts';
import { today, validAnswers } from '../types/privacy-policy/testing/random-answers.ts';
import { documentContradictions, type SiteDocument } from './document-contradictions.ts';

const types = (Object.keys(questionnaires) as AgreementType[]).filter((type) => type !== 'TEST');

/** One line for each two documents that say something different. */
function contradictionsIn(documents: readonly SiteDocument[]): string[] {
  return documents.flatMap((own, at) =>
    documentContradictions(own, documents.slice(at + 1)).flatMap(({ code, question, other }) =>
      other === undefined
        ? []
        : [`${code}: ${own.type} ${question}, ${other.document.type} ${other.question}`],
    ),
  );
}

const countries = ['DE', 'FR', 'IT', 'ES', 'AT', 'IE', 'GB', 'CH', 'US', 'CA', 'AU', 'BR'];
const places = [['website'], ['app'], ['website', 'app']];
const audiences = [['eu'], ['us'], ['eu', 'uk', 'us'], ['uk'], ['everywhere']];

test('defaults of one owner never contradict each other', () => {
  const found = countries.flatMap((country) =>
    audiences.flatMap((audience_regions) =>
      places.flatMap((agreement_for) => {
        const owner: Answers = { country, audience_regions, consumer_type: 'both', entity_type: 'business' };
        const documents = types.map((type): SiteDocument => {
          const answers = { ...owner, agreement_for: type === 'EULA' ? ['mobile'] : agreement_for };
          return { type, answers: evaluate(questionnaires[type], answers, { today }).relevant };
        });
        // Software has a licence of its own where there is an app.
        const those = documents.filter(({ type }) => type !== 'EULA' || agreement_for.includes('app'));
        return contradictionsIn(those).map((line) => `${country} ${String(audience_regions)}: ${line}`);
      }),
    ),
  );
  expect(found).toEqual([]);
});

interface Answered extends SiteDocument {
  given: Answers;
}

/** What the owner of these documents answers for a further one, and what they told of it. */
function answerNext(type: AgreementType, before: readonly Answered[], random: () => number): Answered {
  const questionnaire = questionnaires[type];
  const told = siteProfile(before.map(asAnswered).toReversed(), questionnaire, today);
  const isFirst = before.length === 0;
  // Where an owner answers anew, it is the truth: an answer that contradicts an earlier one is drawn again.
  for (let draw = 0; draw < 60; draw += 1) {
    // The first is answered in any way; of the further ones what is left open.
    const given = validAnswers(questionnaire, random, told, isFirst ? random() : 0);
    const document = judged(type, given);
    const found = documentContradictions(document, before).filter(({ other, code }) =>
      isFirst ? other === undefined : other !== undefined && code !== 'instructions-differ',
    );
    const untrue = found.filter(({ code }) => !aboutCompleteness.has(code));
    if (untrue.length === 0) return document;
    if (draw === 59) return document;
  }
  throw new Error('unreachable');
}

/** What a document leaves out is no contradiction. */
const aboutCompleteness: ReadonlySet<string> = new Set([
  'vendor-retired',
  'number-form',
  'withdrawal-missing',
  'eu-representative-missing',
  'uk-representative-missing',
  'banner-missing',
]);

function judged(type: AgreementType, given: Answers): Answered {
  return { type, given, answers: evaluate(questionnaires[type], given, { today }).relevant };
}

const addressOf = (type: AgreementType): string => `https://docs.example/${type.toLowerCase()}`;

function asAnswered({ type, given }: Answered): AnsweredDocument {
  return { questionnaire: questionnaires[type], answers: given, url: addressOf(type) };
}

/** Whose terms say so makes no policy on returns. */
function sellsNothing(documents: readonly Answered[]): boolean {
  return documents.some(({ answers }) => JSON.stringify(answers['sells']) === '["nothing"]');
}

/** One after the other, in any order, each beginning with what those before it told. */
function answerOneByOne(seed: number): Answered[] {
  const random = randomNumbers(seed);
  const order = types
    .map((type) => ({ type, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ type }) => type);
  const documents: Answered[] = [];
  for (const type of order) {
    if (type === 'RETURN_REFUND_POLICY' && sellsNothing(documents)) continue;
    documents.push(answerNext(type, documents, random));
    if (type !== 'RETURN_REFUND_POLICY') continue;
    // Terms that were there before link the new policy, as the rule on two instructions asks for.
    const at = documents.findIndex((one) => one.type === 'TERMS_CONDITIONS');
    const terms = documents[at];
    if (terms === undefined) continue;
    const returns_url = addressOf(type);
    documents[at] = judged(terms.type, { ...terms.given, refunds: 'separate-policy', returns_url });
  }
  return documents;
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);

test.each(seeds)('documents that begin with what others told agree (owner %i)', (seed) => {
  expect(contradictionsIn(answerOneByOne(seed))).toEqual([]);
});
