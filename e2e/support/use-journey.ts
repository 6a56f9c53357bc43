import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

/**
 * A server of its own and the worker's browser for the journeys of one file. Call it at the top of the file; both are
 * there inside tests and hooks.
 */
export function useJourney(...beginning: Parameters<typeof startServer>): {
  readonly server: RunningServer;
  readonly browser: Browser;
} {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(...beginning), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}
