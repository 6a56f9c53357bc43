import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isPolicyType, libraryVersion, type SiteBanner } from '@clausewright/library/clauses';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { type Agreement, lockAgreement } from '../records/agreement-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { priceFacts } from '../planning/price-facts.ts';
import { listVersionDocuments, findVersion, type Version } from '../records/version-store.ts';
import { readSiteBanner } from '../../consent/consents/find-site-banner.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { namesOf } from '../records/names-of.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { LibraryReason, Transaction } from '../../platform/database/schema.ts';
import { findReader } from '../mail/agreement-reader.ts';
import { mailLawAlert } from '../mail/law-alert-mail.ts';
import { reasonsToUpdate } from './compare-with-library.ts';
import { type Unchecked, uncheckedVersions, writeCheck, clearWaitingReasons } from './library-check-store.ts';
import { hashReasons, describeReasons } from './update-reasons.ts';

export interface SearchInput {
  /** Name of the present library. */
  library?: string;
  /** Most agreements of one run; the next run goes on. */
  most?: number;
  signal?: AbortSignal;
}

export interface Searched {
  checked: number;
  /** Of those: for how many a newer text waits. */
  waiting: number;
  /** Could not be planned; they are tried again by the next run. */
  failed: { agreementId: string; error: unknown }[];
}

const batch = 50;
const mostInRun = 20_000;

/**
 * Holds every served version that was not held against the present library yet against it; what that library wrote
 * itself needs no planning. What was found is kept batch by batch, and each version that had to be planned by itself: a
 * run that is cut off costs no more.
 */
export async function findNewerTexts(
  ports: InstancePorts,
  { library = libraryVersion(ports.clock()), most = mostInRun, signal }: SearchInput = {},
): Promise<Searched> {
  const searched: Searched = { checked: 0, waiting: 0, failed: [] };
  const isOver = (): boolean => signal?.aborted === true;
  let after = '';
  for (;;) {
    const limit = Math.min(batch, most - searched.checked - searched.failed.length);
    const found = limit > 0 ? await uncheckedVersions(ports.db, { library, after, limit }) : [];
    if (found.length === 0 || isOver()) return searched;
    after = found.at(-1)?.agreementId ?? after;
    const suspect = found.filter(
      (one) => one.writtenBy !== library || (one.hasBanner && isPolicyType(one.type)),
    );
    const served = found.filter((one) => !suspect.includes(one));
    await clearWaitingReasons(ports.db, { served, library, now: ports.clock() });
    searched.checked += served.length;
    for (const unchecked of suspect) {
      if (isOver()) return searched;
      try {
        const reasons = await checkVersion(ports, unchecked, library);
        searched.checked += 1;
        if (reasons.length > 0) searched.waiting += 1;
      } catch (error) {
        searched.failed.push({ agreementId: unchecked.agreementId, error });
      }
      // Planning keeps the thread; whoever waits for an answer comes in between.
      await yieldToOthers();
    }
  }
}

/** Plans the document anew. */
async function checkVersion(
  ports: InstancePorts,
  unchecked: Unchecked,
  library: string,
): Promise<readonly LibraryReason[]> {
  const { db } = ports;
  const { agreementId, versionId, type } = unchecked;
  const version = await findVersion(db, versionId);
  // Deleted in the meantime.
  if (version === null) return [];
  const now = ports.clock();
  const documents = await listVersionDocuments(db, versionId);
  const facts = await priceFacts(db, agreementId, now);
  const today = now.toISOString().slice(0, 10);
  const banner = await readSiteBanner(db, { ...unchecked, answers: version.answers });
  const reasons = reasonsToUpdate({ type, version, documents, facts, banner, today });
  await keep(ports, { unchecked, version, banner, library, reasons, now });
  return reasons;
}

interface Kept {
  unchecked: Unchecked;
  version: Version;
  banner: SiteBanner | undefined;
  library: string;
  reasons: readonly LibraryReason[];
  now: Date;
}

/** With the letter to whoever asked for one, unless something else is served or published by now: the next run tells. */
async function keep(
  ports: InstancePorts,
  { unchecked, version, banner, library, reasons, now }: Kept,
): Promise<void> {
  const { agreementId, versionId } = unchecked;
  await inTransaction(ports.db, async (trx) => {
    const agreement = await lockAgreement(trx, agreementId);
    if (agreement?.currentVersionId !== versionId) return;
    const present = await readSiteBanner(trx, { ...unchecked, answers: version.answers });
    if (canonicalJson(present) !== canonicalJson(banner)) return;
    await writeCheck(trx, { agreementId, versionId, library, reasons, now });
    // Who published a banner knows of it.
    const news = reasons.filter(({ kind }) => kind !== 'banner');
    if (news.length === 0) return;
    const waiting = { ...version, reasons: news };
    await tellPrograms(ports, trx, { agreement, hash: hashReasons(agreement.type, waiting), now });
    if (version.answers['law_alerts'] !== 'yes') return;
    const reader = await findReader(trx, agreement);
    if (reader === null) return;
    const spoken = describeReasons(agreement.type, waiting, reader.language);
    await mailLawAlert(ports, trx, {
      agreement,
      reader,
      waiting: hashReasons(agreement.type, waiting),
      reasons: [...new Set(spoken.map(({ text }) => text))],
      now,
    });
  });
}

/** Tells programs of the owner once what waits, whichever library found it. */
async function tellPrograms(
  ports: InstancePorts,
  trx: Transaction,
  { agreement, hash, now }: { agreement: Agreement; hash: string; now: Date },
): Promise<void> {
  const { id, ownerId } = agreement;
  if (ownerId === null) return;
  await tellWebhooks(ports, trx, {
    ownerId,
    kind: 'update.available',
    data: {
      ids: { document: id },
      names: namesOf(agreement),
      links: { api: `/api/v1/agreement/details/${id}` },
    },
    onceKey: `update:${id}:${hash}`,
    now,
  });
}
