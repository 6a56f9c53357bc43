/** One browser with a fresh profile: a pass, and after `accepted` the withdrawal. */
import { launchBrowser } from '../browser/launch.ts';
import { startProxy } from '../network/proxy.ts';
import type { ObservedPass, PassName, ScanLimit } from '../observation.ts';
import { unexplainedHosts } from '../unexplained-hosts.ts';
import type { PassOptions } from './pass-options.ts';
import { newPass, visitAll } from './visit-all.ts';

export interface BrowserDone {
  passes: ObservedPass[];
  limits: { pass: PassName; limit: ScanLimit }[];
  browser: string;
  sandboxed: boolean;
  /** What bounded it beside the watch. */
  boundedBy: readonly string[];
}

/** `pages`: the first alone, where it is to say which others there are. */
export async function runBrowser(
  name: PassName,
  pages: readonly string[],
  options: PassOptions,
): Promise<BrowserDone> {
  await using proxy = await startProxy(options.reach);
  await using browser = await launchBrowser({ ...options, proxyPort: proxy.port });
  const version = await browser.cdp.send('Browser.getVersion');
  const passes = [newPass(name)];
  const limits: BrowserDone['limits'] = [];
  const over = new Promise<ScanLimit>((resolve) => {
    const timer = setTimeout(() => resolve('time'), Math.max(0, options.until - performance.now()));
    timer.unref();
    options.signal?.addEventListener('abort', () => resolve('stopped'));
    if (options.signal?.aborted) resolve('stopped');
    void browser.ended.then(() => resolve(browser.exceeded() ?? 'browser-ended'));
  });
  const work = visitAll({ passes, limits, pages, browser, version, proxy, options }).catch(
    (): ScanLimit => 'browser-ended',
  );
  let limit = await Promise.race([work, over]);
  if (limit === 'browser-ended') limit = browser.exceeded() ?? limit;
  if (limit !== null) limits.push({ pass: passes.at(-1)?.name ?? name, limit });
  const [first] = passes;
  if (first !== undefined) {
    const refused = proxy.log.filter((one) => one.outcome === 'refused').map(({ host }) => host);
    first.refusedHosts = [...new Set(refused)];
    first.unexplainedHosts = unexplainedHosts(
      passes.flatMap(({ requests }) => requests),
      proxy.log,
    );
  }
  const { sandboxed, boundedBy } = browser;
  return { passes, limits, browser: version.product, sandboxed, boundedBy };
}
