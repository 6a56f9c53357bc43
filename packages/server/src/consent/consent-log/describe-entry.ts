/** An answer as its site's owner reads it. Pure. */
import type { LogEntry } from '@clausewright/contract';
import { type PublishedBanner, typeBits } from '@clausewright/contract/banner';
import { type OptionalType, optionalTypes, type Regime } from '@clausewright/contract/consent-types';
import type { SealedEvent } from './leaf.ts';
import { toAction } from './log-counts.ts';
import type { SnapshotVersion } from './snapshot-version-store.ts';

export function toTypes(bits: number): OptionalType[] {
  return optionalTypes.filter((type) => (bits & typeBits[type]) !== 0);
}

/** The publication that was served when the answer was given: the newest of those that showed the same by then. */
export function versionAt(
  { snapshot, at }: Pick<SealedEvent, 'snapshot' | 'at'>,
  versions: readonly SnapshotVersion[],
): SnapshotVersion {
  const shown = versions.filter(({ hash }) => hash === snapshot);
  const version = shown.find(({ publishedAt }) => publishedAt <= at) ?? shown.at(-1);
  if (version === undefined) throw new Error('an answer names a banner that was never published');
  return version;
}

export function entryWith(event: SealedEvent, { language, version }: SnapshotVersion): LogEntry {
  const { id, at, visitor, action, layer, regime, granted, offered, country, gpc } = event;
  return {
    id,
    at: at.toISOString(),
    visitor,
    action: toAction(action),
    layer,
    regime: regime as Regime,
    granted: toTypes(granted),
    offered: toTypes(offered),
    country,
    language,
    version,
    gpc,
  };
}

/** What each vendor of the banner was allowed. */
export function vendorsWith({ granted, vendors }: SealedEvent, { core, preferences }: PublishedBanner) {
  return core.vendors.map(({ id, type }, place) => ({
    name: preferences.notices[place]?.name ?? id,
    type,
    allowed:
      type === 'ESSENTIAL' ||
      (vendors === null
        ? (granted & typeBits[type]) !== 0
        : ((vendors[place >> 3] ?? 0) & (1 << (place & 7))) !== 0),
  }));
}
