/**
 * A prescribed text as it lies in `texts/<id>/<language>.md`: front matter says what it is and how each part was read, then
 * `# part` and its words. Checked as it is read, so that no wrong name waits for the owner whose document prints it.
 */
import { suggestion } from '@clausewright/engine/document/check/nearest';
import { type Body, type Mark, readText, TextFault } from '@clausewright/engine/document/text-file';

export type Official = 'verified' | 'unverified';

/** How a part was read, the surest first. */
const statuses = ['verified', 'official-copy', 'single-copy', 'adapted-copies', 'memory'] as const;
type Status = (typeof statuses)[number];

export interface StatutoryText {
  title: string;
  source: string;
  official: Official;
  parts: Readonly<Record<string, { status: Status; text: string }>>;
}

/** The parts that a kind of text has, each with the placeholders that its words may hold. */
export type Shape = Readonly<Record<string, readonly string[]>>;

/** Throws a `TextFault` that names file, line and the nearest right name. */
export function readStatutoryText(file: string, source: string, shape: Shape): StatutoryText {
  const { about, body, snippets, lists } = readText(file, source);
  const start = { file, line: 1, column: 1 };
  const [list] = lists.keys();
  if (list !== undefined || body.strings.some((piece) => piece.trim() !== '') || body.marks.length > 0)
    throw new TextFault('words of a prescribed text stand under "# part"', body.at);
  for (const name of Object.keys(about)) {
    const known = ['title', 'source', 'official', ...statuses];
    if (!known.includes(name))
      throw new TextFault(`front matter has no ${name}${suggestion(name, known)}`, start);
  }
  const { title, source: readFrom, official } = about;
  if (title === undefined || readFrom === undefined)
    throw new TextFault('front matter names title and source', start);
  if (official !== 'verified' && official !== 'unverified')
    throw new TextFault('official is verified or unverified', start);
  const missing = Object.keys(shape).find((part) => !snippets.has(part));
  if (missing !== undefined) throw new TextFault(`there is no part "# ${missing}"`, start);
  const parts = [...snippets].map(([part, words]) => {
    const placeholders = shape[part];
    if (placeholders === undefined)
      throw new TextFault(
        `"# ${part}" is no part of this text${suggestion(part, Object.keys(shape))}`,
        words.at,
      );
    const status = statuses.find((one) => about[one]?.split(' ').includes(part));
    if (status === undefined)
      throw new TextFault(
        `front matter does not say how "# ${part}" was read: ${statuses.join(', ')}`,
        words.at,
      );
    return [part, { status, text: plainText(words, placeholders) }] as const;
  });
  return { title, source: readFrom, official, parts: Object.fromEntries(parts) };
}

/** The words with their placeholders still in braces. */
function plainText({ strings, marks }: Body, known: readonly string[]): string {
  const pieces = strings.map((text, i) => text + placeholder(marks[i], known));
  return pieces.join('').trim();
}

function placeholder(mark: Mark | undefined, known: readonly string[]): string {
  if (mark === undefined) return '';
  if (mark.kind !== 'value' || mark.options.length > 0)
    throw new TextFault('a prescribed text holds no mark but {placeholders}', mark.at);
  if (!known.includes(mark.name))
    throw new TextFault(`nothing fills {${mark.name}}${suggestion(mark.name, known)}`, mark.at);
  return `{${mark.name}}`;
}
