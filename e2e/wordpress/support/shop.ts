import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { ProtectionLevel } from '../../../packages/contract/src/consent-types.ts';
import { pluginArchive } from '../../../tooling/wordpress/plugin-archive.ts';
import type { ServerAddress } from '../../support/running-server.ts';
import { useJourney } from '../../support/use-journey.ts';
import { type OwnBanner, publishBanner } from './desk.ts';
import { missingPackages } from './programs.ts';
import { startWordPress, type WordPress } from './wordpress.ts';

const missing = missingPackages();
if (missing.length > 0) console.warn(`Not run: Debian's ${missing.join(', ')} are not installed.`);

/** A test that needs Debian's WordPress, skipped with the reason where that is missing. */
export const onWordPress = test.skipIf(missing.length > 0);

interface Shop {
  readonly server: ServerAddress;
  readonly browser: Browser;
  readonly site: WordPress;
  /** A window for the desk. */
  readonly desk: Page;
  /** A banner that is published at this level. */
  banner(level: ProtectionLevel): Promise<OwnBanner>;
  /** What a host, a path and a cookie get, without a browser. */
  ask(path?: string, headers?: Record<string, string>): Promise<Response>;
}

/** One WordPress for the tests of a file. With a level, the plug-in is there and connected. */
export function shopOnWordPress(level?: ProtectionLevel): Shop {
  const journey = useJourney();
  const banners = new Map<ProtectionLevel, Promise<OwnBanner>>();
  let site: WordPress;
  let desk: Page;
  beforeAll(async () => {
    if (missing.length > 0) return;
    site = await startWordPress();
    const context = await journey.browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(60_000);
    desk = await context.newPage();
    if (level === undefined) return;
    unpackPlugin(site);
    const { key } = await shop.banner(level);
    await site.php(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('clausewright/clausewright.php');`,
    );
    await site.php(`if (Clausewright\\connect('${key}') !== 'connected') exit(1);`);
  });
  afterAll(() => site?.[Symbol.asyncDispose]());
  const shop: Shop = {
    server: journey.server,
    get browser() {
      return journey.browser;
    },
    get site() {
      return site;
    },
    get desk() {
      return desk;
    },
    banner(of) {
      const made = banners.get(of) ?? publishBanner(journey.server, of);
      banners.set(of, made);
      return made;
    },
    ask(path = '/', headers = {}) {
      const { host, port } = new URL(site.origin);
      return fetch(`http://127.0.0.1:${port}${path}`, { headers: { host, ...headers }, redirect: 'manual' });
    },
  };
  return shop;
}

/** As the upload does. */
function unpackPlugin({ root }: WordPress): void {
  for (const [name, bytes] of Object.entries(unzipSync(pluginArchive()))) {
    const file = join(root, 'wp-content/plugins', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
