import { type Visiting, within } from '../visit/visiting.ts';
import { lookByWords, pressByWords } from './press-by-words.ts';
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

/** Milliseconds for what a button opens. */
const layerPatience = 3000;
const pace = 250;

/** Waits up to `patience` milliseconds for a consent tool, and answers it. @returns its name, or what was pressed */
export async function answerBanner(
  visiting: Visiting,
  answer: 'refuse' | 'accept',
  patience: number,
): Promise<string | null> {
  const until = performance.now() + patience;
  for (let turn = 0; turn === 0 || performance.now() < until; turn += 1) {
    const name = await askRules(visiting, scripts[answer]);
    if (name !== null) return name;
    // A tool that is known gets a moment to be there.
    const pressed = turn > 1 ? await answerByWords(visiting, answer) : null;
    if (pressed !== null) return pressed;
    await pause(pace);
  }
  return null;
}

async function answerByWords(visiting: Visiting, answer: 'refuse' | 'accept'): Promise<string | null> {
  const first = await pressByWords(
    visiting,
    answer === 'accept' ? ['accept'] : ['refuse', 'settings', 'reopen'],
  );
  if (first === null || first.kind === answer) return first === null ? null : quoted(first.label);
  // The way to refuse is on a second layer, or on one that was answered before.
  for (let until = performance.now() + layerPatience; performance.now() < until;) {
    await pause(pace);
    const second = await pressByWords(visiting, ['refuse', 'save']);
    if (second !== null) return `${quoted(first.label)} › ${quoted(second.label)}`;
  }
  return null;
}

/** Another's words, told as such. */
function quoted(label: string): string {
  return `“${label}”`;
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}

async function askRules({ cdp, tab }: Visiting, expression: string): Promise<string | null> {
  const done = await cdp
    .send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, tab.session)
    .catch(() => null);
  const name: unknown = done?.result.value;
  return bannerRules.find((rule) => rule.name === name)?.name ?? null;
}

const looking = `(() => {${tools}
  const rules = [${bannerRules.map((rule) => `[${JSON.stringify(rule.name)}, () => ${rule.there}]`).join(',\n')}];
  for (const [name, there] of rules) {
    try {
      if (there()) return name;
    } catch {}
  }
  return null;
})()`;

/** Which tool is on the page, or what stands on its button; null: none; undefined: the page did not say. */
export async function toolOn(visiting: Visiting): Promise<string | null | undefined> {
  const { cdp, tab } = visiting;
  const asked = cdp.send('Runtime.evaluate', { expression: looking, returnByValue: true }, tab.session);
  const done = await within(5000, asked);
  const name: unknown = done?.result.value;
  if (name !== null || done?.exceptionDetails !== undefined)
    return bannerRules.find((rule) => rule.name === name)?.name;
  const button = await within(5000, lookByWords(visiting, ['accept', 'refuse']));
  return button === null ? null : quoted(button.label);
}
