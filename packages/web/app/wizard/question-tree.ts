/** The flat, ordered list of visible questions as the nested blocks in which they are shown. */
import type { Path, VisibleQuestion } from '@clausewright/agreements/questionnaires';

export interface QuestionNode {
  visible: VisibleQuestion;
  /** Questions under an option of this one. */
  byOption: ReadonlyMap<string, readonly QuestionNode[]>;
  /** Questions inside a repetition of this one. */
  byRow: ReadonlyMap<string, readonly QuestionNode[]>;
}

/** `questions` is one step of an evaluation. */
export function questionTree(questions: readonly VisibleQuestion[]): readonly QuestionNode[] {
  const children = new Map<Path, VisibleQuestion[]>();
  const top: VisibleQuestion[] = [];
  for (const question of questions) {
    const siblings = question.parent ? (children.get(question.parent.path) ?? []) : top;
    siblings.push(question);
    if (question.parent) children.set(question.parent.path, siblings);
  }
  const nodeOf = (visible: VisibleQuestion): QuestionNode => {
    const byOption = new Map<string, QuestionNode[]>();
    const byRow = new Map<string, QuestionNode[]>();
    for (const child of children.get(visible.path) ?? []) {
      const { option, row } = child.parent ?? {};
      const [map, key] = row === undefined ? [byOption, option ?? ''] : [byRow, row];
      map.set(key, [...(map.get(key) ?? []), nodeOf(child)]);
    }
    return { visible, byOption, byRow };
  };
  return top.map(nodeOf);
}

/** Paths of a node and everything below it. */
export function pathsOf(node: QuestionNode): Path[] {
  const below = [...node.byOption.values(), ...node.byRow.values()].flat();
  return [node.visible.path, ...below.flatMap(pathsOf)];
}
