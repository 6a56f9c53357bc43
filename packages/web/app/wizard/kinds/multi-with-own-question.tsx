import { MultiQuestion, type MultiProps } from './multi-question.tsx';
import { OwnCards, OwnTools, useOwnEntries } from './own-entries.tsx';

/** Options, and Add Your Own beside them. */
export function MultiWithOwnQuestion(props: MultiProps) {
  const own = useOwnEntries(props.node.visible.path, props.question.own);
  return (
    <MultiQuestion {...props} own={own && <OwnCards own={own} />} tools={own && <OwnTools own={own} />} />
  );
}
