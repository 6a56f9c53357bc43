/** The form of the log-in, filled in and sent. */
import type { Page } from 'playwright-core';
import { hydrated } from './browser.ts';

interface Person {
  email: string;
  password: string;
}

/** On the page of the log-in, however one came there. What follows is the caller's to wait for. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.locator('#log-in').waitFor();
  await hydrated(page);
  await page.fill('#log-in-email', email);
  await page.fill('#log-in-password', password);
  await page.locator('button[form="log-in"]').click();
}

/** Logs in and arrives at the address, a path. */
export async function logInAt(page: Page, origin: string, path: string, person: Person): Promise<void> {
  await page.goto(`${origin}/profile/login?next=${path}`);
  await logIn(page, person);
  await page.waitForURL(origin + path);
  await hydrated(page);
}
