import { removeOldActivity } from '../../activity/activity-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { requestEmails } from '../../platform/mail/request-messages.ts';
import { withdrawalEmails } from '../../platform/mail/withdrawal-messages.ts';
import { setUpLifetime } from '../second-factor-store.ts';
import { lifetimes } from './lifetimes.ts';

/** An old link is told from one that never was for so long. */
const linksKept = 30 * 86_400_000;
/** Who wrote to whom and when is of use for so long; what still waits then has no mail server to go by. */
const lettersKept = 90 * 86_400_000;

/** Removes sessions, tokens, links, changes of address, log-ins half done, challenges of passkeys, ways to a provider and back, codes never confirmed, exports, scans, links for clients with their answers, invitations, activity, counted tries and letters whose time is over; none opens anything any more. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - lifetimes.idle);
  const linksBefore = new Date(now.getTime() - linksKept);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', now), row('last_used_at', '<', idleSince)]))
    .execute();
  // Its access token ends before its refresh token. A used one stays until then: to be known when it comes back.
  await db.deleteFrom('session_tokens').where('refresh_expires_at', '<', now).execute();
  await db.deleteFrom('account_links').where('expires_at', '<', linksBefore).execute();
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', new Date(now.getTime() - lettersKept))
    // Whether an acknowledgement was sent is known as long as what it acknowledges.
    .where('message', 'not in', [...withdrawalEmails, ...requestEmails])
    .execute();
  await db.deleteFrom('account_exports').where('expires_at', '<', now).execute();
  await db.deleteFrom('scans').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
  await db.deleteFrom('log_in_steps').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_attempts').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_letters').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - setUpLifetime))
    .execute();
  await db
    .deleteFrom('client_links')
    .where((row) => row.or([row('expires_at', '<', linksBefore), row('revoked_at', '<', linksBefore)]))
    .execute();
  await db.deleteFrom('invitations').where('expires_at', '<', now).execute();
  await removeOldActivity(db, now);
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}
