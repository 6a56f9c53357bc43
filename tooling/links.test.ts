/** Relative links in the documentation lead to files and headings that exist, and so do the paths that it names. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md'), 'bench/README.md'].sort();

/** Text without blocks and spans of code, in which brackets are no links. */
const prose = (markdown: string): string =>
  markdown.replaceAll(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1 *$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** Targets of links and images that lead nowhere else than into this repository. */
function localLinks(markdown: string): string[] {
  return Array.from(
    prose(markdown).matchAll(/\]\(<?([^\s)>]+)>?(?: "[^"]*")?\)/g),
    ([, target = '']) => target,
  ).filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** As GitHub names headings: lower case, no punctuation, dashes for spaces, a number where one comes again. */
function anchors(markdown: string): Set<string> {
  const found = new Set<string>();
  const headings = markdown
    .replaceAll(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1 *$/gm, '')
    .matchAll(/^#{1,6} +(.+?) *$/gm);
  for (const [, title = ''] of headings) {
    const plain = title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
    const name = plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let again = 1; found.has(anchor); again += 1) anchor = `${name}-${again}`;
    found.add(anchor);
  }
  return found;
}

/** Why a link leads nowhere; undefined where it leads somewhere. */
function fault(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), decodeURIComponent(path)));
  if (target.startsWith('..') || !existsSync(target)) return `${page}: ${link} leads nowhere`;
  if (anchor === undefined || anchors(readFileSync(target, 'utf8')).has(anchor)) return undefined;
  return `${page}: ${target} has no heading #${anchor}`;
}

test.each(pages)('links in %s resolve', (page) => {
  expect(localLinks(readFileSync(page, 'utf8')).flatMap((link) => fault(page, link) ?? [])).toEqual([]);
});

/** Paths of this repository that stand in spans of code; what is built or yet to be written is no file. */
function namedPaths(markdown: string): string[] {
  return Array.from(markdown.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
    .flatMap((code) => code.match(/(?<!\S)(?:bench|docs|e2e|packages|tooling)\/[\w./*<>-]+/g) ?? [])
    .map((path) => path.replaceAll(/<\w+>/g, '*'))
    .filter((path) => !/\/build\b|NN-/.test(path));
}

test.each(pages.filter((page) => page !== 'CHANGELOG.md'))('paths named in %s exist', (page) => {
  const named = namedPaths(readFileSync(page, 'utf8'));
  expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
});

test('every docs page is reachable from its index', () => {
  const reached = new Set(['docs/README.md']);
  for (const page of reached) {
    for (const link of localLinks(readFileSync(page, 'utf8'))) {
      const target = normalize(join(dirname(page), link.split('#')[0] ?? ''));
      if (target.endsWith('.md') && existsSync(target)) reached.add(target);
    }
  }
  const alone = pages.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/'));
  expect(alone.filter((page) => !reached.has(page))).toEqual([]);
});

test('detects broken links', () => {
  const wrong = ['gone.md', '#no-such-heading', 'docs/README.md#gone', '../outside.md'];
  expect(wrong.flatMap((link) => fault('README.md', link) ?? [])).toHaveLength(4);
  expect(localLinks('[a](b.md) `[c](d.md)` [e](https://e.example) ![f](<g.png> "h")')).toEqual([
    'b.md',
    'g.png',
  ]);
  expect(namedPaths('`node bench/a.ts` `packages/b/<c>.md` `packages/b/build/d` packages/e.ts')).toEqual([
    'bench/a.ts',
    'packages/b/*.md',
  ]);
  expect([...anchors('# A `b`, c!\n## A b c\n```\n# code\n```')]).toEqual(['a-b-c', 'a-b-c-1']);
});
