/** What `npm run bench -- leaks` counts, for the visitor of Chromium: both levels that need no tags, on one site each. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from '../../bench/leaks/browsers.ts';
import { startLeakSite } from '../../bench/leaks/leak-site.ts';
import { siteOf } from '../../bench/leaks/own-functions.ts';
import { countKeptSites, followVisitor } from '../../bench/leaks/visit.ts';
import type { LeakBrowser } from '../../bench/leaks/visitor.ts';
import { ways } from '../../bench/leaks/ways.ts';

let browser: LeakBrowser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser[Symbol.asyncDispose]());

test.each([
  ['automatic', 8],
  ['server', 0],
] as const)(
  'the level %s lets at most %i of 26 ways through before an answer, after a refusal and after a withdrawal',
  async (level, most) => {
    await using site = await startLeakSite(level);
    const found = await followVisitor(site, browser);
    for (const passage of ['before', 'refused', 'withdrawn'] as const) {
      expect(
        found[passage].asked.length,
        `${passage}: ${found[passage].asked.join(' ')}`,
      ).toBeLessThanOrEqual(most);
      expect(found[passage].cookie).toBe(false);
      expect(found[passage].errors).toEqual([]);
    }
    expect(found.accepted.asked).toEqual(ways.map(({ name }) => name).sort());
    expect(found.accepted.errors).toEqual([]);
    expect(await countKeptSites(site, browser, siteOf, 5)).toEqual({ kept: 5, lost: [] });
  },
);
