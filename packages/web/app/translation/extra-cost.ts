import type { Costs, TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { sentAnswers } from '../wizard/sent-answers.ts';

/** What further languages cost, before they are added. Refused where answers have no words in them yet. */
export async function extraCost(
  { agreement_id: id, type }: TranslationDetails,
  languages: readonly Language[],
): Promise<Outcome<Costs>> {
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
  return outcome.ok ? { ok: true, data: outcome.data.costs } : outcome;
}
