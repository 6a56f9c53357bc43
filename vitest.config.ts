import { defineConfig } from 'vitest/config';

/** Three kinds of test: pure ones, those that want a database, and the slow tier that kills processes. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{contract,agreements,documents,messages,web}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
