import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import type { ServedSite } from '../consents/served-site-store.ts';
import { maxStateAge, servedSites } from './served-sites.ts';

const log = { error: () => {} };
const site: ServedSite = { regions: 'everyone', snapshots: new Map([['de', '0'.repeat(32)]]), desk: null };

test('concurrent requests share one query, again in the next minute', async () => {
  const clock = fakeClock();
  const asked: string[] = [];
  const sites = servedSites({
    clock,
    log,
    load: async (id) => {
      asked.push(id);
      return id === 'known' ? site : null;
    },
  });
  const states = await Promise.all(['known', 'known', 'other', 'other'].map((id) => sites.find(id)));
  expect(states.map((state) => state.site)).toEqual([site, site, null, null]);
  clock.advance(maxStateAge - 1);
  await Promise.all(['known', 'other'].map((id) => sites.find(id)));
  expect(asked).toEqual(['known', 'other']);
  clock.advance(1);
  await sites.find('known');
  expect(asked).toEqual(['known', 'other', 'known']);
});

test('a hanging or failing database blocks nobody with a stale state, and is not overloaded', async () => {
  const clock = fakeClock();
  let asked = 0;
  let answer: () => Promise<ServedSite | null> = async () => site;
  const sites = servedSites({
    clock,
    log,
    load: () => {
      asked += 1;
      return answer();
    },
  });
  await sites.find('known');
  clock.advance(maxStateAge);
  const { promise, resolve } = Promise.withResolvers<null>();
  answer = () => promise;
  expect((await sites.find('known')).site).toBe(site);
  resolve(null);
  await promise;
  answer = () => Promise.reject(new Error('away'));
  clock.advance(maxStateAge);
  await sites.find('known');
  await expect(sites.find('other')).rejects.toThrow('away');
  const before = asked;
  await expect(sites.find('third')).rejects.toThrow('away');
  await sites.find('known');
  expect(asked).toBe(before);
  clock.advance(maxStateAge);
  answer = async () => null;
  expect((await sites.find('third')).site).toBe(null);
});
