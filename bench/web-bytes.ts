/** P7: bytes of JavaScript that the first load of a page needs, compressed as gzip does. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@clausewright/contract/languages';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startServer } from '../e2e/support/running-server.ts';
import type { Measure, Row } from './figure.ts';

const build = fileURLToPath(new URL('../packages/web/build', import.meta.url));
const assets = join(build, 'client', 'assets');
const library = fileURLToPath(new URL('../packages/library', import.meta.url));

interface PageBudget {
  path: string;
  /** Path of the route that the shell loads for an address that is not prerendered. */
  shellRoute?: string;
  /** Catalogues that page asks for beside those that the shell names. */
  words?: readonly string[];
  kB: number;
}

/** Possible, of nobody: what is measured is the page, not its agreement. */
const anyId = 'a'.repeat(22);

/** Goals P7. */
export const budgets: Readonly<Record<string, PageBudget>> = {
  home: { path: '/', kB: 125 },
  'wizard start': { path: '/wizard', kB: 125 },
  wizard: { path: '/wizard/privacy-policy', kB: 125 },
  download: { path: '/download', shellRoute: 'download/:id', words: ['download'], kB: 125 },
  pay: {
    path: '/wizard/pay',
    shellRoute: 'wizard/pay/:id?',
    words: ['pay', 'download', 'ui'],
    kB: 185,
  },
  help: { path: '/help', kB: 125 },
  'help topic': { path: '/help/updates', kB: 125 },
  'log in': { path: '/profile/login', kB: 140 },
  account: { path: '/profile', shellRoute: 'profile', words: ['account', 'ui'], kB: 175 },
  billing: {
    path: '/profile/billing/billing-address',
    shellRoute: 'profile/billing/billing-address',
    words: ['billing', 'account', 'ui'],
    kB: 175,
  },
  agreements: {
    path: '/profile/agreements',
    shellRoute: 'profile/agreements',
    words: ['agreements', 'ui'],
    kB: 175,
  },
  'consent wizard': { path: '/privacy-consent/wizard', kB: 125 },
  consents: {
    path: '/profile/privacy-consents',
    shellRoute: 'profile/privacy-consents',
    words: ['consents', 'ui'],
    kB: 175,
  },
  install: {
    path: `/privacy-consent/install/${anyId}`,
    shellRoute: 'privacy-consent/install/:id?',
    words: ['install', 'banner-editor', 'download', 'ui'],
    kB: 175,
  },
  vendors: {
    path: `/profile/privacy-consents/vendors/${anyId}`,
    shellRoute: 'profile/privacy-consents/vendors/:id',
    words: ['banner-editor', 'account', 'ui'],
    kB: 195,
  },
  appearance: {
    path: `/profile/privacy-consents/appearance/${anyId}`,
    shellRoute: 'profile/privacy-consents/appearance/:id',
    words: ['banner-editor', 'account', 'ui'],
    // Its preview speaks every language of banners, five of them formally and as a friend.
    kB: 198,
  },
  'consent log': {
    path: `/profile/privacy-consents/consent-log/${anyId}`,
    shellRoute: 'profile/privacy-consents/consent-log/:id',
    words: ['consent-log', 'banner-editor', 'ui'],
    kB: 175,
  },
  'record of the consent log': {
    path: `/profile/privacy-consents/consent-log/${anyId}/entry/${anyId}`,
    shellRoute: 'profile/privacy-consents/consent-log/:id/entry/:record',
    words: ['consent-log', 'banner-editor', 'ui'],
    kB: 195,
  },
  update: {
    path: `/wizard/privacy-policy/update/${anyId}`,
    shellRoute: 'wizard/privacy-policy/update/:id',
    words: ['update', 'wizard', 'review', 'ui'],
    kB: 125,
  },
  editor: {
    path: '/profile/agreements/edit',
    shellRoute: 'profile/agreements/edit/:id?',
    words: ['editor', 'ui'],
    kB: 155,
  },
  translation: {
    path: '/profile/agreements/translation/edit',
    shellRoute: 'profile/agreements/translation/edit/:id?',
    words: ['translation', 'editor', 'ui'],
    kB: 175,
  },
  versions: {
    path: `/profile/agreements/versions/${anyId}`,
    shellRoute: 'profile/agreements/versions/:id',
    words: ['versions', 'agreements', 'ui'],
    kB: 175,
  },
};
/** A ratchet, no goal: with what comes right after, what reads and writes Markdown and the field of a clause. */
export const editorReadyBudgetKb = 273;
export const textsBudgetKb = 30;
/** Goal P7: what the first question waits for. */
export const firstQuestionBudgetKb = 150;
/** A ratchet, no goal: with what comes while it is read, so that no bytes are hidden in a second load. */
export const wizardReadyBudgetKb = 190;

/** kB (1000 bytes) of all scripts that page and route name, with what those import statically. */
export function firstLoadKb({ path, shellRoute, words = [] }: PageBudget, language: string): number {
  const html = readFileSync(
    join(build, language, shellRoute === undefined ? path : '_shell', 'index.html'),
    'utf8',
  );
  const named = scriptsIn(html);
  const routed = shellRoute === undefined ? [] : scriptsOfRoute(shellRoute);
  return kbOf(closure([...named, ...routed, ...words.map((name) => scriptOf(`${name}.${language}`))]));
}

/** kB of all scripts that the first question of the wizard waits for: the first load, and what that asks for at once beside the question texts. */
export function firstQuestionKb(language: string): number {
  return wizardKb(language, ['late-wizard']);
}

/** The same with the other questions, and what judges, sends and shows them. */
export function wizardReadyKb(language: string): number {
  return wizardKb(language, ['late-wizard', 'rest-of-wizard', 'questions-privacy-policy']);
}

function wizardKb(language: string, late: readonly string[]): number {
  const html = readFileSync(join(build, language, budgets['wizard']?.path ?? '', 'index.html'), 'utf8');
  return kbOf(closure([...scriptsIn(html), ...late.map(scriptOf)]));
}

/** kB of all scripts that an open text ends up with: the first load, what reads it, and the field of a clause. */
export function editorReadyKb(language: string): number {
  const { shellRoute = '', words = [] } = budgets['editor'] ?? {};
  const html = readFileSync(join(build, language, '_shell', 'index.html'), 'utf8');
  const late = [scriptOf('make-document'), scriptOf('clause-editing')];
  const named = [...scriptsIn(html), ...scriptsOfRoute(shellRoute), ...late];
  return kbOf(closure([...named, ...words.map((name) => scriptOf(`${name}.${language}`))]));
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/["']\/assets\/([\w.$-]+\.js)["']/g)].map(([, file = '']) => file);
}

function scriptOf(chunk: string): string {
  const found = readdirSync(assets).find((file) => file.startsWith(`${chunk}-`) && file.endsWith('.js'));
  if (found === undefined) throw new Error(`the build has no ${chunk}`);
  return found;
}

/** The manifest of the router names the modules of a route and of what is around it; `closure` follows their imports. */
function scriptsOfRoute(path: string): string[] {
  const manifest = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(join(assets, manifest), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  const scripts: string[] = [];
  let route = Object.values(routes).find((one) => one.path === path);
  if (route === undefined) throw new Error(`the build knows no route ${path}`);
  while (route !== undefined) {
    scripts.push(basename(route.module));
    route = routes[route.parentId ?? ''];
  }
  return scripts;
}

interface BuiltRoute {
  module: string;
  path?: string;
  parentId?: string;
}

function closure(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const text = readFileSync(join(assets, file), 'utf8');
    // A static import or re-export; `import(` is what comes later.
    const imports = text.matchAll(/\b(?:import|export)\b[^'"();]*["']\.\/([\w.$-]+\.js)["']/g);
    for (const [, imported = ''] of imports) found.add(imported);
  }
  return found;
}

function kbOf(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
  return bytes / 1000;
}

/** kB of the words of one wizard in one language, which come beside the page's scripts. */
export function questionTextsKb(language: string, type = 'privacy-policy'): number {
  const files = [`shared/questions/${language}.json`, `types/${type}/questions/${language}.json`];
  const bytes = files.map((file) => {
    const text = readFileSync(join(library, file), 'utf8');
    return gzipSync(JSON.stringify(JSON.parse(text)), { level: 9 }).length;
  });
  return bytes.reduce((sum, value) => sum + value, 0) / 1000;
}

/** What the built files alone say, so that a test can say it again. */
export function builtRows(): Row[] {
  const rows: Row[] = Object.entries(budgets).map(([name, budget]) => ({
    goal: 'P7',
    what: `first-load JavaScript, gzip: ${name}`,
    value: Math.max(...languages.map((language) => firstLoadKb(budget, language))),
    unit: 'kB',
    target: { atMost: budget.kB },
    medians: {},
  }));
  for (const [moment, kbIn, atMost] of [
    ['the first question reacts', firstQuestionKb, firstQuestionBudgetKb],
    ['all questions are there', wizardReadyKb, wizardReadyBudgetKb],
  ] as const) {
    rows.push({
      goal: 'P7',
      what: `JavaScript until ${moment}, question texts beside, gzip: wizard`,
      value: Math.max(...languages.map(kbIn)),
      unit: 'kB',
      target: { atMost },
      medians: {},
    });
  }
  for (const language of languages) {
    rows.push({
      goal: 'P7',
      what: `question texts of the privacy policy, gzip: ${language}`,
      value: questionTextsKb(language),
      unit: 'kB',
      target: { atMost: textsBudgetKb },
      medians: {},
    });
  }
  return rows;
}

export const measure: Measure = async () => [...builtRows(), ...(await loadedByBrowser())];

/** How long a page may go on loading after its load event. */
const lateMs = 3000;

/** What a browser asks for, with question texts, catalogues and whatever is loaded late. */
async function loadedByBrowser(): Promise<Row[]> {
  await using server = await startServer();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [name, { path }] of Object.entries(budgets)) {
    const page = await browser.newPage({ locale: 'en-GB' });
    const scripts = new Set<string>();
    page.on('response', (reply) => {
      const { pathname } = new URL(reply.url());
      if (pathname.endsWith('.js')) scripts.add(basename(pathname));
    });
    const reply = await page.goto(`${server.origin}${path}`);
    if (reply?.ok() !== true) throw new Error(`${path}: ${reply?.status()}`);
    await page.waitForTimeout(lateMs);
    await page.close();
    const value = kbOf(scripts);
    rows.push({
      goal: 'P7',
      what: `everything a browser loads, texts and late scripts included, gzip: ${name}`,
      value,
      unit: 'kB',
      medians: { scripts: scripts.size },
    });
  }
  await browser.close();
  return rows;
}
