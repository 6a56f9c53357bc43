import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

const folder = process.env['SCREENSHOTS'];

/** With `SCREENSHOTS=folder` keeps the page as it is now for `docs/looked-at.md`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/banner-${name}.png` });
}
