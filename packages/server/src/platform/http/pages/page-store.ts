import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPossibleId, languages, type Language } from '@clausewright/contract';
import * as z from 'zod/mini';
import { pagePolicy, payPolicy, type ForeignSources } from '../security-headers.ts';
import type { StoredAnswer } from '../cached-response.ts';

const hash = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
/** Record of the build: one entry per language and path; hashes are written `sha256-` and base64. */
const records = z.array(
  z.object({
    language: z.enum(languages),
    path: z.string(),
    file: z.string(),
    hash: z.string(),
    scripts: z.array(hash),
    styles: z.array(hash),
    prices: z.optional(z.string()),
  }),
);
/** Patterns of addresses that the account shell answers, like `/wizard/pay/:id?`. */
const shellPatterns = z.array(z.string());

export interface Page extends StoredAnswer {
  language: Language;
  policy: string;
  /** The same where the page stands for one on which somebody pays. */
  payPolicy: string;
  /** The figures that it names, as `pricesText` writes them; undefined: none. */
  prices: string | undefined;
}
export interface PageStore {
  /** Languages in which the web app was built. */
  languages: readonly Language[];
  find(path: string, language: Language): Page | undefined;
  /** True for addresses that the shell answers. */
  isShell(path: string): boolean;
  /** True where the browser finds a route of its own, even if the address can name nothing. */
  hasRoute(path: string): boolean;
  /** The address of a page that is written otherwise here, as `/Wizard`; undefined where none is. */
  respelled(path: string): string | undefined;
}

/** Pages with these names answer for addresses that are not prerendered one by one. */
export const shellPath = '/_shell';
export const notFoundPath = '/404';
export const maintenancePath = '/maintenance';
/** The home page without a figure, for while others are in force than those it was rendered with. */
export const withoutPricesPath = '/_without-prices';

/**
 * Where something is paid, or a method is added to pay later. Each is a document of its own: the app's
 * other pages never share one with a provider's script.
 */
const payPage = /^(\/(privacy-consent\/)?wizard\/pay\/[^/]+|\/profile\/billing\/payment-methods\/add)$/;

export function isPayPage(path: string): boolean {
  return payPage.test(path);
}

/**
 * Reads every prerendered page into memory; null when the web app is not built. `frames`: addresses that any
 * page may frame, since the browser's router comes to them from everywhere; `providers` act on pay pages alone.
 */
export function readPages(
  build: string,
  { providers, frames }: { providers: readonly ForeignSources[]; frames: readonly string[] },
): PageStore | null {
  const index = join(build, 'pages.json');
  if (!existsSync(index)) return null;
  const pages = new Map<string, Page>();
  for (const record of z.parse(records, JSON.parse(readFileSync(index, 'utf8')))) {
    pages.set(`${record.language} ${record.path}`, {
      language: record.language,
      etag: `W/"${record.hash}"`,
      policy: pagePolicy(record.scripts, record.styles, frames),
      payPolicy: payPolicy(record.scripts, record.styles, providers),
      prices: record.prices,
      bodies: {
        br: readFileSync(join(build, `${record.file}.br`)),
        gzip: readFileSync(join(build, `${record.file}.gz`)),
        identity: readFileSync(join(build, record.file)),
      },
    });
  }
  const shells = z.parse(shellPatterns, JSON.parse(readFileSync(join(build, 'shells.json'), 'utf8')));
  const matchers = shells.map(matcherOf);
  return {
    languages: languages.filter((language) => pages.has(`${language} ${notFoundPath}`)),
    find: (path, language) => pages.get(`${language} ${path}`),
    isShell: (path) => matchers.some((matches) => matches(path, isPossibleId)),
    hasRoute: (path) =>
      languages.some((language) => pages.has(`${language} ${path}`)) ||
      matchers.some((matches) => matches(path, () => true)),
    respelled(path) {
      const plain = path.toLowerCase();
      const isPage = languages.some((language) => pages.has(`${language} ${plain}`));
      const found = isPage ? plain : shells.map((pattern) => inSpellingOf(pattern, path)).find(Boolean);
      return found === path ? undefined : found;
    },
  };
}

/** The path in the letters of a pattern that it fits; what stands for a name stays as it is. */
function inSpellingOf(pattern: string, path: string): string | undefined {
  const wanted = segments(pattern);
  const spelled = segments(path).map((actual, index) => {
    const segment = wanted[index];
    return segment === undefined || segment.startsWith(':') ? actual : segment;
  });
  const isSame = spelled.join('/').toLowerCase() === segments(path).join('/').toLowerCase();
  const written = `/${spelled.join('/')}`;
  return isSame && matcherOf(pattern)(written, () => true) ? written : undefined;
}

type Matches = (path: string, isId: (id: string, path: string) => boolean) => boolean;

/** Segment by segment: `:name` takes what can be an id, `:name?` at the end may be absent. */
function matcherOf(pattern: string): Matches {
  const wanted = segments(pattern);
  return (path, isId) => {
    const given = segments(path);
    if (given.length > wanted.length) return false;
    return wanted.every((segment, index) => {
      const actual = given[index];
      if (actual === undefined) return segment.endsWith('?');
      return segment.startsWith(':') ? isId(actual, path) : segment === actual;
    });
  };
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
