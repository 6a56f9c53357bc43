import { createHash } from 'node:crypto';
import { canonicalJson } from '@clausewright/banner/publish';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { Snapshot } from './banner-version-store.ts';

/** What names a draft, as its revision, or a snapshot: the first 128 bits of its SHA-256, as hex. */
export function nameOf(content: BannerDraft | Snapshot['body']): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32);
}
