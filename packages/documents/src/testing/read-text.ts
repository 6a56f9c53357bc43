/** What a reader finds in a finished file but for its list of contents, as one string; numbers and bullets of lists included where they are drawn. */
import { execFileSync } from 'node:child_process';
import type { Plain } from '@clausewright/engine/document/tree';
import { contentsLabels } from '../contents.ts';
import { expectedText } from './expected-text.ts';
import { zipEntries } from './zip-entries.ts';

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };
const decode = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|#39|amp);/gu, (whole, name: string) => entities[name] ?? whole);

export function htmlText(html: string): string {
  const body = html.replace(
    /<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<nav class="contents"[\s\S]*?<\/nav>/gu,
    '',
  );
  return decode(body.replace(/<(?!\/?(?:strong|em|a|mark|span)\b)[^>]*>/gu, '\n').replace(/<[^>]*>/gu, ''));
}

interface Level {
  format: string;
  text: string;
}

function attribute(xml: string, element: string, name = 'w:val'): string | undefined {
  return new RegExp(`<${element} [^>]*?${name}="([^"]*)"`, 'u').exec(xml)?.[1];
}

/** Word's numbering as Word applies it: one counter per list instance and level. */
function numberingOf(xml: string): (numId: string, level: string) => string {
  const abstract = new Map<string, Level[]>();
  for (const [whole, id] of xml.matchAll(
    /<w:abstractNum [^>]*?w:abstractNumId="(\d+)"[\s\S]*?<\/w:abstractNum>/gu,
  )) {
    const levels = [...whole.matchAll(/<w:lvl [\s\S]*?<\/w:lvl>/gu)].map(([level]) => ({
      format: attribute(level, 'w:numFmt') ?? '',
      text: attribute(level, 'w:lvlText') ?? '',
    }));
    abstract.set(id ?? '', levels);
  }
  const instances = new Map<string, Level[]>();
  for (const [whole, id] of xml.matchAll(/<w:num [^>]*?w:numId="(\d+)"[\s\S]*?<\/w:num>/gu))
    instances.set(id ?? '', abstract.get(attribute(whole, 'w:abstractNumId') ?? '') ?? []);
  const counters = new Map<string, number>();
  return (numId, level) => {
    const shape = instances.get(numId)?.[Number(level)];
    if (shape === undefined) throw new Error(`no numbering ${numId}`);
    if (shape.format === 'bullet') return shape.text;
    const key = `${numId}/${level}`;
    counters.set(key, (counters.get(key) ?? 0) + 1);
    return shape.text.replace(/%\d/u, String(counters.get(key)));
  };
}

export function docxText(bytes: Uint8Array): string {
  const entries = zipEntries(bytes);
  const mark = numberingOf(entries.get('word/numbering.xml') ?? '');
  const body = (entries.get('word/document.xml') ?? '').replace(
    /<w:p>(?:(?!<\/w:p>)[\s\S])*<\/w:p><w:sdt>[\s\S]*?<\/w:sdt>/u,
    '',
  );
  return [...body.matchAll(/<w:p>([\s\S]*?)<\/w:p>|<w:p\/>/gu)]
    .map(([whole]) => {
      const numId = attribute(whole, 'w:numId');
      const prefix = numId === undefined ? '' : `${mark(numId, attribute(whole, 'w:ilvl') ?? '0')} `;
      const runs = [...whole.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/gu)];
      return prefix + runs.map(([, text]) => (text === undefined ? ' ' : decode(text))).join('');
    })
    .join('\n');
}

/** Text of each page in the order of the tags, without the page number in the footer. */
export function pdfPages(bytes: Uint8Array): string[] {
  const text = execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    input: bytes,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return text
    .toString('utf8')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replace(/\d+ \/ \d+\s*$/u, '').replace(contentsInPdf, ''));
}

/** Its lines end with dots and a page; it may go on at the top of the next page. */
const contentsInPdf = new RegExp(
  `(?:^(?:${Object.values(contentsLabels).join('|')})\\n[\\s\\S]*|(?<![\\s\\S])(?:.*\\n)?.*)(?:\\. ?){3,}\\u2060?\\d+$`,
  'mu',
);

/** Letters alone: breaks at line ends and hyphens differ between formats and mean nothing. */
export function lettersOnly(text: string): string {
  return text.replace(/[\s\u00ad\u2010\u2011-]+/gu, '').normalize('NFC');
}

/** Empty when the pages say what the tree says; a table's head may come again at the top of a page. */
export function comparePages(pages: readonly string[], plain: Plain): string {
  const expected = lettersOnly(expectedText(plain, 'pdf'));
  const heads = plain.children.flatMap((node) =>
    node.type === 'records' ? [lettersOnly(node.fields.join(''))] : [],
  );
  let at = 0;
  for (const page of pages) {
    let rest = lettersOnly(page);
    const head = heads.find((words) => rest.startsWith(words));
    if (head !== undefined && !expected.startsWith(rest, at)) rest = rest.slice(head.length);
    if (!expected.startsWith(rest, at)) return firstDifference(rest, expected.slice(at, at + rest.length));
    at += rest.length;
  }
  return at === expected.length ? '' : `missing: ${expected.slice(at, at + 200)}`;
}

/** Empty when equal, else the surroundings of the first difference. */
export function firstDifference(actual: string, expected: string): string {
  if (actual === expected) return '';
  let at = 0;
  while (actual[at] === expected[at] && at < actual.length) at++;
  return `found ${actual.slice(Math.max(0, at - 40), at + 40)} instead of ${expected.slice(Math.max(0, at - 40), at + 40)}`;
}
