import type { Customer, SessionTokens } from '@clausewright/contract';
import { type Acting, saveActing } from '../stored-session/acting-for.ts';
import { saveLastPing, saveSession } from '../stored-session/session-store.ts';

/** Keeps what a log-in by the provider of an organisation answered: it acts for that one alone. */
export function beginThrough(
  { token, refresh_token, ...customer }: Customer & SessionTokens,
  organisation: Acting,
): void {
  saveSession(customer, { token, refresh_token });
  saveLastPing(Date.now());
  saveActing(organisation);
}
