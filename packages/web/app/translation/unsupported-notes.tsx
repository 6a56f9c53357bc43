import { useDeferredValue, useMemo } from 'react';
import { ProblemList } from '../editor/problem-list.tsx';
import { useEditing } from './use-editing.ts';

/** Markdown of a clause that documents do not have, with the way to its line. */
export function UnsupportedNotes({ field, markdown }: { field: string; markdown: string }) {
  const editing = useEditing();
  const settled = useDeferredValue(markdown);
  const found = useMemo(() => editing?.unsupportedIn(settled) ?? [], [editing, settled]);
  const goTo = (line: number) => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const lines = area.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.focus();
    area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  };
  return <ProblemList found={found} goTo={goTo} />;
}
