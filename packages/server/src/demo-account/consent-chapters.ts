/** The two banners of the sample account, and who withdraws from a purchase. */
import { randomUUID } from 'node:crypto';
import type { Language, VendorInput } from '@clausewright/contract';
import { typeBits } from '@clausewright/contract/banner';
import { type DemoOwner, getId, pay } from './demo-owner.ts';
import type { DemoServer } from './demo-server.ts';
import { appearance, basket, catalogueVendors, fields } from './shop-banner.ts';
import { coursesDomain, shopDomain } from './shop-owner.ts';

/** What visitors of one site are shown. */
export interface ShownBanner {
  domain: string;
  site: string;
  /** Bits of the types that it asks about. */
  offered: number;
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
  return publish(owner, 'banner', shopDomain);
}

/** From now on the banner asks about one more: whoever answered is asked again. */
export async function addVendorToBanner(owner: DemoOwner, vendor: string): Promise<ShownBanner> {
  const vendors = await catalogueVendors(vendor);
  await owner.call('POST', `/privacy-consent/vendors/${getId(owner, 'banner')}`, { vendors });
  return publish(owner, 'banner', shopDomain);
}

async function publish(owner: DemoOwner, name: string, domain: string): Promise<ShownBanner> {
  const id = getId(owner, name);
  const { snapshots } = await owner.call('POST', `/privacy-consent/publish/${id}`, {});
  const { script_url: address } = await owner.call('GET', `/privacy-consent/install-details/${id}`);
  owner.made.set(`${name} script`, address as string);
  const [, site = ''] = /\/c\/([\w-]+)/.exec(address as string) ?? [];
  const { vendors } = await owner.call('GET', `/privacy-consent/vendors/${id}`);
  const offered = (vendors as VendorInput[]).reduce(
    (bits, { type }) => (type === 'ESSENTIAL' ? bits : bits | typeBits[type]),
    0,
  );
  return { domain, site, offered, snapshots: snapshots as ShownBanner['snapshots'] };
}

/** Of the second site, under a plan of its own. */
export async function openSecondBanner(owner: DemoOwner): Promise<ShownBanner> {
  const vendors = await catalogueVendors('google-maps', 'google-analytics');
  const body = {
    request_id: randomUUID(),
    site_url: `https://www.${coursesDomain}`,
    vendors,
    appearance: { ...appearance, colour: 'light', position: 'bar', languages: ['de', 'fr'] },
  };
  const { id } = await owner.call('POST', '/privacy-consent/new', body);
  owner.made.set('second banner', id as string);
  await pay(owner, 'second banner', { item: 'consent', plan: 'monthly' });
  return publish(owner, 'second banner', coursesDomain);
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
