/** Somebody who opens a page of the shop; what is asked of the services counts, also what a browser fetches ahead. */
import type { Browser, Page } from 'playwright-core';

export interface Visitor extends AsyncDisposable {
  page: Page;
  /** Services that were asked since it was emptied, by the beginning of their host. */
  asked: Set<string>;
  errors: string[];
}

const kinds: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

export async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(60_000);
  const asked = new Set<string>();
  const errors: string[] = [];
  await context.route(/^http:\/\/[a-z]+\.tracker\.example\//, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.add(hostname.split('.')[0] ?? '');
    await route.fulfill({ contentType: kinds[pathname.split('.').at(-1) ?? ''] ?? 'text/plain', body: '' });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, asked, errors, [Symbol.asyncDispose]: () => context.close() };
}
