import type { CoreConfig } from '@clausewright/contract/banner';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useShop } from './support/use-shop.ts';
import { vendorList } from './support/vendor-list.ts';

const shop = useShop();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** TCData of the specification, decoded from the string by the IAB's own package. */
interface AppliedStatus {
  eventStatus: string;
  tcString: string;
  gdprApplies: boolean;
  cmpId: number;
  vendor: { consents: Record<string, boolean> };
  outOfBand: { disclosedVendors: Record<string, boolean> };
}

test('TCF-0: without an operator id neither TCF nor GPP is active, whatever is clicked', async () => {
  shop.site.show({});
  const { page } = await shop.newcomer();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await press(page, 'Choose');
  await page.locator('dialog').getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => shop.site.records.length).toBe(1);
  const found = await page.evaluate(() => ({
    names: Object.keys(window).filter((name) => /tcf|gpp|cmp/i.test(name)),
    frames: [...document.querySelectorAll('iframe')].map(({ name }) => name),
    kept: document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  }));
  expect(found.names).toEqual([]);
  expect(found.frames).toEqual([]);
  // A TC string of version 2 begins with C, six bits of the value 2.
  expect(found.kept).not.toMatch(/euconsent|iabtcf|iabgpp/i);
  expect(found.kept).not.toMatch(/\bC[\w-]{20,}/);
  expect(asked.filter((url) => /tcf|gpp/.test(url))).toEqual([]);
});

test('UET-3: with a TCF id Microsoft is told to read it, and tags receive the prompt and the choice with disclosed vendors', async () => {
  const tcf = {
    module: '/banner/tcf.js',
    cmpId: 460,
    cmpVersion: 1,
    gvl: `${shop.site.service}/gvl.json`,
    country: 'IE',
    vendors: { meta: 755, criteo: 793 },
  };
  shop.site.files.set('/gvl.json', vendorList([12, 755, 793]));
  shop.site.show({ core: { frameworks: { tcf }, microsoft: true } satisfies Partial<CoreConfig> });
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await page.waitForFunction(() => '__tcfapi' in window);
  expect(await page.evaluate('uetq.slice(0, 4)')).toEqual(['config', 'tcf', { enabled: true }, 'consent']);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    type Api = (command: string, version: number, callback: (data: unknown) => void) => void;
    (window as unknown as Record<string, Api>)['__tcfapi']!('addEventListener', 2, (data) =>
      heard.push(structuredClone(data)),
    );
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: AppliedStatus[] }).heard);
  await expect.poll(async () => (await heard()).at(-1)?.eventStatus).toBe('cmpuishown');
  expect(await page.locator('iframe[name=__tcfapiLocator]').count()).toBe(1);
  await press(page, 'Accept all');
  await expect.poll(async () => (await heard()).at(-1)?.eventStatus).toBe('useractioncomplete');
  const said = (await heard()).at(-1)!;
  expect(said).toMatchObject({ gdprApplies: true, cmpId: 460 });
  expect(said.tcString).toMatch(/^C[\w-]+\.I[\w-]+\.Y[\w-]+$/);
  const granted = (vendors: Record<string, boolean>) => Object.keys(vendors).filter((id) => vendors[id]);
  expect(granted(said.vendor.consents)).toEqual(['755', '793']);
  expect(granted(said.outOfBand.disclosedVendors)).toEqual(['755', '793']);
  expect(faults).toEqual([]);
});

test('tags that ask for a framework at once, and frames, find it before its module is there', async () => {
  const gpp = { module: '/banner/gpp.js', cmpId: 460, cmpVersion: 1 };
  const tcf = {
    ...gpp,
    module: '/banner/tcf.js',
    gvl: `${shop.site.service}/gvl.json`,
    country: 'IE',
    vendors: {},
  };
  shop.site.files.set('/gvl.json', vendorList([12]));
  const impatient = (name: string) =>
    `<script>window.heard = []; ${name}('ping', ${name === '__tcfapi' ? '2, ' : ''}(data) => heard.push(data.cmpStatus ?? data.cmpLoaded)); heard.push(typeof ${name})</script>`;
  for (const [name, frameworks] of [
    ['__tcfapi', { tcf }],
    ['__gpp', { gpp }],
  ] as const) {
    shop.site.show({ regime: name === '__gpp' ? 'opt-out' : 'opt-in', core: { frameworks } });
    const { page, faults } = await shop.newcomer();
    await page.goto(shop.site.page(impatient(name), { script: '' }));
    expect(await page.evaluate('heard')).toEqual(['stub', 'function']);
    await expect.poll(() => page.locator(`iframe[name=${name}Locator]`).count()).toBe(1);
    expect(faults).toEqual([]);
  }
});

test('GPP says by section usnat what was refused', async () => {
  shop.site.show({
    regime: 'opt-out',
    core: { frameworks: { gpp: { module: '/banner/gpp.js', cmpId: 460, cmpVersion: 1 } } },
  });
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await page.waitForFunction(() => '__gpp' in window);
  interface Ping {
    applicableSections: number[];
    signalStatus: string;
    parsedSections: Record<string, Record<string, unknown>[]>;
  }
  const ping = () =>
    page.evaluate(
      () =>
        new Promise<Ping>((resolve) => {
          type Api = (command: string, callback: (data: Ping) => void) => void;
          (window as unknown as Record<string, Api>)['__gpp']!('ping', (data) =>
            resolve(structuredClone(data)),
          );
        }),
    );
  const usnat = async () => [(await ping()).parsedSections['usnat']].flat()[0];
  await expect.poll(ping).toMatchObject({ applicableSections: [7], signalStatus: 'ready' });
  expect(await page.locator('iframe[name=__gppLocator]').count()).toBe(1);
  expect(await usnat()).toMatchObject({ SaleOptOut: 2 });
  await press(page, 'Do Not Sell or Share My Personal Information');
  await expect.poll(usnat).toMatchObject({ SaleOptOut: 1, SharingOptOut: 1, TargetedAdvertisingOptOut: 1 });
  expect(faults).toEqual([]);
});
