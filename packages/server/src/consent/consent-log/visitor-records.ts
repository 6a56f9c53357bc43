/** All that a log has of one visitor, as its files write it: for whoever asks an owner for it. */
import type { Database } from '../../platform/database/schema.ts';
import { exportFormats } from './export-formats.ts';
import { describedBy } from './export-log.ts';
import { exportedRecord, type ExportedRecord, type ExportedSite } from './exported-record.ts';
import { listVisitorAnswers } from './receipt-store.ts';

/** Newest first; whoever knows the id has the record in his own browser. */
export async function visitorRecords(
  db: Database,
  { site, visitor, most }: { site: string; visitor: string; most: number },
): Promise<ExportedRecord[]> {
  const answers = await listVisitorAnswers(db, { site, visitor, most });
  const shown = new Map<string, Awaited<ReturnType<typeof describedBy>>>();
  const records: ExportedRecord[] = [];
  for (const answer of answers) {
    const known = shown.get(answer.snapshot) ?? (await describedBy(db, site, answer.snapshot));
    shown.set(answer.snapshot, known);
    records.push(exportedRecord(answer, known.banner, known.versions));
  }
  return records;
}

/** The text of the file in JSON that the log exports, of these records alone. */
export function recordsText(records: readonly ExportedRecord[], site: ExportedSite): string {
  const format = exportFormats.json;
  const lines = records.map((record) => format.line(record, site));
  return format.head(site) + (lines.length === 0 ? '' : format.first + lines.join(format.next)) + format.foot;
}
