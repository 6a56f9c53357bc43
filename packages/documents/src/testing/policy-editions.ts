import type { ClauseText } from '@clausewright/engine/merge/merge';
import { parseMarkdown } from '../parse-markdown.ts';
import { policyFixture } from './policy-fixture.ts';

/** The fixed German document as clauses: one per section. */
function sections(edition: number): ClauseText[] {
  const clauses: ClauseText[] = [];
  for (const block of policyFixture('de', edition).children) {
    if (clauses.length === 0 || (block.type === 'heading' && block.depth === 2))
      clauses.push({ id: `c${clauses.length}`, version: 1, blocks: [] });
    clauses.at(-1)?.blocks.push(block);
  }
  return clauses;
}

const added = parseMarkdown(
  '# T\n\n## Neue Dienste\n\nWir nutzen **einen** [Dienst](/dienst).\n\n- eins\n- zwei',
).slice(1);

/** Two editions that differ in a number per section, a table, a clause put in and one taken out. */
export const policyEditions = {
  before: sections(0).map((clause) =>
    clause.id === 'c4'
      ? {
          ...clause,
          blocks: clause.blocks.map((block) =>
            block.type === 'records' ? { ...block, rows: block.rows.slice(1) } : block,
          ),
        }
      : clause,
  ),
  after: sections(1)
    .filter(({ id }) => id !== 'c2')
    .toSpliced(3, 0, { id: 'new', version: 1, blocks: added }),
};
