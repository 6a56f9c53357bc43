/** What a scan proposes, and where it is shown: apart, because few wizards begin with one. */
import {
  type Path,
  type Questionnaire,
  questionsAbove,
  type Suggestion,
} from '@clausewright/library/questionnaires';
import { send } from '../../api.ts';
import type { Outcome } from '../../outcome.ts';
import { suggestionCalls } from '../../suggestions/suggestion-calls.ts';

interface Loaded {
  address: string;
  all: readonly Suggestion[];
  /** By the question that shows them, of those on screen. */
  at: (visible: ReadonlySet<Path>) => ReadonlyMap<Path, readonly Suggestion[]>;
}

export async function loadSuggested(
  questionnaire: Questionnaire,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<Loaded>> {
  const { type } = questionnaire;
  const outcome = await send(suggestionCalls.scanSuggestions, { params: { id }, query: { type }, signal });
  if (!outcome.ok) return outcome;
  const { documents, scan } = outcome.data;
  const all = (documents.find((one) => one.type === type)?.suggestions ?? []) as readonly Suggestion[];
  return {
    ok: true,
    data: { address: scan.address, all, at: (visible) => placed(questionnaire, all, visible) },
  };
}
export function placed(
  questionnaire: Questionnaire,
  suggestions: readonly Suggestion[],
  visible: ReadonlySet<Path>,
): ReadonlyMap<Path, readonly Suggestion[]> {
  const at = new Map<Path, Suggestion[]>();
  for (const suggestion of suggestions) {
    const { question } = suggestion;
    const place = [question, ...questionsAbove(questionnaire, question)].find((id) => visible.has(id));
    if (place !== undefined) at.set(place, [...(at.get(place) ?? []), suggestion]);
  }
  return at;
}
