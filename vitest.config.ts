import { defineConfig } from 'vitest/config';
import { longTests, testDatabaseUrl } from './packages/server/src/platform/config/config.ts';
import { LongestFirst } from './tooling/longest-first.ts';
import { SlowestTests } from './tooling/slowest-tests.ts';
import { applyUnusualEnvironment } from './tooling/unusual-environment.ts';
import { journeyRetries, maxWorkers, testFiles } from './tooling/test-parts.ts';

// Before any worker starts. The long tier and the server's tests on PostgreSQL see the machine as it is.
if (!longTests() && testDatabaseUrl() === undefined) applyUnusualEnvironment();

/** Pure and rendering tests, the server's on a database, and journeys through a real browser. */
export default defineConfig({
  test: {
    reporters: ['default', new SlowestTests()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          setupFiles: ['tooling/fixed-seed.ts'],
          include: testFiles([
            'packages/{contract,engine,library,documents,fakes,messages,scanner}/**/*.test.ts',
            'tooling/**/*.test.ts',
            'bench/**/*.test.ts',
          ]),
          testTimeout: 120_000,
          // Nearly all of them read the library, and none changes what another one sees: files of a worker share it.
          isolate: false,
          maxWorkers: maxWorkers,
        },
      },
      {
        test: {
          // They stand in for a browser by its global names, so each file has a process of its own.
          name: 'web',
          setupFiles: ['tooling/fixed-seed.ts'],
          include: testFiles(['packages/{web,banner}/**/*.test.{ts,tsx}']),
          testTimeout: 120_000,
          maxWorkers: maxWorkers,
        },
      },
      'packages/server',
      {
        test: {
          name: 'journeys',
          include: testFiles(['e2e/**/*.test.ts']),
          globalSetup: ['e2e/support/global-setup.ts'],
          setupFiles: ['e2e/support/report-failures.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          retry: journeyRetries,
          // A second, as it is by default, is little for a machine that has other things to do.
          expect: { poll: { timeout: 20_000, interval: 100 } },
          // Files that follow each other in a worker share its browser.
          isolate: false,
          maxWorkers: maxWorkers,
        },
      },
    ],
  },
});
