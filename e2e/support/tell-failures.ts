/** Says what the open pages showed when a journey failed: a wait that ran out does not tell why. */
import { afterEach } from 'vitest';
import { openedPages } from './browser.ts';

const longest = 1500;

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { page, faults } of openedPages) {
    const shown = await page
      .locator('body')
      .innerText({ timeout: 5000 })
      .catch((error: unknown) => `unreadable: ${String(error)}`);
    const asked = [`${task.name}: ${page.url()}`, ...faults, shown.replaceAll(/\s*\n\s*/gu, ' | ')];
    console.error(asked.map((line) => line.slice(0, longest)).join('\n'));
  }
});
