import type { DatabaseConnection, Dialect, Driver, QueryCompiler, QueryResult } from 'kysely';
import {
  AbortedTransactionError,
  CompiledQuery,
  createQueryId,
  IdentifierNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  RawNode,
} from 'kysely';
import type { EmbeddedClient, Lease } from './client.ts';
import type { StatementResult } from './protocol.ts';

/**
 * Kysely on the embedded engine. The dialect that Kysely ships for it ignores isolation level and access
 * mode, and waits for ever when the outer database is used inside a transaction.
 */
export function embeddedDialect(client: EmbeddedClient): Dialect {
  return {
    createAdapter: () => new SingleConnectionAdapter(),
    createDriver: () => embeddedDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** One connection per directory: whoever holds it needs no lock against other migrators. */
class SingleConnectionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

interface Connection extends DatabaseConnection {
  lease: Lease | undefined;
}

function embeddedDriver(client: EmbeddedClient): Driver {
  const connections = new WeakMap<DatabaseConnection, Connection>();
  const own = (connection: DatabaseConnection): Connection => {
    const known = connections.get(connection);
    if (known === undefined) throw new Error('a connection of another driver');
    return known;
  };
  const run = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery<{ command: string }>(CompiledQuery.raw(sql));
  const savepoint = (command: string) => (connection: DatabaseConnection, name: string, compile: Compile) =>
    connection.executeQuery(
      compile(
        RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]),
        createQueryId(),
      ),
    );

  return {
    async init() {},
    async acquireConnection() {
      const connection = openConnection(client);
      connections.set(connection, connection);
      return connection;
    },
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      own(connection).lease = await client.lease();
      const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
      await run(connection, `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`);
    },
    async commitTransaction(connection) {
      const { rows } = await run(connection, 'commit');
      // PostgreSQL answers COMMIT with ROLLBACK when an earlier error has left the transaction aborted.
      if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
    },
    async rollbackTransaction(connection) {
      await run(connection, 'rollback');
    },
    async savepoint(connection, name, compile) {
      await savepoint('savepoint')(connection, name, compile);
    },
    async rollbackToSavepoint(connection, name, compile) {
      await savepoint('rollback to')(connection, name, compile);
    },
    async releaseSavepoint(connection, name, compile) {
      await savepoint('release')(connection, name, compile);
    },
    async releaseConnection(connection) {
      own(connection).lease?.end();
    },
    // The client outlives its query builder: jobs use it too, and whoever opened it closes it.
    async destroy() {},
  };
}

type Compile = QueryCompiler['compileQuery'];

function openConnection(client: EmbeddedClient): Connection {
  return {
    lease: undefined,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const statements = this.lease ?? client;
      // Without parameters several statements may come in one text (migrations), as with `pg`.
      const result =
        parameters.length > 0 ? await statements.query(sql, parameters) : (await statements.exec(sql)).at(-1);
      return queryResult<R>(result ?? { rows: [], command: '', rowCount: 0 });
    },
    streamQuery() {
      throw new Error('the embedded database does not stream');
    },
  };
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function queryResult<R>({ rows, command, rowCount }: StatementResult): QueryResult<R> {
  const answered = command === 'COMMIT' || command === 'ROLLBACK' ? [{ command }] : rows;
  const typed = answered as R[];
  return changing.has(command) ? { rows: typed, numAffectedRows: BigInt(rowCount) } : { rows: typed };
}
