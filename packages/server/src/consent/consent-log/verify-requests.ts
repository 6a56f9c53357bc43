import type { Database } from '../../platform/database/schema.ts';
import { dayRoots, logKeys } from './day-root-store.ts';
import type { LogFault } from './log-fault.ts';
import { sameBytes } from './merkle.ts';
import { eventContent, isRequestSealSigned, type RequestSeal, requestSealHash } from './request-seal.ts';
import { deriveKeyId, type SigningKey } from './signing-key.ts';
import { eventsWithSeals, requestSealsInOrder, sealsWithoutEvent } from './request-seal-store.ts';

interface Check {
  site: string | undefined;
  /** Of the instance: what is part of no day yet must be signed with it, or with the one of the newest day. */
  key: Pick<SigningKey, 'publicKey'> | undefined;
  /** What was written before then is to have a seal; undefined: all. */
  sealedBefore: Date | undefined;
  fault: (one: LogFault) => void;
}

/**
 * The seals of the logs of requests, each chained to the one before and signed, and every event against its seal. That those of a
 * signed day are all there is checked with the day. Says how many there are.
 */
export async function verifyRequests(
  db: Database,
  { site, key, sealedBefore, fault }: Check,
): Promise<number> {
  const keys = await logKeys(db);
  const trusted = key === undefined ? keys : await trustedKeys(db, key, keys);
  let before: RequestSeal | null = null;
  let seals = 0;
  for await (const seal of requestSealsInOrder(db, site)) {
    const { deskId: desk, number } = seal;
    const last: RequestSeal | null = before?.deskId === desk ? before : null;
    if (number !== (last?.number ?? 0) + 1 || !sameBytes(seal.previous, last && requestSealHash(last)))
      fault({ what: 'request-seal-missing', desk, number: number - 1 });
    if (!isRequestSealSigned(seal, seal.day === null ? trusted : keys))
      fault({ what: 'request-seal-changed', desk, number });
    before = seal;
    seals += 1;
  }
  for await (const { event, sealed } of eventsWithSeals(db, site)) {
    const { deskId: desk, name: request } = event;
    if (sealed === null) {
      if (sealedBefore === undefined || event.at < sealedBefore)
        fault({ what: 'request-without-seal', desk, request });
    } else if (!sameBytes(sealed, eventContent(event))) fault({ what: 'request-changed', desk, request });
  }
  for (const { deskId: desk, number } of await sealsWithoutEvent(db, site))
    fault({ what: 'request-missing', desk, number });
  return seals;
}

/** Anybody who may write to the database can add a key; whose days it signed shows with the days. */
async function trustedKeys(
  db: Database,
  { publicKey }: Pick<SigningKey, 'publicKey'>,
  keys: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const trusted = new Map([[deriveKeyId(publicKey), publicKey]]);
  const newest = (await dayRoots(db)).at(-1)?.keyId;
  const signed = newest === undefined ? undefined : keys.get(newest);
  return newest === undefined || signed === undefined ? trusted : trusted.set(newest, signed);
}
