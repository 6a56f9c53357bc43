import { defineProject } from 'vitest/config';

// One database per worker process: files share it and empty it, so they must not be isolated from each other.
export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.long.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
