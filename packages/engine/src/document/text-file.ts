/**
 * Reads the words of a clause in one language: Markdown with three marks in braces. The format is in docs/drafting.md.
 *
 *   {part: words}      words that stand under a condition or meet a duty; nests; may span paragraphs and lists
 *   {value option …}   an answer, a computed value, a snippet or a noun
 *   {#pp.contact}      the title of another section of the same document, in quotes
 *   {#pp.contact: how to reach us}   words of their own that refer to that section
 *
 * `# name` begins a snippet, which code puts into rows and sentences, or a list of words (`key = words`).
 */

/** Where a mark stands; lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export type Mark =
  | { kind: 'part'; name: string; body: Body; at: Place }
  | { kind: 'value'; name: string; options: readonly string[]; at: Place }
  | { kind: 'section'; id: string; words?: Body; at: Place };

/** Literal pieces and the marks between them, as a tagged template has strings and holes. */
export interface Body {
  at: Place;
  strings: readonly string[];
  marks: readonly Mark[];
}

/** Words by key; those of the forms of a plural may hold marks. */
export type WordList = Readonly<Record<string, Body>>;

export interface TextFile {
  /** Front matter: `status: draft`; empty without any. */
  about: Readonly<Record<string, string>>;
  body: Body;
  snippets: ReadonlyMap<string, Body>;
  lists: ReadonlyMap<string, WordList>;
}

/** A fault of a text file; its message begins with file:line:column. */
export class TextFault extends Error {
  constructor(what: string, { file, line, column }: Place) {
    super(`${file}:${line}:${column} ${what}`);
  }
}

const sectionStart = /^# (\S+) *$/;
const listEntry = /^([\w.-]+) = (.*)$/;

/** Throws a `TextFault` for what is no text file. */
export function readText(file: string, source: string): TextFile {
  const lines = withoutComments(source.replace(/\r\n?/g, '\n')).split('\n');
  const { about, from } = frontMatter(file, lines);
  const starts = lines.flatMap((line, i) => (i >= from && sectionStart.test(line) ? [i] : []));
  const snippets = new Map<string, Body>();
  const lists = new Map<string, WordList>();
  for (const [i, start] of starts.entries()) {
    const name = sectionStart.exec(lines[start] ?? '')?.[1] ?? '';
    const at = { file, line: start + 1, column: 1 };
    const end = starts[i + 1] ?? lines.length;
    if (snippets.has(name) || lists.has(name)) throw new TextFault(`"# ${name}" stands here twice`, at);
    const words = lines.slice(start + 1, end).filter((line) => line.trim() !== '');
    if (words.length === 0) throw new TextFault(`"# ${name}" has no words`, at);
    if (words.every((line) => listEntry.test(line))) lists.set(name, readList(file, lines, start + 1, end));
    else snippets.set(name, readBody(file, lines, start + 1, end));
  }
  return { about, body: readBody(file, lines, from, starts[0] ?? lines.length), snippets, lists };
}

/** Notes for translators disappear; their lines stay, so that places stay right. */
function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
}

function frontMatter(
  file: string,
  lines: readonly string[],
): { about: Record<string, string>; from: number } {
  if (lines[0] !== '---') return { about: {}, from: 0 };
  const end = lines.indexOf('---', 1);
  if (end === -1) throw new TextFault('the front matter is not closed by ---', { file, line: 1, column: 1 });
  const entries = lines.slice(1, end).map((line, i) => {
    const [, key, value] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      throw new TextFault('a line of front matter is "name: text"', { file, line: i + 2, column: 1 });
    }
    return [key, value.trim()] as const;
  });
  return { about: Object.fromEntries(entries), from: end + 1 };
}

function readList(file: string, lines: readonly string[], from: number, to: number): WordList {
  const entries = lines.slice(from, to).flatMap((line, i) => {
    const [, key, words] = listEntry.exec(line) ?? [];
    if (key === undefined || words === undefined) return [];
    // The entry alone, on its line, so that the places of its marks are right.
    const alone = [
      ...Array.from({ length: from + i }, () => ''),
      `${' '.repeat(key.length + 3)}${words.trimEnd()}`,
    ];
    return [[key, readBody(file, alone, from + i, from + i + 1)] as const];
  });
  return Object.fromEntries(entries);
}

/** The words in lines `from` (inclusive) to `to` (exclusive), counted from 0. */
function readBody(file: string, lines: readonly string[], from: number, to: number): Body {
  const text = lines.slice(from, to).join('\n');
  const placeOf = placeFinder(file, text, from + 1);
  const whole = readUntilClosed(text, 0, placeOf, null);
  return whole.body;
}

/** Places of ascending offsets: each search goes on from the last line found. */
function placeFinder(file: string, text: string, firstLine: number): (offset: number) => Place {
  let line = firstLine;
  let lineStart = 0;
  return (offset) => {
    for (
      let end = text.indexOf('\n', lineStart);
      end !== -1 && end < offset;
      end = text.indexOf('\n', lineStart)
    ) {
      line += 1;
      lineStart = end + 1;
    }
    return { file, line, column: offset - lineStart + 1 };
  };
}

type Open = { name: string; at: Place } | null;

/** Reads up to the brace that closes `open`, or to the end of the text when nothing is open. */
function readUntilClosed(
  text: string,
  start: number,
  placeOf: (offset: number) => Place,
  open: Open,
): { body: Body; next: number } {
  const at = open?.at ?? placeOf(start);
  const strings = [''];
  const marks: Mark[] = [];
  let next = start;
  for (;;) {
    const brace = /[{}]/.exec(text.slice(next));
    const end = brace === null ? text.length : next + brace.index;
    strings[strings.length - 1] += text.slice(next, end);
    if (brace === null) {
      if (open !== null) throw new TextFault(`the part {${open.name}: … is never closed by }`, open.at);
      return { body: { at, strings, marks }, next: end };
    }
    if (text[end] === '}') {
      if (open === null) throw new TextFault('a } that closes nothing', placeOf(end));
      return { body: { at, strings, marks }, next: end + 1 };
    }
    const read = readMark(text, end, placeOf);
    marks.push(read.mark);
    strings.push('');
    next = read.next;
  }
}

const markStart = /\{(#?)([A-Za-z][\w.-]*)/y;
const markEnd = /((?: [\w:.-]+)*)\}/y;

function readMark(
  text: string,
  start: number,
  placeOf: (offset: number) => Place,
): { mark: Mark; next: number } {
  const at = placeOf(start);
  markStart.lastIndex = start;
  const [opening, hash, name] = markStart.exec(text) ?? [];
  if (opening === undefined || name === undefined) {
    throw new TextFault('after { comes a name: {part: words}, {value} or {#section}', at);
  }
  const afterName = start + opening.length;
  if (text[afterName] === ':') {
    const { body, next } = readUntilClosed(text, afterName + 1, placeOf, { name, at });
    if (hash === '#') return { mark: { kind: 'section', id: name, words: body, at }, next };
    return { mark: { kind: 'part', name, body, at }, next };
  }
  markEnd.lastIndex = afterName;
  const [closing, rest = ''] = markEnd.exec(text) ?? [];
  if (closing === undefined) {
    throw new TextFault(`{${name} … is neither {${name}: words} nor {${name} option}`, at);
  }
  const next = afterName + closing.length;
  if (hash === '#') return { mark: { kind: 'section', id: name, at }, next };
  const options = rest.split(' ').filter((option) => option !== '');
  return { mark: { kind: 'value', name, options, at }, next };
}

/** What stands inside the mark. */
export function innerBody(mark: Mark): Body | undefined {
  if (mark.kind === 'value') return undefined;
  return mark.kind === 'part' ? mark.body : mark.words;
}

/** Every mark of a body, those inside other marks included. */
export function marksIn(body: Body): Mark[] {
  return body.marks.flatMap((mark) => {
    const inner = innerBody(mark);
    return inner === undefined ? [mark] : [mark, ...marksIn(inner)];
  });
}

/** Every body of a file: its own first, then those of snippets and lists. */
export function listBodies(text: TextFile): Body[] {
  return [text.body, ...text.snippets.values(), ...[...text.lists.values()].flatMap(Object.values<Body>)];
}
