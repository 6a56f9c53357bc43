/** At the end of a run: where the time of the tests went, and which of them passed on a second try alone. */
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;

export class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()].map((test) => ({
        name: `${relativeModuleId} > ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        flaky: test.diagnostic()?.flaky === true,
      })),
    );
    const flaky = tests.filter((test) => test.flaky);
    if (flaky.length > 0) {
      console.log('Passed on the second try alone (each is a fault to look into):');
      for (const { name } of flaky) console.log(`  ${name}`);
      console.log();
    }
    const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown);
    if (tests.length <= shown) return;
    console.log(`The slowest ${shown} of ${tests.length} tests:`);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    console.log();
  }
}
