import { defineProject } from 'vitest/config';
import { testDatabaseUrl } from './src/config.ts';

// With TEST_DATABASE_URL everything runs on that PostgreSQL server, else on the embedded database. What
// concerns one engine only carries its name.
const otherEngine = testDatabaseUrl() === undefined ? 'postgres' : 'embedded';

// One database per worker process: files share it and empty it, so they must not be isolated from each other.
export default defineProject({
  test: {
    name: 'server',
    setupFiles: ['../../tooling/fixed-seed.ts'],
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: [`src/**/*.${otherEngine}.test.ts`],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
