import type { Answers } from '@clausewright/library/questionnaires';
import type { BodyOf, readSiteProfile, ResultOf } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { limits } from '@clausewright/contract/limits';
import { send } from '../api.ts';
import { agreementToken, storedAgreements } from '../stored-agreements.ts';
import type { Outcome } from '../outcome.ts';
import { siteCalls } from './site-calls.ts';

export type SiteAnswers = Omit<ResultOf<typeof readSiteProfile>, 'answers'> & { answers: Answers };

/** What another document of the site, `from`, says otherwise than `into`. */
export function fetchAnswersToTake(
  from: string,
  into: { id: string; type: AgreementType },
): Promise<Outcome<SiteAnswers>> {
  return ask({ type: into.type, agreements: [proven(from)], into: proven(into.id) });
}

/** What the site of an agreement has answered, for a document of `type`; shows every proof that this browser has. */
export function fetchSite(id: string, type: AgreementType): Promise<Outcome<SiteAnswers>> {
  const others = storedAgreements()
    .filter(([other]) => other !== id)
    .toReversed()
    .slice(0, limits.siteAgreements - 1)
    .map(([other, token]) => ({ agreement_id: other, token }));
  return ask({ type, agreements: [proven(id), ...others] });
}

function proven(id: string): { agreement_id: string; token?: string } {
  const token = agreementToken(id);
  return { agreement_id: id, ...(token !== null && { token }) };
}

async function ask(body: BodyOf<typeof readSiteProfile>): Promise<Outcome<SiteAnswers>> {
  const outcome = await send(siteCalls.readSiteProfile, { body });
  return outcome.ok
    ? { ...outcome, data: { ...outcome.data, answers: outcome.data.answers as Answers } }
    : outcome;
}
