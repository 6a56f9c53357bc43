import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import type { CustomTypesConfig } from 'pg';
import { Pool, types as defaultTypes } from 'pg';
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
  return pool;
}

/** One connection without statement limits: an index on a large table may take as long as it takes. */
export function migrationPool(url: string): Pool {
  return new Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 10_000,
    application_name: 'clausewright-migrate',
    options: '-c timezone=UTC',
    types,
  });
}

export function poolDialect(pool: Pool): Dialect {
  return new PostgresDialect({ pool });
}
