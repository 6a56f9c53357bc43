import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  prose,
  records,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { clause, type TestQuestions } from '../../clause.ts';

type Labels = Record<'name' | 'open' | 'rooms', string>;
type Noun = 'yes' | 'no' | 'work' | 'storage';

/** A room is asked for only where the branch is open. */
function table(c: Context<TestQuestions, Language, never, Record<Noun, Words>>, labels: Labels) {
  return records(
    labels,
    rows(c.say.branches).map((row, index) => ({
      name: row.branch_name,
      open: c.name(row.branch_open, c.w),
      rooms:
        c.a.branches?.[index]?.branch_open === 'no'
          ? prose`–`
          : c.and(rows(row.rooms).map((room) => prose`${room.room_name} (${c.name(room.room_use, c.w)})`)),
    })),
  );
}

export const branches = clause({
  id: 'test.branches',
  version: 2,
  when: (a) => given(a.branches),
  ground: { answers: ['branches'] },
  parts: { table: { answers: ['branches'] } },
  nouns: ['yes', 'no', 'work', 'storage'],
  texts: import.meta.url,
  values: {
    branchTable: (c, t) => table(c, t.words('columns')),
  },
});
