/** At the end of a run: where the time of the tests went. */
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;

export class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()].map((test) => ({
        name: `${relativeModuleId} > ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      })),
    );
    const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown);
    if (tests.length <= shown) return;
    console.log(`The slowest ${shown} of ${tests.length} tests:`);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    console.log();
  }
}
