/** The shop is checked, shown to be the owner's, and watched; what a browser saw on it was recorded. */
import { readFileSync } from 'node:fs';
import type { Observation } from '@clausewright/scanner/observation';
import { type DemoOwner, getId } from './demo-owner.ts';
import { shopDomain } from './shop-owner.ts';

const recorded = readFileSync(new URL('observed-shop.json', import.meta.url), 'utf8');

/** As it was seen, with the banner of this account in the place of the one of the recording. */
function observedShop(owner: DemoOwner, leavesOut?: RegExp): Observation {
  const [, origin = '', site = ''] = /^(.*)\/c\/([\w-]+)\.js$/.exec(getId(owner, 'banner script')) ?? [];
  const text = recorded
    .replaceAll('{consent}', origin)
    .replaceAll('{site}', site)
    .replaceAll('consent.example', URL.parse(origin)?.hostname ?? '');
  const observation = JSON.parse(text) as Observation;
  for (const pass of observation.passes) {
    pass.requests = pass.requests.filter(({ url }) => leavesOut?.test(url) !== true);
  }
  return observation;
}

async function look(owner: DemoOwner, observation: Observation): Promise<void> {
  const { id } = await owner.call('POST', '/scan/new', { address: `https://${shopDomain}/` });
  await owner.server.see(id as string, { ...observation, startedAt: owner.server.now().toISOString() });
}

/** Nothing is wrong yet. The banner, which the shop loads, shows whose it is. */
export async function watchShop(owner: DemoOwner): Promise<void> {
  await look(owner, observedShop(owner, late));
  const { websites } = await owner.call('GET', `/website/list?q=${shopDomain}`);
  const found = (websites as { id: string; name: string }[]).find(({ name }) => name === shopDomain);
  await owner.call('PUT', `/website/watch/${found?.id ?? ''}`, { rhythm: 'weekly' });
}

/** Somebody has added a tool to the shop that neither banner nor policy names. */
export async function seeNewService(owner: DemoOwner): Promise<void> {
  await look(owner, observedShop(owner));
}

/** What the shop loads since, and its banner asks about since. */
const late = /^https:\/\/(?:static\.hotjar\.com|www\.google\.com\/maps)\//u;
