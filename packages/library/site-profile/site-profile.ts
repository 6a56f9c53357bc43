/** What the documents of one site have answered already: further wizards of the site begin with it. */
import { cleanScope } from '@clausewright/engine/questionnaire/clean-answers';
import type { Answers, Question, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { noAnswers, listQuestions } from '@clausewright/engine/questionnaire/nested';
import { answersByOtherNames, namesIn } from './other-names.ts';
import { derivedOtherwise, sameQuestions } from './same-answers.ts';
import { addUnasked, type AskedOptions, noteAsked } from './asked-options.ts';
import { isSameQuestion, questionsById } from './same-question.ts';
import { servedLinks } from './served-links.ts';
import { addVendors, type CarriedCategories, vendorAnswers } from './vendor-answers.ts';

export interface AnsweredDocument {
  questionnaire: Questionnaire;
  /** As given: derived answers as adjustments, hidden ones do no harm. */
  answers: Answers;
  /** Where it is served, if it is. */
  url?: string | null;
}

/**
 * Questions of `target` that some document has asked under the same id. One that was left open was seen all the same, and
 * what belongs to the document has a default.
 */
export function previouslyAsked(
  documents: readonly AnsweredDocument[],
  target: Questionnaire,
  today: string,
): string[] {
  const seen: Question[] = [];
  const seenByOtherNames = new Set<string>();
  for (const { questionnaire, answers } of documents) {
    const asked = questionsById(questionnaire);
    const visible = new Set<string>(evaluate(questionnaire, answers, { today }).visible);
    seen.push(...[...visible].flatMap((path) => asked.get(path) ?? []));
    for (const { from, to } of namesIn(questionnaire.type, target.type)) {
      if (visible.has(from)) seenByOtherNames.add(to);
    }
  }
  return listQuestions(target)
    .filter(
      (question) => seenByOtherNames.has(question.id) || seen.some((one) => isSameQuestion(question, one)),
    )
    .map(({ id }) => id);
}

/**
 * Answers for a wizard of `target`, each from the first of the documents that has one. Only what counted in its document
 * and fits the question here; `today` is an ISO day.
 */
export function siteProfile(
  documents: readonly AnsweredDocument[],
  target: Questionnaire,
  today: string,
): Answers {
  const wanted = target.steps.flatMap((step) => step.questions);
  const found: Answers = noAnswers();
  const add = (carried: Answers) => {
    for (const [id, value] of Object.entries(carried)) found[id] ??= value;
  };
  const judged = documents.map((document) => ({
    document,
    relevant: evaluate(document.questionnaire, document.answers, { today }).relevant,
  }));
  const own = judged.find(({ document }) => document.questionnaire.type === target.type)?.relevant;
  const told: CarriedCategories = new Map();
  const asked: AskedOptions = new Map();
  for (const { document, relevant } of judged) {
    const { questionnaire } = document;
    // One id may have options of its own in each type: the translated answer comes first.
    add(answersByOtherNames(questionnaire.type, relevant, target.type, own));
    const same = sameQuestions({ ...document, relevant }, target);
    addUnasked(found, same, asked);
    add(same);
    noteAsked(asked, questionnaire);
    addVendors(found, told, vendorAnswers(questionnaire, relevant, target, told));
  }
  const derivedHere = evaluate(target, found, { today }).relevant;
  const derived = judged.flatMap(({ document, relevant }) =>
    Object.entries(derivedOtherwise({ ...document, relevant }, target, derivedHere)),
  );
  for (const [id, value] of derived) add({ [id]: value });
  const shown = evaluate(target, found, { today }).visible;
  // Ways of contact decide which addresses are asked for: the rest would be answers to nothing.
  for (const [id] of derived) if (!shown.includes(id)) delete found[id];
  const links = servedLinks(documents.map(({ questionnaire: { type }, url }) => ({ type, url })));
  const wantedIds = new Set(listQuestions(target).map(({ id }) => id));
  add(Object.fromEntries(Object.entries(links).filter(([id]) => wantedIds.has(id))));
  const { answers } = cleanScope(wanted, found, '', '');
  // What one wizard accepts may be out of the bounds of another.
  for (const { path, reason } of evaluate(target, answers, { today }).errors) {
    if (reason !== 'required') delete answers[path];
  }
  return answers;
}
