import type { Cdp } from '../browser/cdp.ts';
import { bannerRules } from './rules.ts';

/** In the page's own world, where the APIs of consent tools are: a page that lies here deceives only about itself. */
const tools = `
  const shown = (selector) => {
    const found = document.querySelector(selector);
    return found !== null && found.getClientRects().length > 0 ? found : null;
  };
  const seen = (selectors) => selectors.some((selector) => document.querySelector(selector) !== null);
  const press = (selectors) => {
    for (const selector of selectors) {
      const found = shown(selector);
      if (found === null) continue;
      found.click();
      return true;
    }
    return false;
  };`;

/** Null where no tool that is known is on the page yet, or it takes no answer. */
const scriptFor = (answer: 'refuse' | 'accept'): string => `(async () => {${tools}
  const rules = [${bannerRules
    .map((rule) => `[${JSON.stringify(rule.name)}, () => ${rule.there}, async () => ${rule[answer]}]`)
    .join(',\n')}];
  for (const [name, there, answer] of rules) {
    try {
      if (there() && (await answer())) return name;
    } catch {}
  }
  return null;
})()`;

const scripts = { refuse: scriptFor('refuse'), accept: scriptFor('accept') };

/** Waits up to `patience` milliseconds for a consent tool, and answers it. @returns its name */
export async function answerBanner(
  cdp: Cdp,
  session: string,
  answer: 'refuse' | 'accept',
  patience: number,
): Promise<string | null> {
  const until = performance.now() + patience;
  do {
    const done = await cdp
      .send(
        'Runtime.evaluate',
        { expression: scripts[answer], awaitPromise: true, returnByValue: true },
        session,
      )
      .catch(() => null);
    const name: unknown = done?.result.value;
    if (typeof name === 'string') return bannerRules.find((rule) => rule.name === name)?.name ?? null;
    await new Promise((resolve) => setTimeout(resolve, 250));
  } while (performance.now() < until);
  return null;
}
