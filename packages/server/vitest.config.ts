import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineProject } from 'vitest/config';
import { maxWorkers, testFiles } from '../../tooling/test-parts.ts';
import { longTests, testDatabaseUrl } from './src/platform/config/config.ts';

const root = import.meta.dirname;
// With TEST_DATABASE_URL everything that has a database runs on that PostgreSQL server, else all runs with
// the embedded one. What concerns one engine only carries its name.
const onPostgres = testDatabaseUrl() !== undefined;
const otherEngine = onPostgres ? 'embedded' : 'postgres';
const files = testFiles(['src/**/*.test.ts'], { root });

/** They ask the database through stores whose own tests run on both. */
const fronts =
  /^src\/(?:platform\/http(?!\/fuzz)|operations\/cli|platform\/mail|billing\/providers|main\.test|customers\/accounts\/check-email)/u;

/** What is the same on both engines runs with the embedded one. */
function withDatabase(): string[] {
  return files.filter(
    (file) =>
      file.endsWith('.postgres.test.ts') ||
      (!fronts.test(file) && readFileSync(join(root, file), 'utf8').includes('testing/test-database.ts')),
  );
}

// One database per worker process: files share it and empty it, so they must not be isolated from each other.
export default defineProject({
  test: {
    name: 'server',
    setupFiles: ['../../tooling/fixed-seed.ts'],
    root,
    include: onPostgres ? withDatabase() : files,
    exclude: [`src/**/*.${otherEngine}.test.ts`],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: maxWorkers,
    // Of a machine that has much else to do; the long tier does ten times as much and more.
    testTimeout: longTests() ? 900_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
});
