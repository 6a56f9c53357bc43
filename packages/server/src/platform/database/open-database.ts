import { join } from 'node:path';
import { Kysely } from 'kysely';
import { takeDataLock } from './data-lock.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import type { ClientLimits, EmbeddedClient } from './embedded/client.ts';
import { defaultLimits, openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { installJobs } from './job-queues/install-jobs.ts';
import { migrate } from './migrate.ts';
import { grantRuntimeRole } from './runtime-role.ts';
import { migrationPool, poolDialect, requestPool } from './postgres.ts';
import type { Database, Schema } from './schema.ts';

export type DatabaseSettings =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string; ownerUrl?: string | undefined };

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** One role both owns the tables and serves: only triggers then protect what is written once. Start says so. */
  oneRole: boolean;
  /** Applies what is missing of the schema; returns the names of the migrations applied. */
  migrate(): Promise<readonly string[]>;
  /** Connections for requests, and callers that wait for one, at this moment. */
  connections(): Connections;
  /** Runs work under the role that owns the tables, on a connection where a statement may take as long as it takes. */
  asOwner<T>(work: (owner: { db: Database; engine: Engine }) => Promise<T>): Promise<T>;
  /** Settles if the engine ends without being asked: the process must then end too. */
  failed: Promise<string>;
  close(): Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export type OpenResult =
  | { ok: true; database: OpenDatabase }
  | { ok: false; reason: 'in-use'; holder: string };

/**
 * Opens the configured database. The embedded one takes the lock on its directory first; without `durable` a loss
 * of power may spoil it, for whoever begins anew then.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void,
  { durable = true } = {},
): Promise<OpenResult> {
  if (settings.kind === 'postgres') return { ok: true, database: openPostgres(settings, onError) };
  const taken = takeDataLock(settings.dataDir);
  if (!taken.ok) return taken;
  try {
    const client = await openEmbedded({ directory: join(settings.dataDir, 'postgres'), durable });
    return { ok: true, database: embeddedDatabase(client, () => taken.lock.release()) };
  } catch (error) {
    taken.lock.release();
    throw error;
  }
}

/** The embedded engine on a directory that the caller guards: for tests, which copy theirs. */
export async function openUnlocked(
  directory: string,
  options: { durable: boolean; limits?: Partial<ClientLimits> },
): Promise<OpenDatabase> {
  const limits = { ...defaultLimits, ...options.limits };
  return embeddedDatabase(await openEmbedded({ directory, durable: options.durable }, limits), () => {});
}

function embeddedDatabase(client: EmbeddedClient, release: () => void): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: embeddedDialect(client) });
  const engine: Engine = { kind: 'embedded', client };
  return {
    db,
    engine,
    oneRole: true,
    migrate: () => migrate(db),
    connections: () => client.connections(),
    asOwner: (work) => work({ db, engine }),
    failed: unaskedEnd(client),
    async close() {
      await db.destroy();
      await client.close();
      release();
    },
  };
}

async function unaskedEnd(client: EmbeddedClient): Promise<string> {
  const { asked, code } = await client.exited;
  return asked ? new Promise(() => {}) : `the embedded database ended with code ${code}`;
}

function openPostgres(
  { url, ownerUrl }: Extract<DatabaseSettings, { kind: 'postgres' }>,
  onError: (error: Error) => void,
): OpenDatabase {
  const pool = requestPool(url, onError);
  const db = new Kysely<Schema>({ dialect: poolDialect(pool) });
  const asOwner: OpenDatabase['asOwner'] = async (work) => {
    const ownersUrl = ownerUrl ?? url;
    await using owner = new Kysely<Schema>({ dialect: poolDialect(migrationPool(ownersUrl)) });
    return await work({ db: owner, engine: { kind: 'postgres', url: ownersUrl } });
  };
  return {
    db,
    engine: { kind: 'postgres', url },
    oneRole: ownerUrl === undefined,
    asOwner,
    migrate: () =>
      asOwner(async (owner) => {
        const applied = await migrate(owner.db);
        if (ownerUrl !== undefined) {
          await installJobs(owner.engine);
          await grantRuntimeRole(owner.db, decodeURIComponent(new URL(url).username));
        }
        return applied;
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    failed: new Promise(() => {}),
    close: () => db.destroy(),
  };
}
