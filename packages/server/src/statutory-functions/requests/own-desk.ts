import {
  type BodyOf,
  type keepRequestDesk,
  type Language,
  limits,
  type readRequestDesk,
  type RequestDesk as Described,
  type ResultOf,
} from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { findWebsite, lockWebsite } from '../../websites/website-store.ts';
import { deskUrl } from './addresses.ts';
import { offeredKinds } from './clock/clock.ts';
import { findDeskOf, type RequestDesk, saveDesk } from './desk-store.ts';
import { websiteName } from './describe-desk.ts';
import { publishedPolicy, type PublishedPolicy } from './policy-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock' | 'documentsUrl'>;

/** The desk of a website of the caller's account. */
export async function openDesk(
  db: Database,
  websiteId: string,
  { customerId: ownerId }: Session,
): Promise<{ ok: true; desk: RequestDesk } | Refused> {
  const desk = await findDeskOf(db, { websiteId, ownerId });
  return desk === null ? { ok: false, reason: 'not-found' } : { ok: true, desk };
}

function describe(ports: Ports, desk: RequestDesk, policy: PublishedPolicy | null): Described {
  const { trader, email, active } = desk;
  return { trader, email, active, url: deskUrl(ports, desk), kinds: offeredKinds(policy?.laws ?? []) };
}

export async function readDesk(
  ports: Ports,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof readRequestDesk>>> {
  const website = await findWebsite(ports.db, id, session.customerId);
  if (website === null) return { ok: false, reason: 'not-found' };
  const account = await findAccount(ports.db, session.customerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const policy = await publishedPolicy(ports.db, id);
  const desk = await findDeskOf(ports.db, { websiteId: id, ownerId: session.customerId });
  const name = websiteName({ kind: website.kind, website: website.name });
  return {
    ok: true,
    value: {
      desk: desk && describe(ports, desk, policy),
      proposed: {
        trader: (policy?.trader ?? name).slice(0, limits.withdrawal.trader),
        email: policy?.email ?? account.email,
      },
      policy: policy !== null,
      website: name,
    },
  };
}

/** Made with an address of its own the first time; the address stays. */
export async function keepDesk(
  ports: Ports,
  {
    session,
    id,
    language,
    body,
  }: { session: Session; id: string; language: Language; body: BodyOf<typeof keepRequestDesk> },
): Promise<Outcome<ResultOf<typeof keepRequestDesk>>> {
  const opened = await allOrNothing(ports.db, async (trx) => {
    // Of this account until it is saved: it may be moving to another one.
    if ((await lockWebsite(trx, id, session.customerId)) !== null) {
      await saveDesk(trx, { websiteId: id, language, ...body, now: ports.clock() });
    }
    return openDesk(trx, id, session);
  });
  if (!opened.ok) return opened;
  return { ok: true, value: { desk: describe(ports, opened.desk, await publishedPolicy(ports.db, id)) } };
}
