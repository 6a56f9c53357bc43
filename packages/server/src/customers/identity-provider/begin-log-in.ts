import type { beginProviderLogIn, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { personOf, type Session } from '../../platform/http/session.ts';
import { findProvider } from '../identity-provider-store.ts';
import { insertAttempt } from '../provider-attempt-store.ts';
import { departureUrl } from './ask-provider.ts';
import { clientOf } from './client-of.ts';
import type { ProviderPorts } from './ports.ts';

type Begun = Outcome<ResultOf<typeof beginProviderLogIn>>;

/** Of whomever: it tells of nobody whether he has an account. */
export function beginLogIn(ports: ProviderPorts, organisationId: string): Promise<Begun> {
  return begin(ports, { organisationId, personId: null });
}

/** Of an owner, whose session stays. By a session of the provider itself nothing would be shown. */
export async function beginTest(ports: ProviderPorts, session: Session): Promise<Begun> {
  if (session.member === undefined) return { ok: false, reason: 'not-found' };
  if (session.through !== undefined) return { ok: false, reason: 'provider-session' };
  return begin(ports, { organisationId: session.customerId, personId: personOf(session) });
}

async function begin(
  ports: ProviderPorts,
  { organisationId, personId }: { organisationId: string; personId: string | null },
): Promise<Begun> {
  const provider = await findProvider(ports.db, organisationId);
  if (provider === null) return { ok: false, reason: 'provider-not-set' };
  const client = clientOf(ports, provider);
  if (client === null) return { ok: false, reason: 'provider-client' };
  const now = ports.clock();
  const { state, browser } = await insertAttempt(ports.db, { providerId: provider.id, personId, now });
  const departure = await departureUrl(ports, { client, organisationId, state });
  return departure.ok ? { ok: true, value: { url: departure.url, browser } } : departure;
}
