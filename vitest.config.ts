import { defineConfig } from 'vitest/config';

/** Pure and rendering tests, the server's on a database, and journeys through a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          setupFiles: ['tooling/fixed-seed.ts'],
          include: [
            'packages/{contract,agreements,documents,messages,web}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
          testTimeout: 120_000,
        },
      },
      'packages/server',
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each file starts a server and a browser: two at a time are what a small machine carries.
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
