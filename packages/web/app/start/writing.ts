/** What the pages share on which questions are answered. */
import type { Costs } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { isLanguage } from '@clausewright/contract/languages';
import { addressToCome, conditional, type PreparedDocument } from '@clausewright/library/presets';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import { getChosen } from '../wizard/choosing.ts';
import { unread } from './use-documents.ts';

export type CostsByType = Partial<Record<AgreementType, Costs | null>>;

/** What all documents cost together; null until each has said its price. */
export function totalOf(
  types: readonly AgreementType[],
  costs: CostsByType,
): { sum: number; currency: string } | null {
  const known = types.map((type) => costs[type] ?? null);
  const [first] = known;
  if (!first || known.includes(null)) return null;
  return { sum: known.reduce((sum, one) => sum + (one?.total ?? 0), 0), currency: first.currency };
}

/** The same of the documents that have said it: what nobody has looked at yet has nothing paid ticked. */
export function knownTotal(
  types: readonly AgreementType[],
  costs: CostsByType,
): { sum: number; currency: string } {
  const known = types.filter((type) => costs[type]);
  return totalOf(known, costs) ?? { sum: 0, currency: '' };
}

export function languageOf({ evaluation }: PreparedDocument, otherwise: Language): Language {
  return getChosen(evaluation.relevant['document_languages']).find(isLanguage) ?? otherwise;
}

/** The answers as a preview may print them: what nobody has read yet is no fact. */
export function printable(document: PreparedDocument, confirmed: readonly string[], today: string): Answers {
  const { questionnaire, answers } = document;
  const written = conditional(questionnaire, answers, unread(document, confirmed));
  for (const [question, value] of Object.entries(written))
    if (value === addressToCome) delete written[question];
  return evaluate(questionnaire, written, { today }).relevant;
}
