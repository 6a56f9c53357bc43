/** What the proxy and the documents add to the requests that the browser told of. */
import type { ProxyEntry } from '../network/proxy.ts';
import { bounds, type ObservedPass, type ObservedRequest } from '../observation.ts';
import { unexplainedHosts } from '../unexplained-hosts.ts';

/**
 * Hosts that were asked for and that no request explains: a connection that the page asked for ahead of time, or what a
 * page sent while it was being left, of which the browser tells no more. Their hosts learnt who came. The browser
 * without a window makes no connection ahead of time; visitors' browsers do, so that what the markup asks for counts.
 */
export function explainHosts(
  pass: ObservedPass,
  log: readonly ProxyEntry[],
  page: number,
  hints: readonly { page: string; url: string }[],
): void {
  const known = new Set(pass.requests.map(({ host }) => host));
  for (const hint of hints) {
    const url = URL.parse(hint.url);
    if (url === null || !/^https?:$/u.test(url.protocol) || known.has(url.hostname)) continue;
    known.add(url.hostname);
    const initiator = { kind: 'hint', url: hint.page, line: null } as const;
    keepConnection(pass, { url: url.origin, host: url.hostname, type: 'preconnect', page, initiator });
  }
  for (const host of unexplainedHosts(pass.requests, log)) {
    const scheme = log.find((one) => one.host === host)?.port === 80 ? 'http' : 'https';
    const initiator = { kind: 'unknown', url: null, line: null } as const;
    keepConnection(pass, { url: `${scheme}://${host}`, host, type: 'other', page, initiator });
  }
}

type Connection = Pick<ObservedRequest, 'url' | 'host' | 'type' | 'page' | 'initiator'>;

function keepConnection(pass: ObservedPass, connection: Connection): void {
  if (pass.requests.length >= bounds.requests) return;
  pass.requests.push({ ...connection, method: 'CONNECT', after: 0, status: null });
}

export function keepStorage(pass: ObservedPass, found: ObservedPass['storage']): void {
  for (const entry of found) {
    if (pass.storage.length >= bounds.storage) return;
    const known = pass.storage.find(
      (one) => one.kind === entry.kind && one.origin === entry.origin && one.name === entry.name,
    );
    if (known === undefined) pass.storage.push(entry);
    else known.lastSet = entry.lastSet;
  }
}
