/** The page that checks receipts: built into one script, which asks nothing of any network. */
import { isLanguage, type Language, languages } from '@clausewright/contract/languages';
import { checkReceipt } from './check-receipt.ts';
import { type Shown, shownNow } from './page-result.ts';
import { make } from '../script/element.ts';
import { readReceipt } from './read-receipt.ts';
import type { ReceiptWords } from './receipt-words.ts';
import { receiptWords } from './words.ts';

/** Far more than a hundred records with their banners. */
const mostBytes = 20_000_000;

/** What the server wrote into the page. */
const known = JSON.parse(document.querySelector('#known')?.textContent ?? '{}') as {
  origin: string;
  keys: string[];
};

let language: Language = 'en';
let shown: Shown = null;
const relabels: (() => void)[] = [];

/** An element whose text follows the language. */
function said<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  word: (words: ReceiptWords) => string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = make(name, attributes);
  relabels.push(() => {
    made.textContent = word(receiptWords[language]);
  });
  return made;
}

const result = make('div');
const status = make('p', { 'aria-live': 'polite', role: 'status' });
const resultCard = make(
  'section',
  { class: 'card result', 'aria-labelledby': 'result', hidden: '' },
  said('h2', (words) => words.result, { id: 'result' }),
  status,
  result,
);

function show(next: Shown): void {
  shown = next;
  resultCard.hidden = shown === null;
  const now = shownNow(shown, language);
  status.className = now.fault ? 'note' : '';
  status.textContent = now.summary;
  result.replaceChildren(...now.records);
}

function speak(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  document.title = receiptWords[next].title;
  for (const relabel of relabels) relabel();
  show(shown);
}

async function check(text: string): Promise<void> {
  // Absent on pages without a secure address, whatever types say.
  if ((crypto as Partial<Crypto>).subtle === undefined) return show('noCrypto');
  const receipt = readReceipt(text);
  if (receipt === null) show('unreadable');
  else show({ receipt, records: await checkReceipt(receipt, known.keys) });
  resultCard.scrollIntoView({ block: 'nearest' });
}

async function checkFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  if (file.size > mostBytes) show('tooLarge');
  else await check(await file.text());
}

function languageSwitch(): HTMLElement[] {
  const select = make(
    'select',
    { id: 'language' },
    ...languages.map((one) => {
      const name = new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one;
      return make('option', { value: one, lang: one, ...(one === language && { selected: '' }) }, name);
    }),
  );
  select.addEventListener('change', () => {
    if (isLanguage(select.value)) speak(select.value);
  });
  return [said('label', (words) => words.language, { for: 'language' }), select];
}

function receiptCard(): HTMLElement {
  const file = make('input', {
    id: 'file',
    type: 'file',
    accept: '.json,application/json',
    'aria-describedby': 'file-hint',
  });
  file.addEventListener('change', () => void checkFile(file.files?.[0]));
  const text = make('textarea', { id: 'text', spellcheck: 'false', autocomplete: 'off' });
  const press = said('button', (words) => words.check, { type: 'button' });
  press.addEventListener('click', () => void check(text.value));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    void checkFile(event.dataTransfer?.files[0]);
  });
  return make(
    'section',
    { class: 'card' },
    make(
      'div',
      { class: 'field' },
      said('label', (words) => words.file, { for: 'file' }),
      said('p', (words) => words.fileHint, { id: 'file-hint', class: 'hint' }),
      file,
    ),
    make(
      'div',
      { class: 'field' },
      said('label', (words) => words.paste, { for: 'text' }),
      text,
    ),
    make('div', { class: 'row' }, press, ...saveLink()),
  );
}

/** Of a page that lies on a disk already there is nothing to save. */
function saveLink(): HTMLElement[] {
  if (!location.protocol.startsWith('http')) return [];
  const href = `${known.origin}/receipt`;
  return [
    said('a', (words) => words.save, { class: 'button quiet', href, download: 'consent-receipt.html' }),
  ];
}

/** Where a receipt is loaded from: a link, so that nothing is asked for before it is pressed. */
function loadCard(): HTMLElement {
  const given = new URLSearchParams(location.search);
  const field = (id: string, value: string | null): HTMLInputElement =>
    make('input', {
      id,
      autocomplete: 'off',
      spellcheck: 'false',
      autocapitalize: 'none',
      value: value ?? '',
    });
  const [site, record] = [field('site', given.get('site')), field('record', given.get('visitor'))];
  const link = said('a', (words) => words.load, { class: 'button', download: '' });
  const not = said('p', (words) => words.loadNot, { class: 'hint' });
  const update = (): void => {
    const of = /^(?:.*\/c\/)?([\w-]{22})(?:[./].*)?$/.exec(site.value.trim())?.[1];
    const visitor = record.value.trim().toLowerCase();
    const complete = of !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(visitor);
    if (complete) link.href = `${known.origin}/c/${of}/receipt/${visitor}`;
    link.hidden = !complete;
    not.hidden = complete;
  };
  for (const input of [site, record]) input.addEventListener('input', update);
  update();
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'get' },
    said('h2', (words) => words.get, { id: 'get' }),
    said('p', (words) => words.getLead),
    make(
      'div',
      { class: 'field' },
      said('label', (words) => words.site, { for: 'site' }),
      site,
    ),
    make(
      'div',
      { class: 'field' },
      said('label', (words) => words.record, { for: 'record' }),
      record,
    ),
    not,
    make('div', {}, link),
  );
}

if (isLanguage(document.documentElement.lang)) language = document.documentElement.lang;
// A page that was saved with what it showed begins anew.
document.querySelector('#switch')?.replaceChildren(...languageSwitch());
document.querySelector('#page')?.replaceChildren(
  said('h1', (words) => words.title),
  said('p', (words) => words.lead, { class: 'lead' }),
  receiptCard(),
  resultCard,
  loadCard(),
);
speak(language);
