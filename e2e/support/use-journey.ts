import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningServer, type ServerAddress, startServer } from './running-server.ts';

interface Journey<Server> {
  readonly server: Server;
  readonly browser: Browser;
}

/**
 * A shared server and the worker's browser for the journeys of one file, which use accounts that no other file has.
 * Call it at the top of the file; the browser is there inside tests and hooks.
 */
export function useJourney(): Journey<ServerAddress> {
  const server = sharedServer();
  const browser = workerBrowser();
  return {
    server,
    get browser() {
      return browser();
    },
  };
}

/** The same with a server of its own: for settings that the shared one does not have, and for what stops it. */
export function useOwnServer(...beginning: Parameters<typeof startServer>): Journey<RunningServer> {
  return useOwnServerIn(launchBrowser, ...beginning);
}

/** The same in another browser. */
export function useOwnServerIn(
  launch: () => Promise<Browser>,
  ...beginning: Parameters<typeof startServer>
): Journey<RunningServer> {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(...beginning);
  });
  const browser = workerBrowser(launch);
  afterAll(() => server[Symbol.asyncDispose]());
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser();
    },
  };
}

/** Workers in turn have the first and the second. */
function sharedServer(): ServerAddress {
  const servers = inject('sharedServers');
  const server = servers[Number(process.env['VITEST_POOL_ID']) % servers.length];
  if (server === undefined) throw new Error('no server is shared: e2e/support/global-setup.ts did not run');
  return server;
}

function workerBrowser(launch = launchBrowser): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  return () => browser;
}
