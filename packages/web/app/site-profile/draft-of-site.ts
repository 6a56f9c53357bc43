/** The draft of a further document of a site: what the others answered stands in it, and the first open step is shown. */
import {
  type Answers,
  evaluate,
  type Questionnaire,
  wizardSteps,
} from '@clausewright/library/questionnaires';
import { type Draft, type Opened, reviewStep, type StoredDraft } from '../draft.ts';
import type { Origins } from '../draft-origins.ts';
import { fetchSite, type SiteAnswers } from './fetch-site.ts';

interface Input {
  /** Of an agreement of the site. */
  id: string;
  /** One document after another. */
  all: boolean;
  questionnaire: Questionnaire;
  stored: StoredDraft | null;
  fresh: Draft;
}

/** Without an answer of the server the wizard begins as it would have. */
export async function draftOfSite({ id, all, questionnaire, stored, fresh }: Input): Promise<Opened> {
  const fetched = await fetchSite(id, questionnaire.type);
  const typed = stored !== null && stored.visited.length > 0 ? stored : null;
  if (!fetched.ok) {
    const closed = ['refused', 'forbidden', 'not-authenticated'].includes(fetched.reason);
    const site = { from: id, name: '', ...(closed && { closed }), types: [], all };
    return { draft: { ...(typed ?? fresh), site }, restored: typed !== null };
  }
  const { data } = fetched;
  // Whatever the person typed here stands over what was said elsewhere.
  const answers = together(fresh.answers, data.answers, typed?.answers ?? {});
  const visited = settledSteps(questionnaire, answers, data);
  const current =
    wizardSteps(questionnaire).find(({ id: step }) => !visited.includes(step))?.id ?? reviewStep;
  const types = data.agreements.map(({ type }) => type);
  const site = { from: id, name: data.name, types, all };
  const { version } = questionnaire;
  const { scan } = fresh;
  return {
    draft: {
      answers,
      visited,
      reached: visited,
      current,
      version,
      site,
      origins: carriedOrigins(data.answers, typed),
      ...(scan !== undefined && { scan }),
    },
    restored: false,
  };
}

/** What was typed here before is the person's own, or has an origin of its own. */
function carriedOrigins(carried: Answers, typed: StoredDraft | null): Origins {
  const origins = Object.keys(carried)
    .filter((question) => typed === null || !Object.hasOwn(typed.answers, question))
    .map((question) => [question, { origin: 'carried', confirmed: false }] as const);
  return { ...Object.fromEntries(origins), ...typed?.origins };
}

function together(...parts: readonly Answers[]): Answers {
  return Object.assign(Object.create(null), ...parts) as Answers;
}

/** Steps in which nothing is left that nobody was asked. */
export function settledSteps(
  questionnaire: Questionnaire,
  answers: Answers,
  { asked, answers: told }: Pick<SiteAnswers, 'asked' | 'answers'>,
): string[] {
  const today = new Date().toISOString().slice(0, 10);
  return evaluate(questionnaire, answers, { today })
    .steps.filter(
      ({ complete, questions }) =>
        complete &&
        questions.every(
          ({ question, path, source }) =>
            question.level === 'detail' ||
            // Laws follow from what was answered; they are shown on the review.
            source === 'derived' ||
            path.includes('/') ||
            asked.includes(question.id) ||
            Object.hasOwn(told, question.id),
        ),
    )
    .map(({ id }) => id);
}
