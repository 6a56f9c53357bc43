import { openedPages } from './browser.ts';

/** In characters, of each line. */
const longest = 1500;

/** Prints what the open pages show and what the browser complained about: a wait that ran out tells neither. */
export async function printOpenPages(title: string): Promise<void> {
  for (const { page, faults } of openedPages) {
    const shown = await page
      .locator('body')
      .innerText({ timeout: 5000 })
      .catch((error: unknown) => `unreadable: ${String(error)}`);
    const lines = [`${title}: ${page.url()}`, ...faults, shown.replaceAll(/\s*\n\s*/gu, ' | ')];
    console.error(lines.map((line) => line.slice(0, longest)).join('\n'));
  }
}
