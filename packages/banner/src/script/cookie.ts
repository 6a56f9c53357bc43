/** The visitor's answer, kept in one cookie that all of the site's pages and its server can read. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { type Answer, read, write } from './answer.ts';
import { attempt } from './guard.ts';
import { domainsOf } from './match.ts';

/** Null without an answer, or where cookies are blocked. Of several (two domains) the latest counts. */
export const kept = ({ vendors }: CoreConfig): Answer | null =>
  attempt(() =>
    Array.from(document.cookie.matchAll(/cw_consent=([^;]+)/g), ([, text]) => read(text!, vendors)).reduce(
      (latest, next) => (next.at > (latest?.at ?? 0) ? next : latest),
      null as Answer | null,
    ),
  ) ?? null;

/** On the widest of the site's domains that the browser lets this page write; never prolonged by itself. */
export const store = ({ vendors, days, domains }: CoreConfig, answer: Answer): void =>
  attempt(() => {
    const pair = `cw_consent=${write(answer, vendors)}`;
    for (const domain of [...domainsOf(domains, location.hostname), ''])
      if (!document.cookie.includes(pair))
        document.cookie = `${pair};path=/;samesite=lax;max-age=${days * 86400};domain=${domain}${location.protocol === 'https:' ? ';secure' : ''}`;
  });
