import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unattendedTests } from '../platform/config/config.ts';

export interface SmallDisk {
  path: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  unmount(): void;
}

/**
 * A disk in memory of so many megabytes; null for who may not mount one, which is everybody but root.
 * @throws in continuous integration, where it would go unseen that the test is left out
 */
export function smallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'clausewright-disk-'));
  const size = `size=${megabytes}m`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', path], { stdio: 'ignore' }).status !== 0) {
    rmSync(path, { recursive: true });
    if (unattendedTests()) throw new Error('no disk can be mounted: run the tests as root');
    return null;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    unmount() {
      execFileSync('umount', [path]);
      rmSync(path, { recursive: true });
    },
  };
}
