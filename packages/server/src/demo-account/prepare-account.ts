/** The directory of the sample account: filled once, used again, and never mistaken for anything else. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { takeDataLock } from '../platform/database/data-lock.ts';

export type Prepared = { ok: true; filled: boolean } | { ok: false; reason: string };

export const notInProduction = 'There is no sample account in production: everybody knows its password.';

interface Given {
  /** Gives up what is there. */
  fresh: boolean;
  /** Fills the directory, which is empty then. */
  fill: () => Promise<void>;
}

const states = ['begun', 'filled'] as const;
type State = (typeof states)[number];

/** Has the data directory filled unless that is done; what was begun and not ended begins anew. */
export async function prepareAccount(
  { mode, dataDir }: Pick<Config, 'mode' | 'dataDir'>,
  { fresh, fill }: Given,
): Promise<Prepared> {
  if (mode === 'production') return refused(notInProduction);
  const state = stateOf(dataDir);
  if (state === 'foreign') {
    return refused(`${dataDir} holds something else than a sample account: choose another DATA_DIR.`);
  }
  if (state === 'filled' && !fresh) return { ok: true, filled: false };
  if (state !== 'empty') {
    const taken = takeDataLock(dataDir);
    if (!taken.ok) return refused(`The data directory ${dataDir} is in use by ${taken.holder}.`);
    taken.lock.release();
    rmSync(dataDir, { recursive: true });
  }
  write(dataDir, 'begun');
  await fill();
  write(dataDir, 'filled');
  return { ok: true, filled: true };
}

const fileIn = (dataDir: string): string => join(dataDir, 'sample-account');

function stateOf(dataDir: string): State | 'empty' | 'foreign' {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return 'empty';
  if (!existsSync(fileIn(dataDir))) return 'foreign';
  const written = readFileSync(fileIn(dataDir), 'utf8');
  return states.find((state) => state === written) ?? 'foreign';
}

function write(dataDir: string, state: State): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(dataDir), state);
}

function refused(reason: string): Prepared {
  return { ok: false, reason };
}
