import {
  migrateAnswers,
  type Answers,
  type Questionnaire,
  wizardSteps,
} from '@clausewright/library/questionnaires';
import { newDraft, reviewStep, scanIn, type Draft, type DraftSource } from '../draft.ts';
import type { UpdateDetails } from './use-update-details.ts';

/** The same answers, whatever the order of their keys. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(answers: Answers): string {
  return JSON.stringify(answers, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Without a prototype, as all answers are that ids are looked up in. */
export function savedAnswers(details: UpdateDetails): Answers {
  return Object.assign(Object.create(null), details.answers) as Answers;
}

/** Answers typed for an agreement, kept under its id: opened on the review, every step within reach. */
export function updateDraft(
  questionnaire: Questionnaire,
  details: UpdateDetails,
  /** Whether the session opened it: what the account has seen of the website since stands beside the questions. */
  { isOfAccount = false } = {},
): DraftSource {
  const saved = savedAnswers(details);
  const steps = [...wizardSteps(questionnaire).map(({ id }) => id), reviewStep];
  const { version } = questionnaire;
  const onReview = (draft: Draft): Draft => ({
    ...draft,
    visited: steps,
    reached: steps,
    current: reviewStep,
    version,
  });
  const fresh = () => onReview(newDraft(saved));
  const opened = (draft: Draft) => ({ draft, restored: !sameAnswers(draft.answers, saved) });
  return {
    key: details.agreement_id,
    settled: saved,
    fresh,
    open(stored, search) {
      const kept = stored === null ? fresh() : onReview(broughtUp(questionnaire, stored));
      const premium = search.get('premium') === '1' ? { premium: 'yes' } : {};
      const named = scanIn(search);
      const draft = { ...kept, ...named, choices: { ...kept.choices, ...premium } };
      const site = search.get('site');
      const looksAtScans = isOfAccount && named.scan === undefined;
      if (site === null && !looksAtScans) return opened(draft);
      return Promise.all([
        site === null ? null : answersOf(site, details),
        looksAtScans ? import('./newer-scan.ts').then(({ newerScan }) => newerScan(details)) : {},
      ]).then(([answers, seen]) => {
        const whole = { ...draft, ...seen };
        return opened(answers === null ? whole : taking(whole, answers));
      });
    },
  };
}

/** Of another document of the site; null where they do not come. */
async function answersOf(site: string, { agreement_id: id, type }: UpdateDetails): Promise<Answers | null> {
  const { fetchAnswersToTake } = await import('../site-profile/fetch-site.ts');
  const fetched = await fetchAnswersToTake(site, { id, type });
  return fetched.ok ? fetched.data.answers : null;
}

/** The questions may have changed since somebody typed. */
function broughtUp(questionnaire: Questionnaire, draft: Draft): Draft {
  if (draft.version === 0 || draft.version >= questionnaire.version) return draft;
  return { ...draft, answers: migrateAnswers(questionnaire, draft.answers, draft.version).answers };
}

/** With the answers of another document of the site over its own. */
function taking(draft: Draft, answers: Answers): Draft {
  return { ...draft, answers: Object.assign(Object.create(null), draft.answers, answers) as Answers };
}
