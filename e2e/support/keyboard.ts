/** Walks a page by the keyboard alone and judges every place where the focus stops. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Stop {
  tag: string;
  type: string;
  id: string;
  /** Name of the field: the path of its question. */
  field: string;
  value: string;
  checked: boolean;
  /** Null where nothing can be opened. */
  open: boolean | null;
  /** What a screen reader would call it, near enough to find it by. */
  words: string;
  /** Empty when the focus is on screen, uncovered and drawn. */
  fault: string;
  /** Tells this element from every other one of the page. */
  mark: number;
}

/** What is wrong with the stops so far; a walk ends with none. */
export type StopFaults = string[];

/** Where the focus is now. */
export function getFocusStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const field = element as HTMLInputElement;
    const labels = [...(field.labels ?? [])].map((label) => label.textContent).join(' ');
    const words = element.getAttribute('aria-label') ?? (labels || element.textContent);
    const marks = ((window as unknown as { marks?: Element[] }).marks ??= []);
    if (!marks.includes(element)) marks.push(element);

    const judge = (): string => {
      if (element === document.body) return 'nothing has the focus';
      // A card draws the ring for the control inside it.
      const card = element.tagName === 'BUTTON' ? null : element.closest('.choice, .contents__item');
      const drawn = card ?? element;
      const style = getComputedStyle(drawn);
      if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) return 'no ring';
      const box = drawn.getBoundingClientRect();
      if (box.bottom < 1 || box.top > innerHeight - 1) return 'off the screen';
      const dock = document.querySelector('.dock');
      const edge = dock?.getBoundingClientRect().top ?? innerHeight;
      if (dock && !dock.contains(element) && box.height < edge && box.bottom > edge + 1) {
        return `under the dock by ${Math.round(box.bottom - edge)} px`;
      }
      const inside = (at: number, end: number) => Math.min(Math.max(at, 0), end - 1);
      const top = document.elementFromPoint(
        inside(box.left + box.width / 2, innerWidth),
        inside(box.top + Math.min(box.height, innerHeight) / 2, innerHeight),
      );
      return top && !drawn.contains(top) && !top.contains(drawn) ? `under ${top.className}` : '';
    };
    return {
      tag: element.tagName.toLowerCase(),
      type: element.getAttribute('type') ?? '',
      id: element.id,
      field: element.getAttribute('name') ?? '',
      value: field.value ?? '',
      checked: field.checked ?? false,
      open: element.hasAttribute('aria-expanded') ? element.getAttribute('aria-expanded') === 'true' : null,
      words: words.replaceAll(/\s+/g, ' ').trim(),
      fault: judge(),
      mark: marks.indexOf(element),
    };
  });
}

/**
 * Where the focus is, its faults noted. The browser scrolls to it, and a busy machine draws what stands above it, in
 * frames after the press: what is still wrong a second later is what a person meets.
 */
export async function checkFocusStop(page: Page, faults: StopFaults): Promise<Stop> {
  let stop = await getFocusStop(page);
  const deadline = Date.now() + 1000;
  while (stop.fault !== '' && Date.now() < deadline) {
    await page.waitForTimeout(50);
    stop = await getFocusStop(page);
  }
  const { tag, field, words, fault } = stop;
  if (fault !== '') faults.push(`${tag} ${field} “${words.slice(0, 60)}”: ${fault}`);
  return stop;
}

/** Waits until the focus has come to what is described so, and judges it there. */
export async function focusOn(page: Page, faults: StopFaults, wanted: Partial<Stop>): Promise<Stop> {
  await expect.poll(() => getFocusStop(page)).toMatchObject(wanted);
  return checkFocusStop(page, faults);
}

export async function tab(page: Page, faults: StopFaults, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return checkFocusStop(page, faults);
}

/** Tabs on until the wanted stop has the focus. */
export async function tabTo(
  page: Page,
  faults: StopFaults,
  wanted: (stop: Stop) => boolean,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Stop> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const stop = await tab(page, faults, key);
    if (wanted(stop)) return stop;
    passed.push(stop.words.slice(0, 30));
  }
  throw new Error(`the focus never came there; it passed ${passed.join(' | ')}`);
}

/** A link or button by the beginning of its name. */
export function hasName(words: string): (stop: Stop) => boolean {
  return (stop) => (stop.tag === 'a' || stop.tag === 'button') && stop.words.startsWith(words);
}
