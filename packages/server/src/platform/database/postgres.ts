import type { Dialect, PostgresPoolClient } from 'kysely';
import { PostgresDialect } from 'kysely';
import type { CustomTypesConfig, QueryResult } from 'pg';
import { DatabaseError, Pool, types as defaultTypes } from 'pg';
import { timeDatabaseWait } from './wait-counter.ts';
import { typeParsers } from './type-parsers.ts';

/** Milliseconds. `pg` as shipped waits for ever when the network goes silent; with these it fails in 2 to 3 s. */
const tuned = {
  connectionTimeoutMillis: 2000,
  query_timeout: 3000,
  statement_timeout: 2500,
  idle_in_transaction_session_timeout: 10_000,
} as const;

const types: CustomTypesConfig = {
  // Only text ever comes: binary results have to be asked for.
  getTypeParser: (oid) => typeParsers[oid] ?? defaultTypes.getTypeParser(oid, 'text'),
};

/** A pool for requests. `onError` hears of connections that died while idle; the pool replaces them. */
export function requestPool(url: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    application_name: 'clausewright',
    options: '-c timezone=UTC',
    types,
    ...tuned,
  });
  pool.on('error', onError);
  // The pool listens only to idle connections: one that dies at work would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One connection without statement limits: an index on a large table may take as long as it takes. */
export function migrationPool(url: string, max = 2): Pool {
  return new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'clausewright-migrate',
    options: '-c timezone=UTC',
    types,
  });
}

export function poolDialect(pool: Pool): Dialect {
  return new PostgresDialect({
    pool: { options: pool.options, end: () => pool.end(), connect: () => connect(pool) },
  });
}

/**
 * A connection that leaves the pool for good once anything but the server's own answer has failed on it.
 * After a time-out its query still stands in the line: every later one would wait behind it.
 */
async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const since = performance.now();
  const client = await pool.connect();
  timeDatabaseWait({}, (performance.now() - since) / 1000);
  let broken: Error | undefined;
  const fail = (error: Error): void => {
    broken ??= error;
  };
  client.on('error', fail);
  const query = async (text: string, parameters: readonly unknown[]): Promise<QueryResult> => {
    if (broken !== undefined) throw broken;
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (!(error instanceof DatabaseError)) fail(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  return {
    // The other form of `query`, for cursors, is not used: nothing streams.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      client.off('error', fail);
      client.release(broken ?? false);
    },
  };
}
