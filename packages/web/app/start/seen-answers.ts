/** What the scan suggests, as far as the owner has confirmed the services that it speaks of. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import {
  type Answers,
  listQuestions,
  type Questionnaire,
  questionsAbove,
  takeSuggestions,
} from '@clausewright/library/questionnaires';
import type { Suggestions } from '../suggestions/suggestion-calls.ts';
import type { ServiceAnswer } from './start-draft.ts';

type Suggested = Suggestions['documents'][number]['suggestions'][number];

export function suggestedFor(suggestions: Suggestions | null, type: AgreementType): readonly Suggested[] {
  return suggestions?.documents.find((one) => one.type === type)?.suggestions ?? [];
}

/** A service stands at *Yes* until somebody says otherwise: the press that leaves the page confirms it. */
export function serviceAnswer(
  services: Readonly<Record<string, ServiceAnswer>>,
  { id, type }: { id: string; type: string | null },
): ServiceAnswer {
  return services[id] ?? (type === null ? 'unknown' : 'yes');
}

export function seenAnswers(
  questionnaire: Questionnaire,
  suggestions: Suggestions | null,
  services: Readonly<Record<string, ServiceAnswer>>,
): Answers {
  const used = new Set(
    (suggestions?.vendors ?? []).filter((one) => serviceAnswer(services, one) === 'yes').map(({ id }) => id),
  );
  const vendorQuestions = new Set(
    listQuestions(questionnaire).flatMap(({ id, kind }) => (kind === 'vendors' ? [id, `${id}.own`] : [])),
  );
  const denied = new Set<string>();
  const confirmed = suggestedFor(suggestions, questionnaire.type).flatMap((one) => {
    if (!vendorQuestions.has(one.question)) return [one];
    const value = Array.isArray(one.value) ? one.value : [];
    const left = value.filter((entry) =>
      typeof entry === 'string' ? used.has(entry) : used.has(nameOf(entry)),
    );
    if (left.length > 0) return [{ ...one, value: left as Suggested['value'] }];
    // Who uses none of the services that were seen may use none of their kind.
    for (const above of questionsAbove(questionnaire, one.question)) denied.add(above);
    return [];
  });
  const needed = new Set(confirmed.flatMap(({ question }) => questionsAbove(questionnaire, question)));
  const isDenied = (question: string): boolean => denied.has(question) && !needed.has(question);
  const taken = takeSuggestions(
    questionnaire,
    Object.create(null) as Answers,
    confirmed.filter(({ question }) => !isDenied(question)) as never,
  );
  // A table of each cookie is an extra: it is filled in, and chosen by its owner alone.
  delete taken['consent_source'];
  return taken;
}

function nameOf(row: object): string {
  return 'name' in row && typeof row.name === 'string' ? row.name : '';
}

/** Ids that a suggestion for a question of choice holds. */
export function suggestedIds(
  suggestions: Suggestions | null,
  type: AgreementType,
  question: string,
): string[] {
  const found = suggestedFor(suggestions, type).find((one) => one.question === question)?.value;
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
