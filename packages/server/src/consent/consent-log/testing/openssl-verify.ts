import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What openssl says of a token over a hash, as anybody may ask it. */
export function opensslVerify(token: Uint8Array, hash: string, rootFile: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'openssl-ts-'));
  try {
    const file = join(folder, 'token');
    writeFileSync(file, token);
    const of = ['-digest', hash, '-token_in', '-in', file, '-CAfile', rootFile];
    const { stdout, stderr } = spawnSync('openssl', ['ts', '-verify', ...of], { encoding: 'utf8' });
    return /Verification: OK/.test(stdout) ? 'OK' : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
