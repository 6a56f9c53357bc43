import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes that carry this text in their environment, wherever they were started. */
export function findProcessesByEnvironment(text: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/u.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(text);
      } catch {
        // It ended, or is somebody else's.
        return false;
      }
    });
}
