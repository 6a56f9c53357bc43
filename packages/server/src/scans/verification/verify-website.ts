import type { ResultOf, verifyWebsite as call } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { describeWebsite } from '../../websites/read-websites.ts';
import { findWebsite, markVerified, type Website } from '../../websites/website-store.ts';
import { listBannerSites, lastScannedAddress } from './proof-store.ts';
import { findProof, type Looked, type ProofPorts } from './find-proof.ts';

type Ports = ProofPorts & Pick<InstancePorts, 'db' | 'clock'>;

/** Looks now; what is found is kept, and what was found before stays where nothing answers. */
export async function verifyWebsite(
  ports: Ports,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const found = await findWebsite(ports.db, id, session.customerId);
  if (found === null || found.kind === 'app') return { ok: false, reason: 'not-found' };
  const looked = await proveWebsite(ports, found);
  const now = await findWebsite(ports.db, id, session.customerId);
  return now === null
    ? { ok: false, reason: 'not-found' }
    : { ok: true, value: { website: describeWebsite(now), looked } };
}

/** Notes what is found; takes the proof back where all that could be asked say that it is gone. */
export async function proveWebsite(ports: Ports, website: Website): Promise<Looked[]> {
  const { db, clock } = ports;
  const { id, ownerId, name: domain, proofToken: token } = website;
  const address = await lastScannedAddress(db, id);
  const pages = [
    ...(address === null ? [] : [new URL('/', address)]),
    new URL(`https://${domain}/`),
    new URL(`http://${domain}/`),
  ];
  const siteIds = await listBannerSites(db, ownerId);
  const looked = await findProof(ports, { domain, token, siteIds, pages });
  const way = looked.find(({ outcome }) => outcome === 'found')?.way;
  if (way !== undefined) {
    const proof = { by: way, at: website.verifiedAt ?? clock() };
    await inTransaction(db, (trx) => markVerified(trx, id, proof));
  } else if (looked.every(({ outcome }) => outcome === 'missing')) await markVerified(db, id, null);
  return looked;
}
