import type { Answers } from '@clausewright/library/questionnaires';
import type { readSiteProfile, ResultOf } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { limits } from '@clausewright/contract/limits';
import { send } from '../api.ts';
import { agreementToken, storedAgreements } from '../stored-agreements.ts';
import type { Outcome } from '../outcome.ts';
import { siteCalls } from './site-calls.ts';

export type SiteAnswers = Omit<ResultOf<typeof readSiteProfile>, 'answers'> & { answers: Answers };

/** What the site of an agreement has answered, for a document of `type`; shows every proof that this browser has. */
export async function fetchSite(id: string, type: AgreementType): Promise<Outcome<SiteAnswers>> {
  const others = storedAgreements()
    .filter(([other]) => other !== id)
    .toReversed()
    .slice(0, limits.siteAgreements - 1)
    .map(([other, token]) => ({ agreement_id: other, token }));
  const token = agreementToken(id);
  const first = { agreement_id: id, ...(token !== null && { token }) };
  const outcome = await send(siteCalls.readSiteProfile, { body: { type, agreements: [first, ...others] } });
  return outcome.ok
    ? { ...outcome, data: { ...outcome.data, answers: outcome.data.answers as Answers } }
    : outcome;
}
