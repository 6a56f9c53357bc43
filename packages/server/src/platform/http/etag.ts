import { createHash } from 'node:crypto';

/** A strong tag of a body. */
export function computeEtag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Whether the caller has this state already (RFC 9110, 13.1.2): weak comparison with any of a list, or `*`. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const given = ifNoneMatch.split(',').map((entry) => opaque(entry.trim()));
  return given.includes(opaque(etag)) || given.includes('*');
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}
