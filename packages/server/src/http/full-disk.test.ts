import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { smallDisk } from '../testing/small-disk.ts';

const program = fileURLToPath(new URL('../testing/log-and-render.ts', import.meta.url));
const disk = smallDisk(1);
afterAll(() => disk?.unmount());

// Only root may mount a disk that is small enough to be filled.
test.skipIf(disk === null)(
  'with a full disk for logs and temporary files requests go on, and the log does once there is room',
  async () => {
    if (disk === null) return;
    const file = join(disk.path, 'log');
    const output = openSync(file, 'a');
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', output, 'inherit', 'ipc'],
      env: { ...process.env, TMPDIR: disk.path },
    });
    closeSync(output);
    const ended = once(child, 'exit').then(() => 'ended');
    const answer = (): Promise<unknown> =>
      Promise.race([once(child, 'message').then(([made]: unknown[]) => made), ended]);
    const say = async (word: string): Promise<unknown> => {
      child.send(word);
      return answer();
    };
    expect(await answer()).toBe('ready');
    expect(await say('before')).toBe(true);
    disk.fill();
    // The rest of the last page takes some lines more.
    for (let lines = 0; lines < 60; lines += 1) await say('filling');
    expect(await say('full')).toBe(true);
    disk.free();
    expect(await say('after')).toBe(true);
    child.kill();
    await ended;
    const words = [...readFileSync(file, 'utf8').matchAll(/"word":"(\w+)"/gu)].map(([, word]) => word);
    expect([words[0], words.at(-1)]).toEqual(['before', 'after']);
  },
);
