/** Marks for what an owner wrote: names and addresses differ from owner to owner, the words around them do not. */
import type { Answers, Question } from '@clausewright/engine/questionnaire/definition';
import { flatten } from '@clausewright/engine/questionnaire/nested';
import type { DraftBlock, DraftPhrase, DraftText, Link } from '@clausewright/engine/document/tree';
import { singleLine } from '@clausewright/engine/document/value-text';

/** What an owner wrote, as it may be printed, by the question that it answers. */
type OwnWords = ReadonlyMap<string, ReadonlySet<string>>;

interface Marking {
  own: OwnWords;
  /** The title of a section as another section names it. */
  sectionTitle: (id: string) => string | undefined;
}

const free: readonly Question['kind'][] = ['text', 'area', 'email', 'phone', 'url'];

/** Whole texts and their lines. Options are words of ours, whoever chose them. */
export function ownWords(questions: readonly Question[], answers: Answers): OwnWords {
  const found = new Map<string, Set<string>>();
  for (const [question, text] of written(questions, answers)) {
    const known = found.get(question) ?? new Set<string>();
    found.set(question, known);
    for (const printed of [singleLine(text), ...text.split('\n')]) known.add(printed);
  }
  return found;
}

function written(
  questions: readonly Question[],
  given: object,
): (readonly [question: string, text: string])[] {
  return flatten(questions).flatMap((question) => {
    const value: unknown = Reflect.get(given, question.id);
    if (question.kind === 'group') return rowsOf(value).flatMap((row) => written(question.questions, row));
    const texts = free.includes(question.kind)
      ? textsIn(value)
      : rowsOf(Reflect.get(given, `${question.id}.own`)).flatMap(textsIn);
    return texts.map((text) => [question.id, text] as const);
  });
}

function rowsOf(value: unknown): object[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter((row) => typeof row === 'object' && row !== null);
}

/** A text, or those of each language or field. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values<unknown>({ ...value }).filter((one) => typeof one === 'string');
}

/** As in the text files, `{website_name}` stands for an answer and `{#pp.contact}` for the title of a section. */
export function marked(block: DraftBlock, marking: Marking): DraftBlock {
  const phrases = (list: readonly DraftPhrase[]) => list.map((phrase) => markedPhrase(phrase, marking));
  const inner = (list: readonly DraftBlock[]) => list.map((child) => marked(child, marking));
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: phrases(block.children) };
    case 'records':
      return { ...block, rows: block.rows.map((row) => row.map(phrases)) };
    case 'list':
      return {
        ...block,
        children: block.children.map((item) => ({ ...item, children: inner(item.children) })),
      };
    case 'blockPart':
      return { ...block, children: inner(block.children) };
    default:
      return block satisfies never;
  }
}

function markedPhrase(phrase: DraftPhrase, marking: Marking): DraftPhrase {
  if (phrase.type === 'text') return { type: 'text', value: markOf(phrase, marking) ?? phrase.value };
  if (phrase.type === 'blank') return { type: 'text', value: `{${phrase.from}}` };
  if (!('children' in phrase)) return phrase;
  const children = phrase.children.map((child) => markedPhrase(child, marking));
  return phrase.type === 'link'
    ? { ...phrase, url: urlOf(phrase, marking), children }
    : { ...phrase, children };
}

/** Without the number of a section, which differs from owner to owner. */
function markOf(text: DraftText, { own, sectionTitle }: Marking): string | undefined {
  const { value, from, section, counted } = text;
  if (section !== undefined && sectionTitle(section) === (counted ?? value)) return `{#${section}}`;
  if (counted !== undefined) return counted;
  return from !== undefined && own.get(from)?.has(value) === true ? `{${from}}` : undefined;
}

function urlOf({ url, children: [words] }: Link<DraftPhrase>, marking: Marking): string {
  const [protocol = ''] = /^(?:mailto|tel):/.exec(url) ?? [];
  const said = words?.type === 'text' ? markOf(words, marking) : undefined;
  const [question] = [...marking.own].find(([, texts]) => texts.has(url.slice(protocol.length))) ?? [];
  const mark = said ?? (question === undefined ? undefined : `{${question}}`);
  return mark === undefined ? url : `${protocol === '' ? '#' : protocol}${mark}`;
}
