/** The two banners of the sample account, and who withdraws from a purchase. */
import { randomUUID } from 'node:crypto';
import type { Language } from '@clausewright/contract';
import { type DemoOwner, idOf, pay } from './demo-owner.ts';
import type { DemoServer } from './demo-server.ts';
import { appearance, basket, catalogueVendors, fields } from './shop-banner.ts';
import { coursesDomain, shopDomain } from './shop-owner.ts';

/** What visitors of the shop are shown. */
export interface ShownBanner {
  site: string;
  /** Hash of each language. */
  snapshots: Readonly<Partial<Record<Language, string>>>;
}

export async function openBanner(owner: DemoOwner): Promise<ShownBanner> {
  const vendors = [basket, ...(await catalogueVendors('stripe', 'youtube', 'matomo'))];
  const body = {
    request_id: randomUUID(),
    site_url: `https://www.${shopDomain}`,
    vendors,
    appearance,
    fields,
  };
  const { id } = await owner.call('POST', '/privacy-consent/new', body);
  owner.made.set('banner', id as string);
  await pay(owner, 'banner', { item: 'consent', plan: 'monthly' });
  return publish(owner);
}

/** From now on the banner asks about one more: whoever answered is asked again. */
export async function askAbout(owner: DemoOwner, vendor: string): Promise<ShownBanner> {
  const vendors = await catalogueVendors(vendor);
  await owner.call('POST', `/privacy-consent/vendors/${idOf(owner, 'banner')}`, { vendors });
  return publish(owner);
}

async function publish(owner: DemoOwner): Promise<ShownBanner> {
  const id = idOf(owner, 'banner');
  const { snapshots } = await owner.call('POST', `/privacy-consent/publish/${id}`, {});
  const { script_url: address } = await owner.call('GET', `/privacy-consent/install-details/${id}`);
  const [, site = ''] = /\/c\/([\w-]+)/.exec(address as string) ?? [];
  return { site, snapshots: snapshots as ShownBanner['snapshots'] };
}

/** Of the second site; it has no plan and was never published. */
export async function draftSecondBanner(owner: DemoOwner): Promise<void> {
  const vendors = await catalogueVendors('google-maps', 'google-analytics');
  const body = {
    request_id: randomUUID(),
    site_url: `https://www.${coursesDomain}`,
    vendors,
    appearance: { ...appearance, colour: 'light', position: 'bar', languages: ['de', 'fr'] },
  };
  const { id } = await owner.call('POST', '/privacy-consent/new', body);
  owner.made.set('second banner', id as string);
}

interface Declaration {
  language: Language;
  name: string;
  email: string;
  contract: string;
  items: string;
}

/** A consumer takes both steps on the hosted page. */
export async function withdraw(
  server: DemoServer,
  page: string,
  { language, ...typed }: Declaration,
): Promise<void> {
  const send = (fields: Readonly<Record<string, string>>) =>
    server.send({
      method: 'POST',
      path: `${page}/${language}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const check = await send({ ...typed, step: 'check' });
  const [, key = ''] = /name="key" value="([\w-]*)"/.exec(check.body) ?? [];
  await send({ ...typed, step: 'confirm', key });
}
