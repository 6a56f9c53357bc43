/**
 * Looks which hosts this page reached, in a visit that was drawn by lot. What leaves the browser are names of hosts that
 * the banner does not know: no path, no query, no identifier, no cookie, and not which page it was.
 */
import type { FieldConfig } from '@clausewright/contract/banner';
import { attempt } from './guard.ts';
import { lot } from './lot.ts';
import { hostMatches, matchingDomains } from './match.ts';

declare const __CLAUSEWRIGHT__: FieldConfig;

const { to, domains, known } = __CLAUSEWRIGHT__;
/** As the contract has them; the script carries no schema. */
const [most, name] = [40, /^(?=.{4,253}$)([\w-]+\.)+[a-z][a-z\d-]*$/];
/** Services send late: as long as this is waited, at most. */
const patience = 8000;
const hosts = new Set<string>();

const note = (address: string): unknown =>
  attempt(() => {
    const { protocol, hostname } = new URL(address, document.baseURI);
    if (!/^(http|ws)s?:/.test(protocol) || !name.test(hostname)) return;
    if (matchingDomains(domains, hostname)[0] || new URL(to).hostname === hostname) return;
    if (!known.some((pattern) => hostMatches(pattern, hostname))) hosts.add(hostname);
  });

/** This page and the frames that belong to it; of others the browser tells nothing. */
const look = (page: Window): void => {
  for (const { name: address } of page.performance.getEntriesByType('resource')) note(address);
  for (const element of page.document.querySelectorAll<HTMLElement>('[src],link[href],object[data]'))
    note(
      (element as HTMLImageElement).src ||
        (element as HTMLLinkElement).href ||
        (element as HTMLObjectElement).data,
    );
  for (let place = 0; place < page.length; place += 1) attempt(() => look(page[place]!));
};

let sent: unknown;
const send = (): void => {
  if (sent) return;
  sent = true;
  look(window);
  if (hosts.size === 0) return;
  fetch(to, {
    method: 'POST',
    // Of many some, drawn by lot, so that each is told of in time.
    body: JSON.stringify({
      hosts: [...hosts].sort(() => lot() - 0.5).slice(0, most),
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(String);
};

attempt(() => {
  if (!matchingDomains(domains, location.hostname)[0]) return;
  // What a policy stopped was reached for as well; browsers that keep no list of that tell nothing.
  attempt(() => {
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) note((body as { blockedURL?: string }).blockedURL ?? '');
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
  });
  setTimeout(send, patience);
  addEventListener('visibilitychange', send);
});
