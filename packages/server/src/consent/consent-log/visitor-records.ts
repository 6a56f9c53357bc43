/** All that a log has of one visitor, as its files write it: for whoever asks an owner for it. */
import type { Database } from '../../platform/database/schema.ts';
import { findSnapshot } from '../consents/served-site-store.ts';
import { exportFormats } from './export-formats.ts';
import { exportedRecord, type ExportedRecord, type ExportedSite } from './exported-record.ts';
import { listVisitorAnswers } from './receipt-store.ts';
import { listSnapshotVersions } from './snapshot-version-store.ts';

/** Newest first; whoever knows the id has the record in his own browser. */
export async function visitorRecords(
  db: Database,
  { site, visitor, most }: { site: string; visitor: string; most: number },
): Promise<ExportedRecord[]> {
  const answers = await listVisitorAnswers(db, { site, visitor, most });
  const hashes = [...new Set(answers.map(({ snapshot }) => snapshot))];
  const versions = await listSnapshotVersions(db, site, hashes);
  const banners = new Map<string, NonNullable<Awaited<ReturnType<typeof findSnapshot>>>>();
  for (const hash of hashes) {
    const banner = await findSnapshot(db, site, hash);
    if (banner === null) throw new Error('an answer names a banner that is not there');
    banners.set(hash, banner);
  }
  return answers.flatMap((answer) => {
    const banner = banners.get(answer.snapshot);
    return banner === undefined ? [] : [exportedRecord(answer, banner, versions)];
  });
}

/** The text of the file in JSON that the log exports, of these records alone. */
export function recordsText(records: readonly ExportedRecord[], site: ExportedSite): string {
  const format = exportFormats.json;
  const lines = records.map((record) => format.line(record, site));
  return format.head(site) + (lines.length === 0 ? '' : format.first + lines.join(format.next)) + format.foot;
}
