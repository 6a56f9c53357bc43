import type { PlainPhrase } from '@clausewright/engine/document/tree';

/**
 * Moves line breaks at the edges of bold, italic and links outside: `**a\` + newline + `**` is no mark in Markdown,
 * its signs would come back as text.
 */
export function liftBreaks(phrases: readonly PlainPhrase[]): PlainPhrase[] {
  return phrases.flatMap((node): PlainPhrase[] => {
    if (node.type === 'text' || node.type === 'break') return [node];
    const children = liftBreaks(node.children);
    const first = children.findIndex((child) => child.type !== 'break');
    if (first < 0) return children;
    const last = children.findLastIndex((child) => child.type !== 'break') + 1;
    return [
      ...children.slice(0, first),
      { ...node, children: children.slice(first, last) },
      ...children.slice(last),
    ];
  });
}
