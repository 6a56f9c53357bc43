/**
 * Pictures of the banner in its four forms and two themes, on a phone and on a desktop: `docs/screenshots/banners`. Run
 * it after a change of looks; `node tooling/build-banner.ts` comes before. With words, only pictures whose names hold
 * one of them.
 */
import { mkdirSync } from 'node:fs';
import { bannerPositions } from '@clausewright/contract/consent-types';
import { launchBrowser, settled } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/banner/support/site.ts';

const folder = 'docs/screenshots/banners';
const sizes = [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const;
const links = {
  privacy_url: 'https://shop.example/privacy',
  cookies_url: 'https://shop.example/cookies',
  imprint_url: 'https://shop.example/imprint',
};
const noWords = { title: '', introduction: '', accept: '', reject: '', choose: '', contact: '' };
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
await using site = await startSite();
const browser = await launchBrowser();
const context = await browser.newContext({ reducedMotion: 'reduce' });
const page = await context.newPage();
for (const position of bannerPositions)
  for (const theme of ['light', 'dark'] as const)
    for (const [width, height] of sizes) {
      const name = `${position}-${theme}-${width}`;
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      site.show({
        appearance: { position, theme, colour: 'green' },
        fields: { en: { ...noWords, ...links } },
      });
      await page.setViewportSize({ width, height });
      await page.goto(site.page('<p>Thrown, glazed and fired by two people.</p>'.repeat(12)));
      await page.locator('cw-consent .ask').waitFor();
      await settled(page);
      // A few colours: a file is some kilobytes.
      await page.screenshot({ path: `${folder}/${name}.png`, scale: 'css' });
    }
await context.close();
await browser.close();
process.exit(0);
