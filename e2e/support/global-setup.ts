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
    for (const { output } of servers) printRefusedCalls(output());
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  };
}

/** What a server answered 503, and why, for whoever reads a failed run. */
function printRefusedCalls(output: string): void {
  const refused = output.split('\n').filter((line) => line.includes('"status":503'));
  if (refused.length > 0)
    process.stdout.write(`Calls that a server had no room for:\n${refused.join('\n')}\n`);
}
