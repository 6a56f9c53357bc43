import { defineConfig } from 'vitest/config';
import { longTests, testDatabaseUrl } from './packages/server/src/platform/config/config.ts';
import { LongestFirst } from './tooling/longest-first.ts';
import { moveToStrangeMachine } from './tooling/strange-machine.ts';

// Before any worker starts. The long tier and the server's tests on PostgreSQL see the machine as it is.
if (!longTests() && testDatabaseUrl() === undefined) moveToStrangeMachine();

/** Pure and rendering tests, the server's on a database, and journeys through a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          setupFiles: ['tooling/fixed-seed.ts'],
          include: [
            'packages/{contract,engine,library,banner,documents,fakes,messages,web}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
          testTimeout: 120_000,
          // Groups run one after the other; without one of its own it would have the journeys' single worker.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      'packages/server',
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          setupFiles: ['e2e/support/tell-failures.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A second, as it is by default, is little for a machine that has other things to do.
          expect: { poll: { timeout: 20_000, interval: 100 } },
          // Each file starts a server and a browser. They wait for each other and for timers, so five at a time are
          // what a machine with two cores carries.
          maxWorkers: 5,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
