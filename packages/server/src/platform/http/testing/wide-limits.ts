import { type Config, loadConfig } from '../../config/config.ts';

/** Allowances that no test meets: tests press more often than a person. */
export function wideLimits(): Config['limits'] {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const wide = { points: 10_000, seconds: 60 };
  return Object.assign(
    { ...loaded.config.limits },
    ...Object.keys(loaded.config.limits).map((name) => ({ [name]: wide })),
  ) as Config['limits'];
}
