import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeDataLock } from './data-lock.ts';

const holderProgram = fileURLToPath(new URL('../../testing/hold-data-lock.ts', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewright-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function holder(): Promise<{ pid: number | undefined; end(): Promise<unknown> }> {
  const child = spawn(process.execPath, [holderProgram, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: child.stdout }), 'line');
  return {
    pid: child.pid,
    end() {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

test('a second process is refused and told who holds the directory', async () => {
  const other = await holder();
  const taken = takeDataLock(folder);
  expect(taken).toMatchObject({ ok: false, reason: 'in-use' });
  expect(taken).toHaveProperty('holder', expect.stringContaining(`process ${other.pid} on `));
  await other.end();
});

test('the lock ends with its holder, however that died', async () => {
  const other = await holder();
  await other.end();
  const taken = takeDataLock(folder);
  expect(taken.ok).toBe(true);
  if (taken.ok) taken.lock.release();
});

test('a released lock can be taken again', () => {
  for (let time = 0; time < 2; time += 1) {
    const taken = takeDataLock(folder);
    expect(taken.ok).toBe(true);
    if (taken.ok) taken.lock.release();
  }
});

test('one process cannot lock one directory twice', () => {
  const first = takeDataLock(folder);
  expect(takeDataLock(folder).ok).toBe(false);
  if (first.ok) first.lock.release();
});
