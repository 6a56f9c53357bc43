import type { Costs, WithheldWording, TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { sentAnswers } from '../wizard/sent-answers.ts';

/** What further languages bring, before they are added. */
export interface Further {
  costs: Costs;
  /** What holds them back: they can be neither paid nor served yet. */
  held: readonly WithheldWording[];
}

/** What further languages cost and wait for, before they are added. Refused where answers have no words in them yet. */
export async function furtherLanguages(
  { agreement_id: id, type }: TranslationDetails,
  languages: readonly Language[],
): Promise<Outcome<Further>> {
  const params = { id };
  const details = await send(agreementCalls.getUpdateDetails, { params });
  if (!details.ok) return details;
  const { answers, premium, owned } = details.data;
  const outcome = await send(agreementCalls.previewUpdate, {
    params,
    body: {
      type,
      answers: sentAnswers({ ...answers, document_languages: [...languages] }),
      edits: 'keep',
      premium: premium || owned,
    },
  });
  if (!outcome.ok) return outcome;
  const { costs, held_wording: held } = outcome.data;
  return { ok: true, data: { costs, held } };
}
