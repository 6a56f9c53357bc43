/** What a PostgreSQL server did for each statement, those inside of functions and triggers among them. */
import { Kysely, sql } from 'kysely';
import { migrationPool, poolDialect } from '../postgres.ts';
import type { Database, Schema } from '../schema.ts';

/** A node of `explain (verbose, format json)`; only what is looked at. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  Plans?: readonly PlanNode[];
  [detail: string]: unknown;
}

export interface Statement {
  text: string;
  plan: PlanNode;
}

export interface ExplainedDatabase extends AsyncDisposable {
  db: Database;
  /** The statements that ended since this was asked last. */
  taken(): Statement[];
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
};

/** Opens a database of a superuser so that it tells its plans; `auto_explain` comes with PostgreSQL. */
export async function explainedDatabase(url: string): Promise<ExplainedDatabase> {
  await tellPlans(url);
  let statements: Statement[] = [];
  const pool = migrationPool(url);
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('plan:\n');
      if (!message.startsWith('duration:') || at < 0) return;
      const said = JSON.parse(message.slice(at + 'plan:\n'.length)) as {
        'Query Text': string;
        Plan: PlanNode;
      };
      statements.push({ text: said['Query Text'], plan: said.Plan });
    }),
  );
  const db = new Kysely<Schema>({ dialect: poolDialect(pool) });
  return {
    db,
    taken() {
      const these = statements;
      statements = [];
      return these;
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

async function tellPlans(url: string): Promise<void> {
  await using db = new Kysely<Schema>({ dialect: poolDialect(migrationPool(url, 1)) });
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  for (const [setting, value] of Object.entries(settings))
    await sql`alter database ${sql.id(name)} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(db);
}
