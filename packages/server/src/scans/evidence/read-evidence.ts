import type { readScanEvidence as call, ResultOf } from '@clausewright/contract';
import { evidenceOfScan } from '../../consent/consent-log/evidence-store.ts';
import { hex } from '../../consent/consent-log/leaf.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { ScanPorts } from '../ports.ts';
import { findEvidenceFile } from '../scan-store.ts';
import { evidenceName } from './evidence-file.ts';
import { unpackEvidence } from './unpack-evidence.ts';

/** Whoever may read the scan may have it. */
export async function readEvidence(
  { db, clock }: Pick<ScanPorts, 'db' | 'clock'>,
  id: string,
): Promise<Outcome<ResultOf<typeof call>>> {
  const found = await findEvidenceFile(db, id, clock());
  const entry = found === null ? null : await evidenceOfScan(db, id);
  if (found === null || entry === null) return { ok: false, reason: 'not-found' };
  const { number, at, evidence, keyId, signature, day } = entry;
  return {
    ok: true,
    value: {
      file_name: evidenceName(found.address, at),
      text: await unpackEvidence(found.evidence),
      sha256: hex(evidence),
      entry: { number, at: at.toISOString(), key: keyId, signature: hex(signature), day },
    },
  };
}
