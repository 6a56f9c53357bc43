import type { PreparedDocument } from '@clausewright/library/presets';
import { newDraft, type Draft } from '../draft.ts';
import type { AnswerOrigin, Origins } from '../draft-origins.ts';

/** What the person gave himself has no origin beside it. */
const known: Readonly<Record<PreparedDocument['origins'][string], AnswerOrigin | null>> = {
  seen: 'seen',
  usual: 'usual',
  following: 'derived',
  carried: 'carried',
  linked: 'carried',
  given: null,
  changed: null,
};

type Prepared = Pick<PreparedDocument, 'questionnaire' | 'answers' | 'origins' | 'assumed'>;

/** A prepared document as the draft of the full wizard, which asks step by step and says where answers come from. */
export function stepDraft(
  { questionnaire, answers, origins, assumed }: Prepared,
  scan: string | null,
): Draft {
  const kept: Origins = Object.fromEntries(
    Object.entries(origins).flatMap(([question, one]) => {
      const origin = known[one];
      if (origin === null) return [];
      return [[question, { origin, confirmed: !assumed.has(question), ...(scan !== null && { scan }) }]];
    }),
  );
  return { ...newDraft(answers, questionnaire.version), origins: kept };
}
