/** An answer: kept at once, told to the tags, then, once the visitor sees that it was heard, acted upon. */
import { type ConsentAction, type ConsentRecord, consentActions } from '@clausewright/contract/banner';
import { bitsOf, exceptionsOf, placesOf } from './answer.ts';
import { consent } from './consent.ts';
import { kept, store } from './cookie.ts';
import { tellGoogle } from './google.ts';
import { attempt } from './guard.ts';
import { timedUuid, uuid } from './identity.ts';
import { tellMicrosoft } from './microsoft.ts';
import { permitted, settle } from './page.ts';
import { keep, send } from './records.ts';
import { ran } from './release.ts';
import { adopt, answer, answered, config, signal } from './state.ts';
import { purge } from './withdrawal.ts';

const listeners = new Set<() => void>();

export const listen = (heard: () => void): (() => void) => {
  listeners.add(heard);
  return () => void listeners.delete(heard);
};

export const tell = (event: string): unknown =>
  attempt(() => document.dispatchEvent(new CustomEvent(`clausewright:${event}`, { detail: consent() })));

export const tellTags = (what: 'default' | 'update', wait?: boolean): void => {
  if (config.google) attempt(() => tellGoogle(what, wait));
  if (config.microsoft) attempt(() => tellMicrosoft(what));
};

export const flush = (): void => {
  if (config.origin) send(`${config.origin}/c/${config.site}`);
};

const act = (): void => {
  attempt(purge);
  tell('consent');
  settle();
  flush();
  // What ran and is now refused ends with the page alone; without a cookie it would only begin again.
  if (kept(config) && ![...ran].every((script) => permitted(script))) location.reload();
};

/** Follows the answer as it is now: first the picture without the banner, then the work. */
const follow = (): void => {
  tellTags('update');
  listeners.forEach(attempt);
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
};

/** A bit per vendor, the first in the lowest, base64url. */
const packed = (places: ReadonlySet<number>, count: number): string => {
  const bits = new Uint8Array((count + 7) >> 3);
  for (const place of places) bits[place >> 3]! |= 1 << (place & 7);
  return btoa(String.fromCharCode(...bits)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
};

export const decide = (wanted: ReadonlySet<number>, layer: 0 | 1 | 2, pressed: ConsentAction): void => {
  const { vendors: all, revision, snapshot, regime } = config;
  const vendors = placesOf(all, (_, place) => wanted.has(place));
  const granted = bitsOf(all.filter((_, place) => vendors.has(place)));
  const at = Date.now();
  const visitor = answer?.visitor ?? uuid();
  const action = consentActions[pressed === 'reject' && answered && answer!.granted ? 'withdraw' : pressed];
  adopt({ granted, vendors, revision, at, visitor, action, gpc: pressed === 'gpc' });
  store(config, answer!);
  // A signal that cannot be remembered would be recorded on each page.
  if (layer || kept(config))
    keep({
      id: timedUuid(at),
      visitor,
      snapshot,
      action,
      layer,
      regime,
      granted,
      offered: bitsOf(all),
      ...(exceptionsOf(answer!, all)[0] && {
        vendors: packed(vendors, all.length),
      }),
      gpc: signal,
      at,
    } satisfies ConsentRecord);
  follow();
};

/** Another tab, or this page before it was left, may have heard an answer meanwhile. */
export const catchUp = (): void => {
  const now = kept(config);
  if (now && now.at > (answer?.at ?? 0)) {
    adopt(now);
    follow();
  }
};
