/** The visitor's answer, kept in one cookie that all of the site's pages and its server can read. */
import { type Answer, read, write } from './answer.ts';
import { attempt } from './guard.ts';
import { matchingDomains } from './match.ts';
import { answer, config } from './state.ts';

/** Null without an answer, or where cookies are blocked. Of several (two domains) the latest counts. */
export const readCookie = (): Answer | null =>
  attempt(
    () =>
      [...document.cookie.matchAll(/cw_consent=([^;]+)/g)]
        .map(([, text]) => read(text!, config.vendors))
        .sort((one, other) => other.at - one.at)[0],
  ) ?? null;

/** On the widest of the site's domains that the browser lets this page write; never prolonged by itself. */
export const writeCookie = (pair: string): void =>
  attempt(() => {
    [...matchingDomains(config.domains, location.hostname), ''].some((domain) => {
      document.cookie = `${pair};path=/;samesite=lax;max-age=${config.days * 86400};domain=${domain}${location.protocol === 'https:' ? ';secure' : ''}`;
      return document.cookie.includes(pair);
    });
  });

export const store = (): void => writeCookie(`cw_consent=${write(answer!, config.vendors)}`);
