/**
 * A machine unlike those that developers have: half an hour off full hours, and a language whose `I` is not the
 * capital of its `i`. Ordinary runs of the tests happen there (vitest.config.ts), so that nothing comes to depend on
 * the machine (decision 056).
 */
export const unusualEnvironment = { TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/** Before a program is started that is to believe it; Node reads its language once. */
export function applyUnusualEnvironment(): void {
  Object.assign(process.env, unusualEnvironment);
}
