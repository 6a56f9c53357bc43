import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

const folder = process.env['SCREENSHOTS'];

/** With `SCREENSHOTS=folder` keeps a picture of the page as it is now. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/banner-${name}.png` });
}
