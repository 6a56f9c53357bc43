import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * The secret from which access tokens follow: `SECRET_KEY`, or for a single machine a file in the
 * data directory, made at the first start and readable by its owner only.
 */
export function instanceSecret(configured: string | undefined, dataDir: string): Uint8Array {
  if (configured !== undefined) return new TextEncoder().encode(configured);
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link is made whole or not at all, and never over a secret that is there.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}

/** The same where there is one; null where the first start would make it. */
export function existingSecret(configured: string | undefined, dataDir: string): Uint8Array | null {
  if (configured === undefined && !existsSync(secretFile(dataDir))) return null;
  return instanceSecret(configured, dataDir);
}

/**
 * Puts a secret in the place of the one in the data directory, which stays beside it; says where, null without
 * one. It is on the disk when this returns.
 */
export function replaceSecret(dataDir: string, secret: Uint8Array): string | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = secretFile(dataDir);
  const draft = `${file}.new`;
  writeFileSync(draft, secret, { mode: 0o600 });
  const before = existsSync(file) ? `${file}.replaced-${randomBytes(4).toString('hex')}` : null;
  if (before !== null) linkSync(file, before);
  syncToDisk(draft);
  renameSync(draft, file);
  syncToDisk(dataDir);
  return before;
}

/** A file's bytes, or the names in a directory. */
function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret-key');
}
