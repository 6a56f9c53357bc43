/** Answers a step of a wizard by Tab, Space, arrows and typing, in the order in which the page asks. */
import type { Answers } from '@clausewright/library/questionnaires';
import type { Page } from 'playwright-core';
import { checkFocusStop, type Stop, type StopFaults, getFocusStop, tab } from './keyboard.ts';

/** More stops than any step has. */
const endless = 400;

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
}

/** A closed list finds its option by the words that are typed. */
async function typeOption(page: Page, value: string): Promise<void> {
  const words = await page.evaluate((wanted) => {
    const { options } = document.activeElement as HTMLSelectElement;
    return [...options].find((option) => option.value === wanted)?.text;
  }, value);
  if (words === undefined) throw new Error(`there is no option ${value}`);
  await page.keyboard.type(words);
}

/** Arrows choose on the way; a group without a choice is entered at its first. */
async function chooseRadio(page: Page, stop: Stop, wanted: string): Promise<void> {
  if (stop.value === wanted) {
    if (!stop.checked) await page.keyboard.press('Space');
    return;
  }
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await getFocusStop(page)).value === wanted) return;
  }
  throw new Error(`no arrow leads to ${wanted} of ${stop.field}`);
}

/** A list of several: its button, the next stop, adds what was chosen and leads back to the list. */
async function addFromList(page: Page, wanted: readonly unknown[]): Promise<void> {
  for (const value of wanted) {
    await typeOption(page, String(value));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
}

async function answer(page: Page, stop: Stop, answers: Answers): Promise<void> {
  const unit = stop.field.endsWith('-unit');
  const wanted = answers[unit ? stop.field.slice(0, -'-unit'.length) : stop.field];
  if (wanted === undefined) return;
  if (Array.isArray(wanted)) {
    const tick = wanted.some((one) => one === stop.value);
    if (stop.tag === 'select') await addFromList(page, wanted);
    else if (tick !== stop.checked) await page.keyboard.press('Space');
  } else if (typeof wanted === 'object') {
    if ('amount' in wanted && unit) await typeOption(page, wanted.unit);
    else if ('amount' in wanted) await type(page, String(wanted.amount));
  } else await answerOnce(page, stop, String(wanted));
}

async function answerOnce(page: Page, stop: Stop, wanted: string): Promise<void> {
  if (stop.type === 'radio') await chooseRadio(page, stop, wanted);
  else if (stop.value === wanted) return;
  else if (stop.tag === 'select') await typeOption(page, wanted);
  else if (stop.type === 'date') {
    const [year = '', month = '', day = ''] = wanted.split('-');
    await page.keyboard.type(`${month}${day}${year}`);
  } else await type(page, wanted);
}

/** Goes from where the focus is to the button named `last`, opens every Show More and gives the answers. */
export async function answerByKeyboard(
  page: Page,
  faults: StopFaults,
  answers: Answers,
  last: string,
): Promise<void> {
  let before = -1;
  for (let stops = 0; stops < endless; stops += 1) {
    const stop = await tab(page, faults);
    if (stop.tag === 'button' && stop.words === last) return;
    // Day, month and year of a date are stops of their own.
    if (stop.mark === before && stop.type !== 'date') throw new Error(`trapped at “${stop.words}”`);
    if (stop.mark === before) continue;
    before = stop.mark;
    if (stop.tag !== 'button') await answer(page, stop, answers);
    else if (stop.open === false && stop.words.startsWith('Show More')) {
      await page.keyboard.press('Enter');
      // The focus goes to the first thing that it shows.
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') !== 'true');
      const shown = await checkFocusStop(page, faults);
      if (shown.tag !== 'button') await answer(page, shown, answers);
      before = shown.mark;
    }
  }
  throw new Error(`there is no way to ${last}`);
}
