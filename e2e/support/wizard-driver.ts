/** Fills in a wizard as a person would, from a whole set of answers: by the names and buttons on the page. */
import {
  type Answers,
  type AnswerValue,
  evaluate,
  type Questionnaire,
  type Row,
  type VisibleQuestion,
} from '@clausewright/library/questionnaires';
import type { Locator, Page } from 'playwright-core';
import { pressUntil, settled } from './browser.ts';

/** Rows of the given answers by the ids that the page gave its own rows. */
type RowNames = Map<string, string>;

const today = new Date().toISOString().slice(0, 10);

function named(page: Page, name: string): Locator {
  return page.locator(`[name=${JSON.stringify(name)}]`);
}

/** The DOM id of a field, as the page makes it. */
export function fieldId(path: string): string {
  return `q-${path.replaceAll(/[^\w-]/g, '-')}`;
}

/** Opens every Show More of the step; what is folded away cannot be filled. */
async function openDetails(page: Page): Promise<void> {
  const closed = page.locator('main :is(.wiz__details, .listtools) button[aria-expanded="false"]');
  for (let guard = 0; guard < 40 && (await closed.count()) > 0; guard += 1) await closed.first().click();
}

async function toggle(page: Page, name: string, option: string, wanted: boolean): Promise<void> {
  // Inside repetitions a long choice is a list.
  const list = page.locator(`select[name=${JSON.stringify(name)}]`);
  if ((await list.count()) > 0) {
    await list.selectOption(option);
    return;
  }
  const control = page.locator(`[name=${JSON.stringify(name)}][value=${JSON.stringify(option)}]`);
  if ((await control.count()) === 0) await openDetails(page);
  if ((await control.isChecked()) !== wanted) await control.locator('xpath=ancestor::label').click();
}

/** The rows that the page shows once it has come to rest: a group that needs rows adds the first by itself. */
async function rowIds(page: Page, path: string): Promise<string[]> {
  await settled(page);
  const names = await page
    .locator(`[name^=${JSON.stringify(`${path}/`)}]`)
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  return [...new Set(names.map((name) => name.slice(path.length + 1).split('/')[0] ?? ''))];
}

/** Adds the rows of the answer that the page does not have yet. */
async function addRows(
  page: Page,
  path: string,
  given: string,
  rows: readonly Row[],
  names: RowNames,
): Promise<void> {
  for (const row of rows) {
    const key = `${given}/${row._id}`;
    if (names.has(key)) continue;
    const before = new Set(await rowIds(page, path));
    const taken = new Set(names.values());
    let fresh = [...before].find((id) => !taken.has(`${path}/${id}`));
    if (fresh === undefined) {
      await page.locator(`#${fieldId(path)}${path.endsWith('.own') ? '-add' : ''}`).click();
      fresh = (await rowIds(page, path)).find((id) => !before.has(id));
    }
    if (fresh === undefined) throw new Error(`no new row at ${path}`);
    names.set(key, `${path}/${fresh}`);
  }
}

/** Where a path of the given answers stands on the page. */
function pagePath(path: string, names: RowNames): string {
  const parts = path.split('/');
  for (let end = parts.length; end > 1; end -= 1) {
    const found = names.get(parts.slice(0, end).join('/'));
    if (found !== undefined) return [found, ...parts.slice(end)].join('/');
  }
  return path;
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object');
}

function answerAt(answers: Answers, path: string): AnswerValue | undefined {
  const [question = '', row, ...rest] = path.split('/');
  const value = answers[question];
  if (row === undefined) return value;
  const found = isRows(value) ? value.find(({ _id }) => _id === row) : undefined;
  return found === undefined ? undefined : answerAt(found, rest.join('/'));
}

async function fillOwn(page: Page, path: string, rows: readonly Row[], names: RowNames): Promise<void> {
  const own = `${path}.own`;
  for (const row of rows) {
    if (names.has(`${own}/${row._id}`)) continue;
    await addRows(page, pagePath(own, names), own, [row], names);
    for (const field of ['name', 'purpose', 'url', 'country'] as const) {
      const control = named(page, `${names.get(`${own}/${row._id}`)}/${field}`);
      const value = row[field];
      if (typeof value !== 'string' || (await control.count()) === 0) continue;
      if (field === 'country') await control.selectOption(value);
      else await control.fill(value);
    }
    await page.locator('.wiz__own .btn').last().click();
  }
}

async function fillText(page: Page, name: string, value: string): Promise<void> {
  const control = named(page, name);
  if ((await control.count()) > 0 && (await control.inputValue()) !== value) await control.fill(value);
}

/** An answer of one value as the page's fields hold it. */
function text(value: AnswerValue): string {
  if (typeof value === 'object') throw new Error('a list where one value belongs');
  return String(value);
}

/** Gives one answer; leaves alone what the answers do not name. */
async function answer(page: Page, asked: VisibleQuestion, answers: Answers, names: RowNames): Promise<void> {
  const { question, path } = asked;
  const value = answerAt(answers, path);
  const name = pagePath(path, names);
  const own = answerAt(answers, `${path}.own`);
  if (isRows(own) && own.length > 0) await fillOwn(page, path, own, names);
  if (value === undefined) return;
  switch (question.kind) {
    case 'choice':
    case 'yn':
      return toggle(page, name, text(value), true);
    case 'multi':
    case 'vendors': {
      const wanted = Array.isArray(value) ? value.map(String) : [];
      const shown = asked.options ?? wanted;
      for (const option of new Set([...shown, ...wanted])) {
        const control = page.locator(`[name=${JSON.stringify(name)}][value=${JSON.stringify(option)}]`);
        if (wanted.includes(option)) await toggle(page, name, option, true);
        else if ((await control.count()) > 0) await toggle(page, name, option, false);
      }
      return;
    }
    case 'country':
      if (Array.isArray(value)) {
        for (const code of value.map(String)) {
          // A country that was added before is not offered again.
          if ((await named(page, name).locator(`option[value="${code}"]`).count()) === 0) continue;
          await named(page, name).selectOption(code);
        }
        return;
      }
      await named(page, name).selectOption(text(value));
      return;
    case 'state':
      await named(page, name).selectOption(text(value));
      return;
    case 'period':
      if (typeof value === 'object' && 'amount' in value && 'unit' in value) {
        await named(page, name).fill(String(value.amount));
        await named(page, `${name}-unit`).selectOption(value.unit);
      }
      return;
    case 'group':
      if (isRows(value)) await addRows(page, name, path, value, names);
      return;
    default:
      if (typeof value === 'object' && !Array.isArray(value)) {
        for (const [language, text] of Object.entries(value))
          await fillText(page, `${name}/${language}`, String(text));
        return;
      }
      await fillText(page, name, text(value));
  }
}

export interface Filling {
  questionnaire: Questionnaire;
  answers: Answers;
  names: RowNames;
}

export function filling(questionnaire: Questionnaire, answers: Answers): Filling {
  return { questionnaire, answers, names: new Map() };
}

/** Fills the step that is on screen, `id` of the definition. */
export async function fillStep(
  page: Page,
  { questionnaire, answers, names }: Filling,
  id: string,
): Promise<void> {
  const step = evaluate(questionnaire, answers, { today }).steps.find((one) => one.id === id);
  await openDetails(page);
  for (const asked of step?.questions ?? []) {
    await openDetails(page);
    await answer(page, asked, answers, names);
    if (asked.path === 'laws' && answers['laws'] === undefined) await takeLaws(page, asked);
  }
}

/** Laws that follow from the answers and cost something are offered; this person takes all of them. */
async function takeLaws(page: Page, { derived }: VisibleQuestion): Promise<void> {
  const laws = Array.isArray(derived?.value) ? derived.value : [];
  for (const law of laws) await toggle(page, 'laws', String(law), true);
}

/** Presses the button of the review. */
export async function generate(page: Page): Promise<void> {
  const arrived = (timeout: number) => page.waitForURL('**/download/**', { timeout });
  await pressUntil(page, page.getByRole('button', { name: 'Generate' }), arrived);
}
