/**
 * Renders every public page in every language from the server build, compresses pages and assets and
 * writes what the server must know to send them: their hashes and those of their inline scripts and
 * styles. Who operates the instance and what it costs stand in the pages: run it again after changing OPERATOR_*,
 * PRICE_TABLE or CURRENCY.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { helpPath, helpTopics } from './app/help-topics.ts';
import { findArea, listNamespaces } from './app/language/areas.ts';
import { isInterfaceLanguage, translated } from './app/interface-languages.ts';
import { operatorFrom } from './operator-from.ts';
import { getDescription, withHead } from './page-head.ts';
import { pricesFrom } from './prices-from.ts';
import { publicPaths } from './public-paths.ts';
import { browserManifest } from './slim-manifest.ts';
import { refuseRoutesWithData } from './slim-router.ts';

/** One row of build/pages.json; `file` is below build/, with `.br` and `.gz` beside it. */
interface PageRecord {
  language: string;
  path: string;
  file: string;
  /** Of the content, for the ETag. */
  hash: string;
  /** `sha256-…` of each inline script and style, for the page's security policy. */
  scripts: string[];
  styles: string[];
  /** The figures that the page names. */
  prices?: string;
}

const build = process.env['WEB_BUILD']
  ? `${resolve(process.env['WEB_BUILD'])}/`
  : new URL('./build/', import.meta.url).pathname;
const shellPath = '/_shell';
const maintenancePath = '/maintenance';
/** Home without a figure, for while others are in force than those of the environment (decision 054). */
const withoutPricesPath = '/_without-prices';
/** No search engine is to know them. */
const unlisted = new Set([shellPath, maintenancePath, '/404']);
const operator = operatorFrom(process.env);
const prices = pricesFrom(process.env);

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function inline(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  return [...found]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/json"/.test(attributes))
    .map(([, , content = '']) => sha256(content));
}

async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeFile(`${file}.br`, brotliCompressSync(content, brotli));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** The scripts with the words of one page; the shell stands for several, so only what all of them say. */
async function wordFiles(language: string, path: string): Promise<string[]> {
  // The maintenance page has no script that would speak.
  if (path === maintenancePath) return [];
  const area = path === shellPath ? null : findArea(addressOf(path));
  const namespaces = area ? listNamespaces(area).map((name) => `${name}.${language}`) : [];
  const helpText = helpTopics
    .filter((topic) => helpPath(topic) === path)
    .map((topic) => `help-${topic}.${language}`);
  const files = await readdir(join(build, 'client/assets'));
  return [`catalogue-${language}`, ...namespaces, ...helpText].map((start) => {
    const file = files.find((name) => name.startsWith(`${start}-`) && name.endsWith('.js'));
    if (!file) throw new Error(`no ${start} in the build`);
    return `/assets/${file}`;
  });
}

/** Where a person finds the page. */
function addressOf(path: string): string {
  return path === shellPath || path === withoutPricesPath ? '/' : path;
}

type Render = (request: Request) => Promise<Response>;

async function renderPage(render: Render, language: string, path: string): Promise<PageRecord> {
  const shell = path === shellPath;
  const response = await render(
    new Request(`http://localhost${addressOf(path) === '/' ? '/' : `${path}/`}`, {
      headers: {
        'accept-language': language,
        'x-operator': encodeURIComponent(JSON.stringify(operator)),
        ...(path === '/' ? { 'x-prices': prices } : {}),
        ...(shell ? { 'X-React-Router-SPA-Mode': 'yes' } : {}),
      },
    }),
  );
  const rendered = await response.text();
  const where = `${language} ${path}`;
  if (response.status !== 200) throw new Error(`${where}: status ${response.status}\n${rendered}`);
  if (!rendered.includes(`<html lang="${language}"`)) throw new Error(`${where}: wrong or no <html lang>`);
  if (/\sstyle="/.test(rendered)) throw new Error(`${where}: a style attribute, which the policy refuses`);
  if (shell === rendered.includes('<h1')) throw new Error(`${where}: the shell and a page were mixed up`);
  // Known only here which words the page needs: saves a round trip before hydration.
  const words = await wordFiles(language, path);
  const description = unlisted.has(path) ? null : getDescription(addressOf(path), language);
  const html = withHead(rendered, { description, scripts: words, isReadable: !shell });
  const file = join(language, path, 'index.html');
  await writeCompressed(join(build, file), Buffer.from(html));
  return {
    language,
    path,
    file,
    hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    scripts: inline(html, 'script'),
    styles: inline(html, 'style'),
    ...(path === '/' ? { prices } : {}),
  };
}

async function compressAssets(): Promise<void> {
  const folder = join(build, 'client/assets');
  const names = await readdir(folder);
  // An asset is named by its content: one that was compressed before is the same.
  const done = (name: string) => existsSync(join(folder, `${name}.br`));
  for (const name of names.filter((name) => /\.(js|css|svg)$/.test(name) && !done(name))) {
    await writeCompressed(join(folder, name), await readFile(join(folder, name)));
  }
}

// React Router honours the header for the shell only from a build.
process.env['IS_RR_BUILD_REQUEST'] = 'yes';
const serverBuild = (await import(join(build, 'server/index.js'))) as ServerBuild;
refuseRoutesWithData(serverBuild.assets.routes);
const render: Render = createRequestHandler(serverBuild, 'production');
const pages: PageRecord[] = [];
for (const language of translated) await rm(join(build, language), { recursive: true, force: true });
for (const language of operator.languages.filter(isInterfaceLanguage)) {
  for (const path of [...publicPaths, shellPath, withoutPricesPath])
    pages.push(await renderPage(render, language, path));
}
await writeFile(join(build, 'client', serverBuild.assets.url), browserManifest(serverBuild.assets));
await compressAssets();
await writeFile(join(build, 'pages.json'), JSON.stringify(pages, null, 1));
console.log(`${pages.length} pages in ${operator.languages.join(', ')}`);
