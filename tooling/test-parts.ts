/**
 * The parts of the tests (decision 058). `TESTS` names the one that runs; without it all of them do, so that whoever
 * names a file need not know its part.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By what stands before `.test` in the name of a file. */
const endings = {
  /** Kills, floods, full disks, wrong clocks, memory; and wide sweeps over random owners, texts and requests. */
  faults: ['faults', 'sweep'],
  /** Journeys beside the main one of each feature. */
  journeys: ['further'],
} as const;

function endsWith(file: string, ending: string): boolean {
  return new RegExp(String.raw`\.${ending}(?:\.\w+)?\.test\.tsx?$`, 'u').test(file);
}

/** The part to which a test file belongs; `main` is what `npm test` runs. */
function partOf(file: string): string {
  const found = Object.entries(endings).find(([, names]) => names.some((name) => endsWith(file, name)));
  return found?.[0] ?? 'main';
}

/** Whether a file has journeys of both kinds (e2e/support/main-and-further.ts). */
function hasFurther(file: string): boolean {
  return /^further[.(]/mu.test(readFileSync(file, 'utf8'));
}

/** The test files that run now, of those that the patterns name below `root`. */
export function testFiles(
  patterns: readonly string[],
  { root = process.cwd(), wanted = process.env['TESTS'] } = {},
): string[] {
  const parts = ['main', ...Object.keys(endings)];
  if (wanted !== undefined && !parts.includes(wanted)) throw new Error(`TESTS is one of ${parts.join(', ')}`);
  return globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        wanted === undefined ||
        partOf(file) === wanted ||
        (wanted === 'journeys' && hasFurther(join(root, file))),
    );
}

/**
 * Files at a time, of all projects together: Vitest runs projects of the same number side by side. A journey waits for
 * its browser and its server, and the server's tests for kills and timeouts, so that two cores carry more than two.
 * Floods hold their measure of time against a machine that has little else to do.
 */
export const maxWorkers = process.env['TESTS'] === 'faults' ? 3 : 4;

/** In CI a second try of a journey decides; what needed one is listed at the end of the run (decision 096). */
export const journeyRetries = process.env['CI'] === 'true' ? 1 : 0;
