import type { Database } from '../../../platform/database/schema.ts';

/** A database whose answers are lost while it is cut. */
export function makeInterruptible(database: Database): { db: Database; cut: (now: boolean) => void } {
  let away = false;
  const db = database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (away) throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      return result;
    },
  });
  return {
    db,
    cut(now) {
      away = now;
    },
  };
}
