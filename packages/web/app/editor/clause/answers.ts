/** Words that came from an answer: marked while they say what was answered, and not changed without asking. */
import type { Mark, Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

/** A paragraph, item or heading of the text that the answers gave, with the answers in it. */
export interface AnsweredLeaf {
  /** All its words; a line break is `\n`. */
  words: string;
  answers: readonly { question: string; from: number; to: number }[];
}
export interface Answer {
  question: string;
  said: string;
}

const { answer } = schema.marks;
/** On a transaction that may change answers: a text that replaces another one, and what the person said yes to. */
export const mayChangeAnswers = 'may-change-answers';

/** The clause with marks where its words are those of an answer. */
export function markAnswers(doc: Node, leaves: readonly AnsweredLeaf[]): Node {
  if (leaves.length === 0) return doc;
  const waiting = new Map<string, AnsweredLeaf>(leaves.map((leaf) => [leaf.words, leaf]));
  const texts = new Set<string>();
  doc.descendants((node) => void (node.isTextblock && texts.add(node.textContent)));
  const lost = leaves.filter(({ words }) => !texts.has(words));
  const marked = (node: Node): Node => {
    if (!node.isTextblock) return node.isLeaf ? node : node.copy(mapped(node));
    const words = node.textContent;
    const known = waiting.get(words);
    const runs = known?.answers ?? lost.flatMap((leaf) => foundIn(words, leaf));
    return runs.reduce((now, run) => withMark(now, run), node);
  };
  const mapped = (node: Node) =>
    node.children.reduce((content, child, at) => content.replaceChild(at, marked(child)), node.content);
  return doc.copy(mapped(doc));
}

/** Answers of a paragraph that somebody changed: where their words stand in it once. */
function foundIn(words: string, leaf: AnsweredLeaf): AnsweredLeaf['answers'] {
  return leaf.answers.flatMap(({ question, from, to }) => {
    const said = leaf.words.slice(from, to);
    const at = words.indexOf(said);
    if (said.length < 4 || at === -1 || words.includes(said, at + 1)) return [];
    return [{ question, from: at, to: at + said.length }];
  });
}

function withMark(block: Node, { question, from, to }: AnsweredLeaf['answers'][number]): Node {
  const said = block.textContent.slice(from, to);
  const mark = answer.create({ question, said });
  let content = block.content.cut(0, from);
  block.content.cut(from, to).forEach((child) => {
    content = content.addToEnd(child.isText ? child.mark(mark.addToSet(child.marks)) : child);
  });
  return block.copy(content.append(block.content.cut(to)));
}

interface Run {
  mark: Mark;
  from: number;
  to: number;
  words: string;
}

function runsIn(doc: Node): Run[] {
  const runs: Run[] = [];
  doc.descendants((node, pos) => {
    const mark = answer.isInSet(node.marks);
    if (!node.isText || mark === undefined) return;
    const last = runs.at(-1);
    if (last?.to === pos && last.mark.eq(mark)) {
      last.to += node.nodeSize;
      last.words += node.text ?? '';
    } else runs.push({ mark, from: pos, to: pos + node.nodeSize, words: node.text ?? '' });
  });
  return runs;
}

/** `ask` is called instead of a change inside words of an answer. */
export function answerMarks(ask: (answer: Answer) => void): Plugin {
  return new Plugin({
    filterTransaction: (transaction, { doc }) => {
      const touched = changesWords(transaction) ? touchedRun(transaction, runsIn(doc)) : undefined;
      if (touched === undefined) return true;
      const { question, said } = touched.mark.attrs as unknown as Answer;
      queueMicrotask(() => ask({ question, said }));
      return false;
    },
    appendTransaction: (transactions, _before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const wrong = runsIn(after.doc).filter(({ mark, words }) => mark.attrs['said'] !== words);
      if (wrong.length === 0) return null;
      return wrong.reduce((tr, { mark, from, to }) => tr.removeMark(from, to, mark), after.tr);
    },
  });
}

function changesWords(transaction: Transaction): boolean {
  return (
    transaction.docChanged &&
    transaction.getMeta(mayChangeAnswers) !== true &&
    transaction.getMeta('history$') === undefined &&
    transaction.getMeta('appendedTransaction') === undefined
  );
}

/** The answer in which something is typed or taken away; more than its paragraph may go without asking. */
function touchedRun({ steps, docs }: Transaction, runs: readonly Run[]): Run | undefined {
  const [step] = steps;
  if (step === undefined || runs.length === 0) return undefined;
  let touched: Run | undefined;
  step.getMap().forEach((from, to) => {
    const block = docs[0]?.resolve(from);
    const whole = block !== undefined && (to > block.end() || (from === block.start() && to === block.end()));
    if (whole) return;
    touched ??= runs.find((run) =>
      from === to ? run.from < from && from < run.to : from < run.to && to > run.from,
    );
  });
  return touched;
}

/** The words of an answer around a place in the text; null where there are none. */
export function answerAround(doc: Node, at: number): Answer | null {
  const run = runsIn(doc).find(({ from, to }) => from <= at && at <= to);
  return run === undefined ? null : (run.mark.attrs as unknown as Answer);
}

/** The transaction that stops words of an answer from being one. */
export function freeAnswer(transaction: Transaction, { question, said }: Answer): Transaction {
  return runsIn(transaction.doc)
    .filter(({ mark }) => mark.attrs['question'] === question && mark.attrs['said'] === said)
    .reduce((tr, { mark, from, to }) => tr.removeMark(from, to, mark), transaction)
    .setMeta(mayChangeAnswers, true);
}
