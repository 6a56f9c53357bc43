import { Fragment, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { ShowMore } from '../../ui/show-more.tsx';
import { fieldId } from '../paths.ts';
import { listPaths, type QuestionNode } from '../question-tree.ts';
import { useWizard } from '../wizard-context.ts';
import { AnyQuestion } from './any-question.tsx';

// Only a wizard that a scan or the short way led to shows them.
const AnswerSource = lazy(async () => ({
  default: (await import('../seen/answer-source.tsx')).AnswerSource,
}));

interface Props {
  nodes: readonly QuestionNode[];
  inRow: boolean;
}

function nested(nodes: readonly QuestionNode[], inRow: boolean) {
  return <QuestionList nodes={nodes} inRow={inRow} />;
}

/** Questions in order; details wait behind Show More, unless one of them needs an answer. */
export function QuestionList({ nodes, inRow }: Props) {
  const { errors, notes, suggested, state } = useWizard();
  const originAt = (path: string) => (inRow ? undefined : state.origins?.[path]);
  const isDetail = ({ visible }: QuestionNode) => visible.question.level === 'detail';
  const core = nodes.filter((node) => !isDetail(node));
  const details = nodes.filter(isDetail);
  // A link leads to a question wherever it waits.
  const { hash } = useLocation();
  const [opened, setOpened] = useState(() => {
    return details.some(
      (node) =>
        notes.has(node.visible.question.id) ||
        suggested?.at.has(node.visible.path) === true ||
        originAt(node.visible.path)?.confirmed === false ||
        listPaths(node).some((path) => fieldId(path) === hash.slice(1)),
    );
  });
  const needed = details.some((node) => listPaths(node).some((path) => hasError(errors, path)));
  const open = opened || needed;
  const toggle = () => {
    setOpened(!open);
    const [first] = details;
    if (!open && first) {
      setTimeout(() => document.getElementById(fieldId(first.visible.path))?.focus());
    }
  };
  const ask = (node: QuestionNode) => {
    const seen = inRow ? undefined : suggested?.at.get(node.visible.path);
    const origin = originAt(node.visible.path);
    return (
      <Fragment key={node.visible.path}>
        <AnyQuestion node={node} inRow={inRow} nested={nested} />
        {(seen ?? origin) && (
          <Suspense fallback={null}>
            <AnswerSource scan={suggested?.scan} suggestions={seen} origin={origin} />
          </Suspense>
        )}
      </Fragment>
    );
  };
  return (
    <>
      {inRow ? <div className="wiz__rows">{core.map(ask)}</div> : core.map(ask)}
      {details.length > 0 && (
        <>
          {!needed && (
            <div className="wiz__details">
              <ShowMore of="questions" count={details.length} open={open} onToggle={toggle} />
            </div>
          )}
          {open && details.map(ask)}
        </>
      )}
    </>
  );
}

function hasError(errors: ReadonlyMap<string, string>, path: string): boolean {
  return [...errors.keys()].some(
    (one) => one === path || one.startsWith(`${path}/`) || one.startsWith(`${path}.own`),
  );
}
