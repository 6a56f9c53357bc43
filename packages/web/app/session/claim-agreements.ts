import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { reportClientFailure } from '../client-log.ts';
import { agreementsInAccount, storedAgreements, markInAccount } from '../stored-agreements.ts';

/** The server takes so many at once. */
const atOnce = 100;

/** Brings what a visitor made here into the account. What fails is tried again after the next log-in. */
export async function claimStoredAgreements(): Promise<void> {
  const known = new Set(agreementsInAccount());
  const open = storedAgreements().filter(([id]) => !known.has(id));
  for (let from = 0; from < open.length; from += atOnce) {
    const agreements = open
      .slice(from, from + atOnce)
      .map(([agreement_id, token]) => ({ agreement_id, token }));
    const outcome = await send(accountCalls.claimAgreements, { body: { agreements } });
    if (!outcome.ok) return reportClientFailure('call-failed', 'claimAgreements', outcome.reason);
    markInAccount(outcome.data.claimed);
  }
}
