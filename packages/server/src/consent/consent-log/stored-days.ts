/**
 * What this process signed, also outside the database: who may rewrite that could take days away and have the
 * log signed anew by us.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayHash, type DayRoot } from './day-root.ts';
import type { StoredDay } from './days-copy.ts';
import { hex } from './leaf.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'consent-log-days');

export function storeDay(dataDir: string, root: DayRoot): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  appendFileSync(fileIn(dataDir), `${root.day} ${hex(dayHash(root))}\n`, { mode: 0o600 });
}

/** What was signed from here; a day may be there twice after a backup was put back. */
export function storedDays(dataDir: string): StoredDay[] {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^(\d{4}-\d{2}-\d{2}) ([\da-f]{64})$/gm)].map(
    ([, day = '', hash = '']) => ({ day, hash }),
  );
}
