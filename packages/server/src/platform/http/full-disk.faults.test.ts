import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withFiles } from '../../testing/files-over-http.ts';
import { oneCall } from '../../testing/one-call.ts';
import { smallDisk } from '../../testing/small-disk.ts';
import { compiledOnce } from '../../testing/template.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { freePort } from './free-port.ts';
import { databaseEnvironment } from './testing/start-main.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'clausewright-full-'));
const disk = smallDisk(1);
afterAll(() => {
  disk?.unmount();
  rmSync(data, { recursive: true });
});

// Only root may mount a disk that is small enough to be filled.
test.skipIf(disk === null)(
  'with a full disk for logs and temporary files requests continue, and logging resumes with room',
  async () => {
    if (disk === null) return;
    const file = join(disk.path, 'log');
    const output = openSync(file, 'a');
    const port = await freePort('127.0.0.1');
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'info',
        TMPDIR: disk.path,
        NODE_COMPILE_CACHE: compiledOnce,
        DATA_DIR: data,
        ...databaseEnvironment(await freshDatabaseSettings()),
      },
    });
    closeSync(output);
    const ended = once(child, 'exit');
    const origin = `http://127.0.0.1:${port}`;
    const health = async (): Promise<number> => (await oneCall(`${origin}/healthz`)).status;
    const logged = (): number => readFileSync(file, 'utf8').split('"answered"').length - 1;
    await expect.poll(health, { timeout: 60_000, interval: 100 }).toBe(200);
    await withFiles({ origin });
    await expect.poll(logged).toBeGreaterThan(0);

    disk.fill();
    // The rest of the last page takes some lines more.
    for (let calls = 0; calls < 60; calls += 1)
      expect((await oneCall(`${origin}/api/v1/heartbeat`)).status).toBe(200);
    await withFiles({ origin });
    const full = logged();

    disk.free();
    await expect
      .poll(async () => {
        await withFiles({ origin });
        return logged();
      })
      .toBeGreaterThan(full);
    child.kill();
    await ended;
  },
);
