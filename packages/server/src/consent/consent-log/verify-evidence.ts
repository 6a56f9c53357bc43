import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Database } from '../../platform/database/schema.ts';
import { logKeys } from './day-root-store.ts';
import { type Evidence, evidenceHash, isEvidenceSigned } from './evidence.ts';
import { evidenceInOrder, unsealedEvidence } from './evidence-store.ts';
import type { LogFault } from './log-fault.ts';
import { sameBytes, sha256 } from './merkle.ts';

const unpack = promisify(brotliDecompress);

/** Bytes that a file has at most. */
const mostBytes = 60_000_000;

interface Check {
  site: string | undefined;
  fault: (one: LogFault) => void;
}

/**
 * The entries of files of evidence: each chained to the one before and signed, and of those that are kept the file
 * itself. That those of a signed day are all there is checked with the day. Says how many there are.
 */
export async function verifyEvidence(db: Database, { site, fault }: Check): Promise<number> {
  const keys = await logKeys(db);
  let before: Evidence | null = null;
  let entries = 0;
  for await (const { file, ...entry } of evidenceInOrder(db, site)) {
    const { websiteId: website, number } = entry;
    const last: Evidence | null = before?.websiteId === website ? before : null;
    if (number !== (last?.number ?? 0) + 1 || !sameBytes(entry.previous, last && evidenceHash(last)))
      fault({ what: 'evidence-missing', website, number: number - 1 });
    if (!isEvidenceSigned(entry, keys)) fault({ what: 'evidence-changed', website, number });
    else if (file !== null && !(await isFileOf(file, entry)))
      fault({ what: 'evidence-file-changed', website, number });
    before = entry;
    entries += 1;
  }
  if (site === undefined) {
    for (const scan of await unsealedEvidence(db)) fault({ what: 'evidence-without-entry', scan });
  }
  return entries;
}

async function isFileOf(packed: Uint8Array, { evidence }: Evidence): Promise<boolean> {
  try {
    return sameBytes(sha256(await unpack(packed, { maxOutputLength: mostBytes })), evidence);
  } catch {
    return false;
  }
}
