/**
 * What a text costs to parse, estimated line by line before anything is parsed. The parser's time grows with the
 * square of some things (marks of one paragraph, lists that end, lines that underline), so that 20 kB could hold it
 * for ten seconds. The factors are measured; a document of 60,000 words costs less than what is allowed,
 * the largest that our clauses make a twentieth.
 */
import { limits } from '@clausewright/contract/limits';

export type TextFault = 'too-long' | 'too-many' | 'too-deep';

export interface TextWeight {
  characters: number;
  /** Most containers that one line opens, or that the indent before them may stand for. */
  depth: number;
  /** Estimated microseconds of the parser on a machine at rest. */
  cost: number;
}

const deepest = 50;
const dearest = 1_500_000;
const micros = {
  character: 0.4,
  escape: 2,
  line: 15,
  block: 25,
  sign: 15,
  search: 0.03,
  rebuild: 0.06,
} as const;

/** Why a text of that weight is not parsed, or null. */
export function findTextFault({ characters, depth, cost }: TextWeight): TextFault | null {
  if (characters > limits.documentText) return 'too-long';
  if (depth > deepest) return 'too-deep';
  return cost > dearest ? 'too-many' : null;
}

/** Of texts that are parsed one by one and make one document. */
export function sumWeights(weights: readonly TextWeight[]): TextWeight {
  return {
    characters: weights.reduce((sum, { characters }) => sum + characters, 0),
    depth: weights.reduce((most, { depth }) => Math.max(most, depth), 0),
    cost: weights.reduce((sum, { cost }) => sum + cost, 0),
  };
}

const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/uy;
// What ends a paragraph wherever it stands; other items and indented lines may belong to it.
const interrupts = /^ {0,3}(?:#{1,6}[ \t]|(?:[-+*]|1[.)])[ \t]+[^ \t])/u;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/u;
const sign = /\*+|_+|`+|[[\]<&]/gu;

export function measureWeight(text: string): TextWeight {
  const characters = text.length;
  if (characters > limits.documentText) return { characters, depth: 0, cost: 0 };
  const lines = text.split(/\r\n|\r|\n/u);
  const sum = { depth: 0, blocks: 0, signs: 0, search: 0, ends: 0 };
  let paragraph = { signs: 0, characters: 0 };
  let above: Opening = { containers: 0, column: 0, mark: '' };
  const close = () => {
    // Each unclosed sign is looked for to the end of its paragraph.
    sum.search += paragraph.signs * paragraph.characters;
    paragraph = { signs: 0, characters: 0 };
  };
  for (const line of lines) {
    if (/^[ \t]*$/u.test(line)) {
      close();
      if (above.mark === '>') sum.ends++;
      continue;
    }
    const opening = openingOf(line);
    if (interrupts.test(line)) close();
    if (paragraph.characters === 0) sum.blocks++;
    if (endsContainer(above, opening)) sum.ends++;
    if (underline.test(line)) sum.ends++;
    const signs = line.match(sign)?.length ?? 0;
    paragraph.signs += signs;
    paragraph.characters += line.length;
    sum.signs += signs;
    sum.blocks += opening.containers;
    sum.ends += Math.max(0, opening.containers - 1);
    sum.depth = Math.max(sum.depth, opening.containers, Math.floor((opening.column - 2) / 2));
    above = opening;
  }
  close();
  const cost =
    characters * micros.character +
    (text.split('\\').length - 1) * micros.escape +
    lines.length * micros.line +
    sum.blocks * micros.block +
    sum.signs * micros.sign +
    sum.search * micros.search +
    // With every list, quote or underlined heading that ends, all events of the text so far are copied.
    sum.ends * lines.length * micros.rebuild;
  return { characters, depth: sum.depth, cost };
}

interface Opening {
  containers: number;
  /** Where the words begin, if each mark took two columns. */
  column: number;
  /** The first mark, of a number only its sign. */
  mark: string;
}

function openingOf(line: string): Opening {
  let containers = 0;
  let end = 0;
  for (container.lastIndex = 0; container.test(line); containers++) end = container.lastIndex;
  const prefix = containers > 0 ? line.slice(0, end) : (/^[ \t]*/u.exec(line)?.[0] ?? '');
  const spaces = prefix.match(/[ \t]/gu) ?? [];
  const column = spaces.reduce((sum, space) => sum + (space === '\t' ? 4 : 1), 0);
  const [mark = ''] = /[-+*>.)]/u.exec(containers > 0 ? prefix : '') ?? [];
  return { containers, column: containers > 0 ? column + 2 : column, mark };
}

function endsContainer(above: Opening, next: Opening): boolean {
  return next.column < above.column || (next.column === above.column && next.mark !== above.mark);
}
