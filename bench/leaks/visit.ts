/** What gets through on the way of one visitor: before an answer, after a refusal, after Accept, after a withdrawal. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LeakSite } from './leak-site.ts';
import type { LeakBrowser, Visitor } from './visitor.ts';

export interface Passage {
  /** Names of the ways that the foreign hosts were asked by. */
  asked: string[];
  /** Whether a cookie of a service was set. */
  cookie: boolean;
  errors: string[];
}

export const passages = ['before', 'refused', 'accepted', 'withdrawn'] as const;
export type Passages = Record<(typeof passages)[number], Passage>;

/** Milliseconds after load in which what comes late may come. */
const patience = 1500;

async function look(site: LeakSite, visitor: Visitor, act: () => Promise<void>): Promise<Passage> {
  site.asked.clear();
  site.cookieSeen = false;
  visitor.errors.length = 0;
  await act();
  await wait(patience);
  return { asked: [...site.asked].sort(), cookie: site.cookieSeen, errors: [...visitor.errors] };
}

/** Each answer counts from the page after it, as the page itself may have loaded before; what it loads by the answer, too. */
export async function followVisitor(site: LeakSite, browser: LeakBrowser): Promise<Passages> {
  const visitor = await browser.visitor();
  const load = async (): Promise<void> => {
    await visitor.open(site.page);
    await wait(patience);
    // The first request that would carry a cookie.
    await visitor.evaluate(`fetch('/api').then(() => 1)`);
  };
  const press = async (what: 'accept' | 'reject'): Promise<void> => {
    await visitor.evaluate(`globalThis.clausewright?.${what}() ?? 1`);
    await wait(patience);
  };
  try {
    const before = await look(site, visitor, load);
    const refused = await look(site, visitor, async () => {
      await press('reject');
      await load();
    });
    const accepted = await look(site, visitor, async () => {
      await press('accept');
      await load();
    });
    await press('reject');
    const withdrawn = await look(site, visitor, load);
    return { before, refused, accepted, withdrawn };
  } finally {
    await visitor.close();
  }
}

/** Which of thirty sites do all that they do without a banner, while nobody has answered; and what threw. */
export async function countKeptSites(
  site: LeakSite,
  browser: LeakBrowser,
  functionsOf: (number: number) => readonly { name: string }[],
  sites: number,
): Promise<{ kept: number; lost: string[] }> {
  const visitor = await browser.visitor();
  const lost: string[] = [];
  let kept = 0;
  try {
    for (let number = 0; number < sites; number += 1) {
      visitor.errors.length = 0;
      await visitor.open(site.own(number));
      const missing = async (): Promise<string[]> => {
        const did = (await visitor.evaluate('globalThis.did ?? {}')) as Record<string, boolean>;
        return functionsOf(number).flatMap(({ name }) => (did[name] === true ? [] : [name]));
      };
      for (let tries = 0; tries < 30 && (await missing()).length > 0; tries += 1) await wait(100);
      const gone = [...(await missing()), ...visitor.errors];
      if (gone.length === 0) kept += 1;
      else lost.push(`${number}: ${gone.join(', ')}`);
    }
  } finally {
    await visitor.close();
  }
  return { kept, lost };
}
