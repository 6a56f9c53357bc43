import type {
  readWatching as readCall,
  ResultOf,
  watchWebsite as call,
  WatchRhythm,
} from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { describeWebsite } from '../../websites/read-websites.ts';
import { findWebsite } from '../../websites/website-store.ts';
import { dnsRecord, metaTag } from '../verification/proof-marks.ts';
import { bannerSitesOn } from '../verification/proof-store.ts';
import { type News, findNews } from './compare-scans.ts';
import { nextScanAt } from './next-scan.ts';
import { isPaidFor, scansOfWebsite, setRhythm } from './watch-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock'>;
type OfWebsite = { session: Session; id: string };

/** Verified and paid for, or not watched: whoever looks again and again at what is another's is a nuisance. */
export async function watchWebsite(
  { db, clock }: Ports,
  { session, id, rhythm }: OfWebsite & { rhythm: WatchRhythm },
): Promise<Outcome<ResultOf<typeof call>>> {
  const found = await findWebsite(db, id, session.customerId);
  if (found === null || found.kind === 'app') return { ok: false, reason: 'not-found' };
  if (rhythm !== 'off') {
    if (found.verifiedAt === null) return { ok: false, reason: 'website-not-verified' };
    if (!(await isPaidFor(db, id, clock()))) return { ok: false, reason: 'watching-needs-plan' };
  }
  const next = nextScanAt(id, rhythm, clock());
  await inTransaction(db, (trx) => setRhythm(trx, id, { rhythm, nextScanAt: next }));
  return { ok: true, value: { website: describeWebsite({ ...found, rhythm, nextScanAt: next }) } };
}

const mostListed = 20;

export async function readWatching(
  { db, clock, consentUrl }: Ports & { consentUrl: string },
  { session, id }: OfWebsite,
): Promise<Outcome<ResultOf<typeof readCall>>> {
  const found = await findWebsite(db, id, session.customerId);
  if (found === null || found.kind === 'app') return { ok: false, reason: 'not-found' };
  const [site] = await bannerSitesOn(db, id);
  const scans = await scansOfWebsite(db, id, mostListed);
  return {
    ok: true,
    value: {
      website: describeWebsite(found),
      proofs: {
        meta: metaTag(found.proofToken),
        dns: dnsRecord(found.proofToken),
        banner: site === undefined ? null : `<script src="${consentUrl}/c/${site}.js"></script>`,
      },
      paid: await isPaidFor(db, id, clock()),
      next_scan_at: found.nextScanAt?.toISOString() ?? null,
      scans: scans.map((scan) => ({
        id: scan.id,
        state: scan.state,
        created_at: scan.at.toISOString(),
        is_due: scan.isDue,
        problems: scan.problems,
        news: scan.changes === null ? null : countNews(findNews(scan.changes)),
      })),
    },
  };
}

function countNews({ services, findings }: News): number {
  return services.length + findings.length;
}
