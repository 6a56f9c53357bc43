import type { Database } from '../platform/database/schema.ts';

/** The same database, which counts what it is asked. */
export function countedQueries(db: Database): {
  db: Database;
  /** How often it was asked by some work. */
  during(work: () => Promise<unknown>): Promise<number>;
} {
  let count = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    }),
    async during(work) {
      const before = count;
      await work();
      return count - before;
    },
  };
}
