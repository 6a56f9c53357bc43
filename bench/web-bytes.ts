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
  /** The route that the shell loads for an address that is not prerendered. */
  shellRoute?: string;
  /** The layouts around that route, where they are more than a menu. */
  layouts?: readonly string[];
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
  download: { path: '/download', shellRoute: 'routes/download.$id', words: ['download'], kB: 125 },
  pay: {
    path: '/wizard/pay',
    shellRoute: 'routes/wizard.pay',
    words: ['pay', 'download', 'ui'],
    kB: 185,
  },
  help: { path: '/help', kB: 125 },
  'help topic': { path: '/help/updates', kB: 125 },
  'log in': { path: '/profile/login', kB: 140 },
  account: { path: '/profile', shellRoute: 'routes/profile', words: ['account', 'ui'], kB: 175 },
  billing: {
    path: '/profile/billing/billing-address',
    shellRoute: 'routes/profile.billing.billing-address',
    words: ['billing', 'account', 'ui'],
    kB: 175,
  },
  agreements: {
    path: '/profile/agreements',
    shellRoute: 'routes/profile.agreements',
    words: ['agreements'],
    kB: 175,
  },
  'consent wizard': { path: '/privacy-consent/wizard', kB: 125 },
  consents: {
    path: '/profile/privacy-consents',
    shellRoute: 'routes/profile.privacy-consents',
    words: ['consents', 'ui'],
    kB: 175,
  },
  install: {
    path: `/privacy-consent/install/${anyId}`,
    shellRoute: 'routes/privacy-consent.install.$id',
    layouts: ['consent/editor/tabs-frame'],
    words: ['install', 'banner-editor', 'download', 'ui'],
    kB: 175,
  },
  vendors: {
    path: `/profile/privacy-consents/vendors/${anyId}`,
    shellRoute: 'routes/profile.privacy-consents.vendors.$id',
    layouts: ['consent/editor/tabs-frame'],
    words: ['banner-editor', 'account', 'ui'],
    kB: 195,
  },
  appearance: {
    path: `/profile/privacy-consents/appearance/${anyId}`,
    shellRoute: 'routes/profile.privacy-consents.appearance.$id',
    layouts: ['consent/editor/tabs-frame'],
    words: ['banner-editor', 'account', 'ui'],
    kB: 195,
  },
  'consent log': {
    path: `/profile/privacy-consents/consent-log/${anyId}`,
    shellRoute: 'consent/log/log-layout',
    layouts: ['consent/editor/tabs-frame'],
    words: ['consent-log', 'banner-editor', 'ui'],
    kB: 175,
  },
  'record of the consent log': {
    path: `/profile/privacy-consents/consent-log/${anyId}/entry/${anyId}`,
    shellRoute: 'routes/profile.privacy-consents.consent-log.entry.$record',
    layouts: ['consent/editor/tabs-frame', 'consent/log/log-layout'],
    words: ['consent-log', 'banner-editor', 'ui'],
    kB: 195,
  },
  update: {
    path: `/wizard/privacy-policy/update/${anyId}`,
    shellRoute: 'update-privacy-policy',
    words: ['update', 'wizard', 'review', 'ui'],
    kB: 125,
  },
  editor: {
    path: '/profile/agreements/edit',
    shellRoute: 'routes/profile.agreements.edit',
    words: ['editor'],
    kB: 225,
  },
  translation: {
    path: '/profile/agreements/translation/edit',
    shellRoute: 'routes/profile.agreements.translation.edit',
    words: ['translation', 'editor', 'ui'],
    kB: 175,
  },
  versions: {
    path: `/profile/agreements/versions/${anyId}`,
    shellRoute: 'routes/profile.agreements.versions.$id',
    words: ['versions', 'agreements', 'ui'],
    kB: 175,
  },
};
/**
 * A ratchet, no goal: with what comes right after, the keys, colours and preview of the editor. 7 of it write
 * Markdown, by which the preview knows a table that was not touched; 1 keeps images and tables as typed; the last one
 * is the frame's, whose footer says that nobody has named himself as operator.
 */
export const editorReadyBudgetKb = 292;
export const textsBudgetKb = 30;
/** A ratchet, no goal: what the first question waits for may not grow unnoticed. 4 kB are numbers by state, lists of purposes and promises. */
export const firstQuestionBudgetKb = 183;

/** kB (1000 bytes) of all scripts that page and route name, with what those import statically. */
export function firstLoadKb(
  { path, shellRoute, layouts = [], words = [] }: PageBudget,
  language: string,
): number {
  const html = readFileSync(
    join(build, language, shellRoute === undefined ? path : '_shell', 'index.html'),
    'utf8',
  );
  const named = scriptsIn(html);
  const routed = [shellRoute, ...layouts].flatMap((id) => (id === undefined ? [] : scriptsOfRoute(id)));
  return kbOf(closure([...named, ...routed, ...words.map((name) => scriptOf(`${name}.${language}`))]));
}

/**
 * kB of all scripts that the first question of the wizard waits for: the first load, and what that
 * asks for at once beside the question texts. Keeps bytes from being hidden in a second load.
 */
export function firstQuestionKb(language: string): number {
  const html = readFileSync(join(build, language, budgets['wizard']?.path ?? '', 'index.html'), 'utf8');
  return kbOf(closure([...scriptsIn(html), scriptOf('late-wizard'), scriptOf('questions-privacy-policy')]));
}

/** kB of all scripts that an open text ends up with: the first load, what its field gets late, and its preview. */
export function editorReadyKb(language: string): number {
  const { shellRoute = '', words = [] } = budgets['editor'] ?? {};
  const html = readFileSync(join(build, language, '_shell', 'index.html'), 'utf8');
  const late = [scriptOf('late'), scriptOf('make-document')];
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

/** The manifest of the router names the module of a route; `closure` follows what that imports. */
function scriptsOfRoute(id: string): string[] {
  const manifest = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(join(assets, manifest), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { module: string }>;
  };
  const route = routes[id];
  if (route === undefined) throw new Error(`the build knows no route ${id}`);
  return [basename(route.module)];
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
  rows.push({
    goal: 'P7',
    what: 'JavaScript until the first question reacts, question texts beside, gzip: wizard',
    value: Math.max(...languages.map(firstQuestionKb)),
    unit: 'kB',
    target: { atMost: firstQuestionBudgetKb },
    medians: {},
  });
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
