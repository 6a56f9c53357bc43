import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { InstancePorts } from '../../../platform/ports.ts';
import { openBytes, sealBytes } from '../../../platform/seal-bytes.ts';

type Secret = Pick<InstancePorts, 'secret'>;

/** What lies in the database and in a backup: without the secret of the instance nobody reads it. */
export function sealFile({ secret }: Secret, id: string, content: Uint8Array): Uint8Array {
  return sealBytes(keyOf(secret, id), content);
}

/** Null where it was sealed under another secret, or was changed. */
export function openFile({ secret }: Secret, id: string, sealed: Uint8Array): Buffer | null {
  return openBytes(keyOf(secret, id), sealed);
}

function keyOf(secret: InstancePorts['secret'], id: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, id, 'clausewright answer file', 32));
}

/** Eight digits tell nothing by their hash alone: it is keyed. */
export function hashCode({ secret }: Secret, id: string, code: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', secret).update(`answer-file-code:${id}:${code}`).digest());
}

export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
