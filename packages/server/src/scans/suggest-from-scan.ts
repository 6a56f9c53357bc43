import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { agreementTypes, type ResultOf, type scanSuggestions as call } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { suggestAnswers } from '@clausewright/library/suggest-answers';
import { suggestVendors } from '@clausewright/library/suggest-vendors';
import type { Observation } from '@clausewright/scanner/observation';
import type { Outcome } from '../platform/http/envelope.ts';
import type { ScanPorts } from './ports.ts';
import { findObserved } from './scan-store.ts';
import { seeSite } from './see-site.ts';

const decompress = promisify(brotliDecompress);

/** Bytes of an observation, unpacked; a scan keeps less. */
const longest = 60_000_000;

/** Computed when somebody asks, so that suggestions grow with the catalogue; one that is not done proposes nothing. */
export async function suggestFromScan(
  { db, clock }: Pick<ScanPorts, 'db' | 'clock'>,
  { id, type }: { id: string; type?: AgreementType | undefined },
): Promise<Outcome<ResultOf<typeof call>>> {
  const found = await findObserved(db, id, clock());
  if (found === undefined) return { ok: false, reason: 'not-found' };
  const { address, state, finished_at: finishedAt, result, observation: packed } = found;
  const scan = { id, address, state, finished_at: finishedAt?.toISOString() ?? null };
  if (result === null || packed === null) return { ok: true, value: { scan, documents: [], vendors: [] } };
  const unpacked = await decompress(packed, { maxOutputLength: longest });
  const site = seeSite(address, result, JSON.parse(unpacked.toString('utf8')) as Observation);
  const types = type === undefined ? agreementTypes.filter((one) => one !== 'TEST') : [type];
  return {
    ok: true,
    value: {
      scan,
      documents: suggestAnswers(site, types) as ResultOf<typeof call>['documents'],
      vendors: suggestVendors(site),
    },
  };
}
