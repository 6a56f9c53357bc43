import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeDataLock } from '../platform/database/data-lock.ts';
import { prepareAccount } from './prepare-account.ts';

const scratch = mkdtempSync(join(tmpdir(), 'sample-account-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const someDirectory = (): string => mkdtempSync(join(scratch, 'data-'));

test('an account is filled once, resumed after an interruption, and refilled on request', async () => {
  const config = { mode: 'standalone', dataDir: someDirectory() } as const;
  let fills = 0;
  const fill = async (): Promise<void> => {
    fills += 1;
    if (fills === 1) throw new Error('the power went');
  };
  await expect(prepareAccount(config, { fresh: false, fill })).rejects.toThrow('the power went');
  expect(await prepareAccount(config, { fresh: false, fill })).toEqual({ ok: true, filled: true });
  expect(await prepareAccount(config, { fresh: false, fill })).toEqual({ ok: true, filled: false });
  const held = takeDataLock(config.dataDir);
  expect(await prepareAccount(config, { fresh: true, fill })).toMatchObject({ ok: false });
  if (held.ok) held.lock.release();
  expect(await prepareAccount(config, { fresh: true, fill })).toEqual({ ok: true, filled: true });
  expect(fills).toBe(3);
});

test('refuses production and leaves a non-empty foreign directory unchanged', async () => {
  const fill = async (): Promise<void> => {
    throw new Error('must not be asked');
  };
  const production = { mode: 'production', dataDir: someDirectory() } as const;
  expect(await prepareAccount(production, { fresh: true, fill })).toMatchObject({ ok: false });
  const config = { mode: 'standalone', dataDir: someDirectory() } as const;
  const file = join(config.dataDir, 'secret-key');
  writeFileSync(file, 'of somebody');
  expect(await prepareAccount(config, { fresh: true, fill })).toMatchObject({ ok: false });
  expect(existsSync(file)).toBe(true);
});
