import type { Page } from 'playwright-core';
import { checkScreen } from './check-screen.ts';

/** The editor shows what changes before it publishes; this says yes. `screen`: the name of its picture. */
export async function confirmPublishing(page: Page, screen?: string): Promise<void> {
  const dialog = page.locator('dialog', { has: page.locator('#publish-title') });
  await dialog.waitFor();
  if (screen !== undefined) await checkScreen(page, screen);
  await dialog.locator('.btn--primary').click();
}
