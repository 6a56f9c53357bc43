/** Once for all journeys: what every file would do again. */
import type { TestProject } from 'vitest/node';
import { compiledOnce, templateDirectory } from '../../packages/server/src/testing/template.ts';
import { startServer } from './running-server.ts';
import { serverCount, sharedSettings } from './shared-server.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  process.env['JOURNEYS_DATABASE'] = await templateDirectory();
  process.env['NODE_COMPILE_CACHE'] = compiledOnce;
  const servers = await Promise.all(Array.from({ length: serverCount }, () => startServer(sharedSettings)));
  provide(
    'sharedServers',
    servers.map(({ origin, dataDir }) => ({ origin, dataDir })),
  );
  return async () => {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  };
}
