import type { Evaluation } from '@clausewright/library/questionnaires';
import { AnyQuestion } from '../wizard/kinds/any-question.tsx';
import { QuestionList } from '../wizard/kinds/question-list.tsx';
import { type QuestionNode, questionTree } from '../wizard/question-tree.ts';
import { stepAt } from './step-at.ts';

interface Props {
  evaluation: Evaluation;
  path: string;
  /** Stands before the question; none where one is changed in its place. */
  number?: string;
}

function nested(nodes: readonly QuestionNode[], inRow: boolean) {
  return <QuestionList nodes={nodes} inRow={inRow} />;
}

/** One question of a document with all that hangs on it. */
export function QuestionAt({ evaluation, path, number }: Props) {
  const { questions } = stepAt(evaluation, [path]);
  const [top, ...below] = questions;
  if (!top) return null;
  const { parent: _, ...alone } = top;
  const [node] = questionTree([alone, ...below], 0);
  if (!node) return null;
  return <AnyQuestion node={numbered(node, number ?? '')} inRow={false} nested={nested} />;
}

function numbered(node: QuestionNode, number: string): QuestionNode {
  const below = (nodes: ReadonlyMap<string, readonly QuestionNode[]>) =>
    new Map(
      [...nodes].map(([key, list]) => [
        key,
        list.map((one, index) => numbered(one, number === '' ? '' : `${number}.${index + 1}`)),
      ]),
    );
  return {
    visible: { ...node.visible, number },
    byOption: below(node.byOption),
    byRow: below(node.byRow),
  };
}
