/** The browsers in which leaks are counted, each visitor in a window of its own. */
import { type Browser, chromium } from 'playwright-core';
import { chromiumOptions } from '../../tooling/chromium.ts';
import { launchFirefox } from '../../tooling/firefox.ts';
import type { LeakBrowser } from './visitor.ts';

export const startChromium = async (): Promise<LeakBrowser> =>
  drive('chromium', await chromium.launch(chromiumOptions));

export const startFirefox = async (): Promise<LeakBrowser> => drive('firefox', await launchFirefox());

function drive(name: LeakBrowser['name'], browser: Browser): LeakBrowser {
  return {
    name,
    async visitor() {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (isThrown(error)) errors.push(error.message);
      });
      return {
        open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
        evaluate: (expression) => page.evaluate(expression),
        errors,
        close: () => context.close(),
      };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Besides what was thrown, Firefox tells there what a policy refused, and which cookies were. */
function isThrown({ stack = '' }: Error): boolean {
  return /^(\w*Error|uncaught)/iu.test(stack);
}
