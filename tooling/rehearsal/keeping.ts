/** Where an instance of the rehearsal keeps its rows, and how they are lost. */
import { Client } from 'pg';
import { startPostgres } from '../../packages/server/src/testing/start-postgres.ts';
import type { Stage } from './stage.ts';

export interface Keeping {
  name: string;
  env: Readonly<Record<string, string>>;
  /** Drops the database and makes an empty one. */
  lose(): Promise<void>;
}

/** The rows go with the data directory. */
export const embedded: Keeping = { name: 'the embedded database', env: {}, async lose() {} };

const owner = 'clausewright_owner';
const serving = 'clausewright';
const database = 'clausewright';

/** A PostgreSQL of this machine with the two roles that the operator guide makes. */
export async function postgres({ atEnd }: Pick<Stage, 'atEnd'>): Promise<Keeping> {
  const server = await startPostgres();
  atEnd(() => server.stop());
  const { url } = server;
  const as = (role: string) => {
    const address = new URL(url);
    address.username = role;
    address.pathname = `/${database}`;
    return address.href;
  };
  const make = `create database ${database} owner ${owner}`;
  await onDatabase(url, [`create role ${owner} login`, `create role ${serving} login`, make]);
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: as(serving), DATABASE_OWNER_URL: as(owner) },
    lose: () => onDatabase(url, [`drop database ${database} with (force)`, make]),
  };
}

export async function onDatabase(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
