import type { ProxyEntry } from './network/proxy.ts';
import type { ObservedRequest } from './observation.ts';

/** What the browser asks for on its own account, whatever it is told: the proxy refuses none of it a page could want. */
export const ofTheBrowser: ReadonlySet<string> = new Set([
  'accounts.google.com',
  'clients2.google.com',
  'clients2.googleusercontent.com',
  'content-autofill.googleapis.com',
  'edgedl.me.gvt1.com',
  'optimizationguide-pa.googleapis.com',
  'redirector.gvt1.com',
  'safebrowsing.googleapis.com',
  'update.googleapis.com',
  'www.google.com',
]);

/** Hosts that were asked for and that no request explains; those of the browser itself are no site's. */
export function unexplainedHosts(requests: readonly ObservedRequest[], log: readonly ProxyEntry[]): string[] {
  const explained = new Set(requests.map(({ host }) => host));
  const asked = new Set(log.map(({ host }) => host));
  return [...asked].filter((host) => !explained.has(host) && !ofTheBrowser.has(host));
}
