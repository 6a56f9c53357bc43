/** An answer as a file tells it: plain values with names. Pure. */
import type { LogEntry, BannerLanguage } from '@clausewright/contract';
import type { PublishedBanner } from '@clausewright/contract/banner';
import { entryWith, vendorsWith, versionAt } from './describe-entry.ts';
import type { SealedEvent } from './leaf.ts';
import type { SnapshotVersion } from './snapshot-version-store.ts';

/** Whose answers they are. */
export interface ExportedSite {
  domain: string;
  exportedAt: string;
  /** There are older ones that the file does not have. */
  leftOut?: boolean;
}

export interface ExportedRecord extends Omit<LogEntry, 'id' | 'at' | 'language'> {
  record: string;
  time: string;
  received: string;
  /** By the visitor's own clock. */
  client_time: string;
  language: BannerLanguage;
  snapshot: string;
  /** Names; the essential ones are not asked for. */
  vendors_allowed: string[];
  vendors_refused: string[];
}

export function exportedRecord(
  event: SealedEvent,
  banner: PublishedBanner,
  versions: readonly SnapshotVersion[],
): ExportedRecord {
  const { id, at, ...entry } = entryWith(event, versionAt(event, versions));
  const vendors = vendorsWith(event, banner).filter(({ type }) => type !== 'ESSENTIAL');
  const names = (allowed: boolean): string[] =>
    vendors.filter((vendor) => vendor.allowed === allowed).map(({ name }) => name);
  return {
    record: id,
    time: at,
    received: event.receivedAt.toISOString(),
    client_time: event.clientAt.toISOString(),
    ...entry,
    snapshot: event.snapshot,
    vendors_allowed: names(true),
    vendors_refused: names(false),
  };
}
