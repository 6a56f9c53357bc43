import type { ScanChanges } from '@clausewright/contract';
import type { Transaction } from '../platform/database/schema.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** In one message: who wants all asks for the report. */
const mostFindings = 50;

interface Ended {
  ownerId: string;
  websiteId: string | null;
  scanId: string;
  address: string;
  state: 'done' | 'failed';
  /** Null where there is nothing to compare with. */
  changes: ScanChanges | null;
  now: Date;
}

/** Tells programs of the owner that a look at a website is over, and what is new or gone since the one before. */
export async function tellScanEnded(
  ports: Pick<InstancePorts, 'enqueue'>,
  trx: Transaction,
  { ownerId, websiteId, scanId, address, state, changes, now }: Ended,
): Promise<void> {
  const data = {
    ids: { scan: scanId, ...(websiteId !== null && { website: websiteId }) },
    // The host alone: the rest of an address may tell more than where somebody looked.
    names: { website: new URL(address).host },
    links: { api: `/api/v1/scan/details/${scanId}`, page: `/scan/${scanId}` },
  };
  await tellWebhooks(ports, trx, { ownerId, kind: 'scan.finished', data: { ...data, state }, now });
  const { new: appeared = [], gone = [] } = changes?.findings ?? {};
  const found = [
    ['finding.new', appeared],
    ['finding.gone', gone],
  ] as const;
  for (const [kind, all] of found) {
    if (all.length === 0) continue;
    const findings = all.slice(0, mostFindings);
    await tellWebhooks(ports, trx, { ownerId, kind, data: { ...data, findings }, now });
  }
}
