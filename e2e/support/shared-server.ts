/** The servers that journeys share; `global-setup.ts` starts them before the first worker. */
import { fields } from '../../packages/server/src/platform/config/config-fields.ts';
import type { ServerAddress } from './running-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedServers: readonly ServerAddress[];
  }
}

/** With one for all workers, a machine that has other things to do would make calls wait too long for the database. */
export const serverCount = 2;

/** All journeys come from one address, so no limit of a person's may stop them. */
const noLimits = Object.fromEntries(
  Object.keys(fields)
    .filter((name) => name.startsWith('LIMIT_'))
    .map((name) => [name, '1000000/60']),
);

/** A proxy names the countries of visitors, for answers to a banner. */
export const sharedSettings: Readonly<Record<string, string>> = {
  TRUST_PROXY: '127.0.0.1',
  COUNTRY_HEADER: 'x-country',
  ...noLimits,
};
