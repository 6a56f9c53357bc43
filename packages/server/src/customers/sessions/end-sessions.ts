import { endDevices } from '../customer-store.ts';
import { deleteLogInSteps } from '../log-in-step-store.ts';
import { deleteUnconfirmed } from '../second-factor-store.ts';
import { deleteEmailChange } from '../email-change-store.ts';
import { deleteAddChallenges } from '../passkey-challenge-store.ts';
import { deleteLinks } from '../provider-link-store.ts';
import { endAccessTokens } from './agreement-token-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { deleteSessions } from './session-store.ts';

/**
 * Ends every session of the account but the one to spare, and the access tokens of its agreements, and what browsers
 * keep of their log-ins, links to providers, and what is half done: log-ins, codes that are set up, passkeys that are
 * made, the wish for another address. Whoever
 * ends them wants to be alone with the account. Returns how many sessions ended.
 */
export async function endSessions(
  trx: Transaction,
  { accountId, spared, now }: { accountId: string; spared?: string; now: Date },
): Promise<number> {
  // The account before its agreements, as a claim takes them.
  await endDevices(trx, accountId);
  await endAccessTokens(trx, accountId, now);
  await deleteEmailChange(trx, accountId);
  await deleteLogInSteps(trx, { accountId });
  await deleteUnconfirmed(trx, accountId);
  await deleteAddChallenges(trx, accountId);
  await deleteLinks(trx, accountId);
  return deleteSessions(trx, accountId, spared);
}
