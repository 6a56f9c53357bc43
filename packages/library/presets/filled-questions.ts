/** What was filled in for the owner of several documents, each fact once: the few that matter most, and all the others. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { VisibleQuestion } from '@clausewright/engine/questionnaire/evaluation';
import type { OpenQuestions } from './open-questions.ts';
import type { AnswerOrigin, PreparedDocument } from './prepare-documents.ts';

export interface FilledQuestion {
  type: AgreementType;
  path: string;
  visible: VisibleQuestion;
  /** `default`: what the wizard takes where nobody answers. */
  origin: Exclude<AnswerOrigin, 'following'> | 'derived' | 'default';
}

/** Shown on top, in this order, as far as they are filled in; a list of more would not be read. */
const first: readonly string[] = [
  'business_name',
  'business_address',
  'request_email',
  'site_kind',
  'consumer_type',
  'pd_types',
  'payments',
  'payment_vendors',
  'emails',
  'email_vendors',
  'sells',
  'delivery_areas',
  'returns_offered',
  'refunds',
  'hosting_country',
  'dpo',
  'app_stores',
];
const mostShown = 8;

/** What is known before the first question, or no question of content. */
const apart = new Set([
  'agreement_for',
  'country',
  'effective_date',
  'delivery_email',
  'website_url',
  'law_alerts',
]);

export function filledQuestions(
  documents: readonly PreparedDocument[],
  { screens, nested }: Pick<OpenQuestions, 'screens' | 'nested'>,
): { first: FilledQuestion[]; others: FilledQuestion[] } {
  const asked = new Set(
    [...screens.flatMap(({ questions }) => questions), ...nested].map(({ path }) => path),
  );
  const found = new Map<string, FilledQuestion>();
  for (const { type, origins, evaluation } of documents) {
    for (const visible of evaluation.steps.flatMap(({ questions }) => questions)) {
      const { path, source, question } = visible;
      if (path.includes('/') || apart.has(path) || asked.has(path) || found.has(path)) continue;
      if (source === 'none' || origins[path] === 'linked') continue;
      // Details that stand as everybody has them are for the full wizard.
      if (source === 'default' && question.level === 'detail') continue;
      const known = source === 'given' ? (origins[path] ?? 'given') : source;
      const origin = known === 'following' ? 'derived' : known;
      found.set(path, { type, path, visible, origin });
    }
  }
  const shown = first.flatMap((path) => found.get(path) ?? []).slice(0, mostShown);
  return { first: shown, others: [...found.values()].filter((one) => !shown.includes(one)) };
}
