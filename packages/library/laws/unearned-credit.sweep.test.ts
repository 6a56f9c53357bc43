/** Deletes each fact that an owner may leave out: what only said it may then meet no duty any more. */
import { expect, test } from 'vitest';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { given } from '@clausewright/engine/answers/given';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { questionnaires } from '../agreement-types.ts';
import { assemble, computeCoverage } from '../clauses.ts';
import { profiles as statements } from '../types/accessibility-statement/testing/profiles.ts';
import { profiles as cookies } from '../types/cookies-policy/testing/profiles.ts';
import { publishers } from '../types/disclaimer/testing/publishers/index.ts';
import { sites as software } from '../types/eula/testing/sites/index.ts';
import { profiles as imprints } from '../types/imprint/testing/profiles.ts';
import { profiles as privacy } from '../types/privacy-policy/testing/profiles/index.ts';
import { today } from '../types/privacy-policy/testing/random-answers.ts';
import { sellers } from '../types/return-refund-policy/testing/sellers/index.ts';
import { profiles as terms } from '../types/terms-conditions/testing/profiles.ts';
import { sites } from '../types/terms-conditions/testing/sites/index.ts';
import { requirements } from './requirements.ts';
import { spokenOtherwise, unearned } from './testing/unearned-credit.ts';

const owners: Readonly<Partial<Record<AgreementType, Readonly<Record<string, Answers>>>>> = {
  PRIVACY_POLICY: privacy,
  COOKIES_POLICY: cookies,
  TERMS_CONDITIONS: { ...terms, ...sites },
  RETURN_REFUND_POLICY: sellers,
  EULA: software,
  DISCLAIMER: publishers,
  IMPRINT: imprints,
  ACCESSIBILITY_STATEMENT: statements,
};
const types = Object.keys(owners) as AgreementType[];

const needed = new Map(requirements.map(({ id, answer }) => [id, answer]));

/** Not deleted: who somebody is and what the document is for, without which it is another document. */
const kept = ['agreement_for', 'entity_type', 'country', 'document_languages', 'laws', 'delivery_email'];

type Read = ReturnType<typeof readDocument>;
const asKnown = new Map<Answers, Read>();

/** The same, read once for the answers of a known owner. */
function readOwner(type: AgreementType, answers: Answers): Read {
  const read = asKnown.get(answers) ?? readDocument(type, answers);
  asKnown.set(answers, read);
  return read;
}

/** What stands in the document of these answers, and which of it meets each duty. */
function readDocument(type: AgreementType, answers: Answers) {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) throw new Error(`${type} has no questionnaire`);
  const { relevant, errors } = evaluate(questionnaire, answers, { today });
  const laws = Array.isArray(relevant['laws']) ? relevant['laws'].map(String) : [];
  const draft = assemble(type, relevant, { language: 'en', today, blanks: true });
  const words = new Map<string, string>();
  for (const { clause, part, whole } of partsPresent(draft)) {
    words.set(`${clause} ${part}`, `${words.get(`${clause} ${part}`) ?? ''}${whole}\n`);
  }
  const { applies, platforms } = computeCoverage(draft, relevant, { laws, today });
  const met = new Map(
    [...applies, ...platforms].flatMap(({ requirement, met: by }) =>
      by === null ? [] : [[requirement, by.map(({ clause, part }) => `${clause} ${part}`)] as const],
    ),
  );
  return { relevant, errors: errors.length, words, met };
}

/** `part question` for each part that vanished with an answer while what it met stays met by words that stood before. */
function leftWithCredit(type: AgreementType, answers: Answers, question: string): string[] {
  const before = readOwner(type, answers);
  const { [question]: _gone, ...rest } = answers;
  const after = readDocument(type, rest);
  if (after.errors > before.errors || given(after.relevant[question])) return [];
  return [...before.met].flatMap(([duty, by]) => {
    const still = after.met.get(duty);
    if (still === undefined) return [];
    if (needed.get(duty) === question) return [`${duty} ${question}`];
    const isNew = (part: string): boolean => after.words.get(part) !== before.words.get(part);
    if (still.some(isNew)) return [];
    return by.filter((part) => !after.words.has(part)).map((part) => `${part} ${question}`);
  });
}

/** Two of the owners who answer it for each question that may be left out. */
function* cases(type: AgreementType): Generator<[answers: Answers, question: string]> {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) return;
  for (const { id } of listQuestions(questionnaire)) {
    if (kept.includes(id)) continue;
    const answering = Object.values(owners[type] ?? {}).filter((answers) => given(answers[id]));
    for (const answers of answering.slice(0, 2)) yield [answers, id];
  }
}

test.each(types)('no duty stays met by a part without the words of a deleted answer, in %s', (type) => {
  const found = new Set<string>();
  let deleted = 0;
  for (const [answers, question] of cases(type)) {
    deleted += 1;
    for (const key of leftWithCredit(type, answers, question)) found.add(key);
  }
  expect(deleted).toBeGreaterThan(40);
  const fine = spokenOtherwise[type] ?? [];
  // Whoever mends a clause takes its line out of the list.
  expect([...found].filter((key) => !fine.includes(key)).toSorted()).toEqual(
    (unearned[type] ?? []).toSorted(),
  );
});

test.each(types)('each duty that the catalogue binds to an answer opens without it, in %s', (type) => {
  const bound = requirements.filter(({ document, answer }) => document === type && answer !== null);
  const closed = bound.filter(({ id, answer }) => {
    const question = answer ?? '';
    const answering = Object.values(owners[type] ?? {}).filter((answers) => given(answers[question]));
    const open = answering.filter(({ [question]: _gone, ...rest }) => !readDocument(type, rest).met.has(id));
    return answering.length > 0 && open.length === 0;
  });
  expect(closed.map(({ id }) => id)).toEqual([]);
});
