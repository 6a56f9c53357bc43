/** The flat, ordered list of visible questions as the nested blocks in which they are shown. */
import type { Path, VisibleQuestion } from '@clausewright/library/questionnaires';
import type { ReactNode } from 'react';

export interface QuestionNode {
  visible: VisibleQuestion;
  /** Questions under an option of this one. */
  byOption: ReadonlyMap<string, readonly QuestionNode[]>;
  /** Questions inside a repetition of this one. */
  byRow: ReadonlyMap<string, readonly QuestionNode[]>;
}

/** What every kind of question is given. */
export interface KindProps {
  node: QuestionNode;
  /** Inside a repetition, where fields are small and have no numbers. */
  inRow: boolean;
  /** Shows further questions; handed down because questions and lists of them contain each other. */
  nested: (nodes: readonly QuestionNode[], inRow: boolean) => ReactNode;
}

/**
 * `questions` is one step of an evaluation and `number` its position. Numbers follow the order on
 * screen, where details come after everything else; those of the engine would seem to skip some.
 */
export function questionTree(questions: readonly VisibleQuestion[], number: number): readonly QuestionNode[] {
  const children = new Map<Path, VisibleQuestion[]>();
  const top: VisibleQuestion[] = [];
  for (const question of questions) {
    const siblings = question.parent ? (children.get(question.parent.path) ?? []) : top;
    siblings.push(question);
    if (question.parent) children.set(question.parent.path, siblings);
  }
  const numbered = (list: readonly VisibleQuestion[], prefix: string, from: number): QuestionNode[] =>
    inScreenOrder(list).map((visible, index) => nodeOf(visible, `${prefix}.${from + index + 1}`));
  const nodeOf = (visible: VisibleQuestion, number: string): QuestionNode => {
    const below = children.get(visible.path) ?? [];
    const byOption = new Map<string, QuestionNode[]>();
    const byRow = new Map<string, QuestionNode[]>();
    let count = 0;
    for (const [option, list] of grouped(below, ({ parent }) => parent?.option)) {
      byOption.set(option, numbered(list, number, count));
      count += list.length;
    }
    for (const [row, list] of grouped(below, ({ parent }) => parent?.row)) {
      byRow.set(row, numbered(list, number, 0));
    }
    return { visible: { ...visible, number }, byOption, byRow };
  };
  return numbered(top, String(number), 0);
}

function inScreenOrder(list: readonly VisibleQuestion[]): readonly VisibleQuestion[] {
  const isDetail = ({ question }: VisibleQuestion) => question.level === 'detail';
  return [...list.filter((one) => !isDetail(one)), ...list.filter(isDetail)];
}

function grouped(
  list: readonly VisibleQuestion[],
  keyOf: (one: VisibleQuestion) => string | undefined,
): ReadonlyMap<string, readonly VisibleQuestion[]> {
  const groups = new Map<string, VisibleQuestion[]>();
  for (const one of list) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Paths of a node and everything below it. */
export function listPaths(node: QuestionNode): Path[] {
  const below = [...node.byOption.values(), ...node.byRow.values()].flat();
  return [node.visible.path, ...below.flatMap(listPaths)];
}
