/** `npm run book`: every clause of every document in six columns, with conditions and duties, for lawyers and translators. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRequirement, outlines } from '@clausewright/library/clauses';
import { bookHtml, type Duty } from './book-html.ts';

const folder = join('build', 'book');
const style = readFileSync(join(import.meta.dirname, 'book.css'), 'utf8');
mkdirSync(folder, { recursive: true });
for (const outline of Object.values(outlines)) {
  const ids = outline.clauses.flatMap(({ parts }) => Object.values(parts).flatMap(({ meets }) => meets));
  const duties = new Map(
    ids.flatMap((id): [string, Duty][] => {
      const requirement = findRequirement(id);
      return requirement === undefined ? [] : [[id, requirement]];
    }),
  );
  const file = join(folder, `${outline.type.toLowerCase().replaceAll('_', '-')}.html`);
  writeFileSync(file, bookHtml(outline, duties, style));
  console.log(`${file}: ${outline.clauses.length} clauses, ${duties.size} duties`);
}
