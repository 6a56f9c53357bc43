import { hashToken, newToken } from '../platform/database/ids.ts';
import type { Database } from '../platform/database/schema.ts';

/** Long enough to log in there, with whatever that asks for. */
const lifetime = 10 * 60_000;

export interface Attempt {
  providerId: string;
  /** An owner who tries the provider; null: a log-in, of whomever. */
  personId: string | null;
}

/** What travels by way of the provider, and what stays in the browser. */
export interface Departure {
  state: string;
  browser: string;
}

export async function insertAttempt(
  db: Database,
  { providerId, personId, now }: Attempt & { now: Date },
): Promise<Departure> {
  const departure = { state: newToken(), browser: newToken() };
  await db
    .insertInto('provider_attempts')
    .values({
      hash: hashToken(departure.state),
      provider_id: providerId,
      browser_hash: hashToken(departure.browser),
      person_id: personId,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return departure;
}

/**
 * Who comes back to the address of an organisation, once, however that ends; null where nobody went from this browser
 * to its provider, or is back already.
 */
export async function takeAttempt(
  db: Database,
  { state, browser, organisationId, now }: Departure & { organisationId: string; now: Date },
): Promise<Attempt | null> {
  const taken = await db
    .deleteFrom('provider_attempts')
    .where('hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('provider_id', 'in', (of) =>
      of.selectFrom('identity_providers').select('id').where('organisation_id', '=', organisationId),
    )
    .where('expires_at', '>', now)
    .returning(['provider_id as providerId', 'person_id as personId'])
    .executeTakeFirst();
  return taken ?? null;
}
