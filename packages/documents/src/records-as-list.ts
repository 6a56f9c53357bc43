import type { Language } from '@clausewright/contract/languages';
import type { List, ListItem, PlainBlock, PlainPhrase, Records } from '@clausewright/engine/document/tree';

/** Bold inside bold does not exist in Markdown. */
function withoutStrong(phrases: readonly PlainPhrase[]): PlainPhrase[] {
  return phrases.flatMap((node) => {
    if (node.type === 'text' || node.type === 'break') return [node];
    if (node.type === 'strong') return withoutStrong(node.children);
    return [{ ...node, children: withoutStrong(node.children) }];
  });
}

/** What stands for a table where tables do not exist: the row's name in bold, below it one item per further field. */
export function recordsAsList({ fields, rows }: Records<PlainPhrase>, language: Language): List<PlainBlock> {
  const items = rows.map(([name = [], ...cells]): ListItem<PlainBlock> => {
    const details = cells.map((cell, index): ListItem<PlainBlock> => ({
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'text', value: fieldLabel(fields[index + 1] ?? '', language) }, ...cell],
        },
      ],
    }));
    const children: PlainBlock[] = [
      { type: 'paragraph', children: [{ type: 'strong', children: withoutStrong(name) }] },
    ];
    if (details.length > 0) children.push({ type: 'list', ordered: false, children: details });
    return { type: 'listItem', children };
  });
  return { type: 'list', ordered: false, children: items };
}

/** As the item of a field begins. A title that asks needs no colon; French sets a space before it. */
export function fieldLabel(title: string, language: Language): string {
  if (title.endsWith('?')) return `${title} `;
  return language === 'fr' ? `${title}\u00A0: ` : `${title}: `;
}
