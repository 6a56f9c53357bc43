/** How the way in changes with what somebody says. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/library/questionnaires';
import type { MadeDocument, StartDraft } from './start-draft.ts';

export type StartAction =
  | { type: 'set'; values: Partial<StartDraft> }
  | { type: 'open'; draft: StartDraft }
  | { type: 'answer'; of: AgreementType; said: (earlier: Answers) => Answers }
  | { type: 'asked'; questions: readonly string[] }
  | { type: 'confirm'; questions: readonly string[] }
  | { type: 'request'; of: AgreementType; request: { id: string; secret: string; of: string } }
  | { type: 'made'; of: AgreementType; document: MadeDocument };

const nothing: Answers = Object.create(null) as Answers;

export function reduceStart(draft: StartDraft, action: StartAction): StartDraft {
  switch (action.type) {
    case 'set':
      return { ...draft, ...action.values, ...(asksAnew(draft, action.values) && { asked: [] }) };
    case 'open':
      return action.draft;
    case 'answer':
      return {
        ...draft,
        given: { ...draft.given, [action.of]: action.said(draft.given[action.of] ?? nothing) },
      };
    case 'asked':
      return { ...draft, asked: [...new Set([...draft.asked, ...action.questions])] };
    case 'confirm':
      return { ...draft, confirmed: [...new Set([...draft.confirmed, ...action.questions])] };
    case 'request':
      return { ...draft, requests: { ...draft.requests, [action.of]: action.request } };
    case 'made':
      return { ...draft, made: { ...draft.made, [action.of]: action.document } };
  }
}

/** Another kind of business or country leaves other questions open. */
function asksAnew(draft: StartDraft, values: Partial<StartDraft>): boolean {
  return (['kind', 'country'] as const).some(
    (name) => values[name] !== undefined && values[name] !== draft[name],
  );
}
