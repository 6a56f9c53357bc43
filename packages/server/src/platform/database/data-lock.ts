import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataLock {
  release(): void;
}

export type DataLockResult = { ok: true; lock: DataLock } | { ok: false; reason: 'in-use'; holder: string };

/**
 * Takes the data directory for the life of this process. The lock is a kernel lock (through SQLite), not a
 * pid file: it ends with its holder, however that dies, and holds between containers on one volume.
 */
export function takeDataLock(dataDir: string): DataLockResult {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holderFile = join(dataDir, 'lock-holder.txt');
  const database = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    database.close();
    return { ok: false, reason: 'in-use', holder: readHolder(holderFile) };
  }
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}\n`);
  return {
    ok: true,
    lock: {
      release() {
        rmSync(holderFile, { force: true });
        database.close();
      },
    },
  };
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
