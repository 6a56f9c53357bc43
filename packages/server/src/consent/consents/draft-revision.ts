import { createHash } from 'node:crypto';
import { canonicalJson } from '@clausewright/banner/publish';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';

/** What names a draft: the first 128 bits of its SHA-256, as hex. */
export function revisionOf(draft: BannerDraft): string {
  return createHash('sha256').update(canonicalJson(draft)).digest('hex').slice(0, 32);
}
