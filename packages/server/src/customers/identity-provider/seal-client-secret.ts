import { hkdfSync } from 'node:crypto';
import { openBytes, sealBytes } from '../../platform/seal-bytes.ts';

/** What lies in the database and in a backup: without the secret of the instance nobody reads it. */
export function sealClientSecret(secret: Uint8Array, organisationId: string, text: string): Uint8Array {
  return sealBytes(keyOf(secret, organisationId), Buffer.from(text));
}

/** Null where it was sealed under another secret of the instance. */
export function openClientSecret(
  secret: Uint8Array,
  organisationId: string,
  sealed: Uint8Array,
): string | null {
  return openBytes(keyOf(secret, organisationId), sealed)?.toString('utf8') ?? null;
}

function keyOf(secret: Uint8Array, organisationId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, organisationId, 'clausewright identity provider', 32));
}
