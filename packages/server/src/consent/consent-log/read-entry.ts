import type { readLogEntry, ResultOf } from '@clausewright/contract';
import { findSnapshot } from '../consents/served-site-store.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { isSignedDay } from './day-root-store.ts';
import { entryWith, vendorsWith, versionAt } from './describe-entry.ts';
import { hex } from './leaf.ts';
import { findEntry } from './log-entry-store.ts';
import { toDay } from './log-period.ts';
import type { LogPorts } from './ports.ts';
import { receiptUrl } from './receipt-url.ts';
import { findSeal } from './seal-store.ts';
import { listSnapshotVersions } from './snapshot-version-store.ts';

/** One answer with the banner that was shown and the seal that holds it. */
export async function readEntry(
  { db, consentUrl }: Pick<LogPorts, 'db' | 'consentUrl'>,
  { session, id, entryId }: { session: Session; id: string; entryId: string },
): Promise<Outcome<ResultOf<typeof readLogEntry>>> {
  const opened = await openConsent({ db }, id, session);
  if (!opened.ok) return opened;
  const { siteId } = opened.consent;
  const event = await findEntry(db, siteId, entryId);
  if (event === null) return { ok: false, reason: 'not-found' };
  const [banner, versions, seal] = await Promise.all([
    findSnapshot(db, siteId, event.snapshot),
    listSnapshotVersions(db, siteId, [event.snapshot]),
    findSeal(db, siteId, event.receivedAt),
  ]);
  if (banner === null) throw new Error('an answer names a banner that is not there');
  const version = versionAt(event, versions);
  const sealedOn = seal && toDay(seal.from);
  return {
    ok: true,
    value: {
      ...entryWith(event, version),
      received_at: event.receivedAt.toISOString(),
      client_at: event.clientAt.toISOString(),
      vendors: vendorsWith(event, banner),
      published_at: version.publishedAt.toISOString(),
      snapshot: event.snapshot,
      banner,
      seal: seal && {
        number: seal.number,
        from: seal.from.toISOString(),
        to: seal.to.toISOString(),
        answers: seal.answers,
        hash: hex(seal.hash),
      },
      signed_day: sealedOn !== null && (await isSignedDay(db, sealedOn)) ? sealedOn : null,
      receipt_url: event.visitor && receiptUrl(consentUrl, siteId, event.visitor),
    },
  };
}
