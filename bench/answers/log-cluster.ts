/** A PostgreSQL that waits for its disk as usual, with an empty log and sites that take answers. */
import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { rotatePartitions } from '../../packages/server/src/consent/consent-log/rotate-partitions.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import {
  migrationPool,
  poolDialect,
  requestPool,
} from '../../packages/server/src/platform/database/postgres.ts';
import type { Database, Schema } from '../../packages/server/src/platform/database/schema.ts';
import { postgresCluster } from '../postgres-cluster.ts';

interface LogCluster extends AsyncDisposable {
  url: string;
  pool: Pool;
  db: Database;
  /** Without limits of time, for what only the figure does. */
  slow: Database;
}

export async function logCluster(): Promise<LogCluster> {
  const cluster = await postgresCluster();
  cluster.create();
  cluster.start();
  const pool = requestPool(cluster.url, () => {});
  const db = new Kysely<Schema>({ dialect: poolDialect(pool) });
  const slow = new Kysely<Schema>({ dialect: poolDialect(migrationPool(cluster.url)) });
  await migrate(slow);
  await rotatePartitions(db, new Date(), 36);
  return {
    url: cluster.url,
    pool,
    db,
    slow,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await slow.destroy();
      cluster.stop();
      cluster[Symbol.dispose]();
    },
  };
}
