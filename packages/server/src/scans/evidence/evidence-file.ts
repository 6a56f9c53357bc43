/** All that a scan saw, as a file that an owner can hand over: requests by pass, what was stored, pictures, findings. */
import type { ScanResult } from '@clausewright/contract';
import type { Observation } from '@clausewright/scanner/observation';
import type { Database } from '../../platform/database/schema.ts';
import type { Published } from '../findings/declared.ts';
import { servedBannerVersions, servedDocumentVersions } from './served-store.ts';

export interface EvidenceFile {
  scan: { id: string; orderedAt: Date; finishedAt: Date };
  observation: Observation;
  findings: ScanResult['findings'];
  served: Served;
}

/** What was published on the website while it was looked at. */
export interface Served {
  banners: Awaited<ReturnType<typeof servedBannerVersions>>;
  documents: Awaited<ReturnType<typeof servedDocumentVersions>>;
}

export async function readServed(db: Database, { banners, documents }: Published): Promise<Served> {
  const versions = documents.flatMap(({ currentVersionId: id }) => id ?? []);
  return {
    banners: await servedBannerVersions(
      db,
      banners.map(({ consentId }) => consentId),
    ),
    documents: await servedDocumentVersions(db, versions),
  };
}

/** The text whose hash is sealed. */
export function evidenceText({ scan, observation, findings, served }: EvidenceFile): string {
  const { address, browser, sandboxed, startedAt, passes, limits } = observation;
  const file = {
    format: 'website-evidence',
    version: 1,
    scan: scan.id,
    address,
    ordered_at: scan.orderedAt.toISOString(),
    started_at: startedAt,
    finished_at: scan.finishedAt.toISOString(),
    browser,
    browser_sandboxed: sandboxed,
    limits,
    served,
    findings,
    passes,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export function evidenceName(address: string, at: Date): string {
  const host = new URL(address).hostname.replaceAll(/[^a-z\d.-]/gu, '-');
  return `evidence-${host}-${at.toISOString().slice(0, 16).replaceAll(/[:T]/gu, '-')}.json`;
}
