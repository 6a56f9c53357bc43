import type { Database } from '../../platform/database/schema.ts';
import { dayRoot, listDayLeaves, logKeys } from './day-root-store.ts';
import { dayText } from './day-root.ts';
import { isEvidenceSigned } from './evidence.ts';
import { evidenceByHash } from './evidence-store.ts';
import { hex } from './leaf.ts';
import { sha256 } from './merkle.ts';
import { deriveKeyId, isSigned, type SigningKey } from './signing-key.ts';
import { verifyDayRoot } from './verify-day-root.ts';

export interface FoundEvidence {
  /** open: signed when it was made, and part of no signed day yet. */
  state: 'proven' | 'open' | 'altered';
  lines: string[];
}

/** Which entry of the log a file stands for, and what holds it. */
export async function findEvidence(
  db: Database,
  file: Uint8Array,
  key: Pick<SigningKey, 'publicKey'>,
): Promise<FoundEvidence> {
  const hash = sha256(file);
  const about = `SHA-256 of the file: ${hex(hash)}`;
  const keys = new Map(await logKeys(db)).set(deriveKeyId(key.publicKey), key.publicKey);
  const [entry] = await evidenceByHash(db, hash);
  if (entry === undefined)
    return {
      state: 'altered',
      lines: [about, 'No entry of the log is of this file: it was changed, or is of another instance.'],
    };
  const told = `Entry ${entry.number} of website ${entry.websiteId}, made at ${entry.at.toISOString()}.`;
  if (!isEvidenceSigned(entry, keys))
    return { state: 'altered', lines: [about, told, 'The signature of the entry does not fit.'] };
  if (entry.day === null)
    return { state: 'open', lines: [about, told, 'It is signed, and will be part of the next signed day.'] };
  return (await holds(db, entry.day, keys))
    ? { state: 'proven', lines: [about, told, `It is part of the signed day ${entry.day}.`] }
    : { state: 'altered', lines: [about, told, `The signed day ${entry.day} does not hold it.`] };
}

/** Whether the signature of a day holds the entries that are called part of it. */
async function holds(db: Database, day: string, keys: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  const root = await dayRoot(db, day);
  const key = root === null ? undefined : keys.get(root.keyId);
  if (root === null || key === undefined || !isSigned(dayText(root), root.signature, key)) return false;
  return verifyDayRoot(db, root, await listDayLeaves(db, day));
}
