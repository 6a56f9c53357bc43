import type { ConstructorOptions } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import type { EmbeddedClient } from '../embedded/client.ts';
import type { Engine } from '../engine.ts';

type Connection = NonNullable<ConstructorOptions['db']>;

/** pg-boss on either engine. */
export function jobEngine(
  engine: Engine,
  options: Omit<ConstructorOptions, 'db' | 'connectionString'> = {},
): PgBoss {
  // Index rebuilding cannot run on the one connection of the embedded engine, and is the owner's on a server.
  const common = { reindex: false, ...options } satisfies ConstructorOptions;
  return engine.kind === 'embedded'
    ? new PgBoss({ ...common, backend: 'pglite', db: embeddedConnection(engine.client) })
    : new PgBoss({ ...common, connectionString: engine.url, max: 3, connectionTimeoutMillis: 2000 });
}

function embeddedConnection(client: EmbeddedClient): Connection {
  return {
    async executeSql(text, values) {
      if (values !== undefined && values.length > 0) return client.query(text, values);
      return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
    },
    async listen(channel, receive, connected) {
      const stop = await client.listen(channel, receive);
      connected();
      return { close: stop };
    },
  };
}
