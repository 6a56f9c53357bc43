import { Client } from 'pg';

/** Makes a database on a test server, as a copy of `template` if one is named, and returns its URL. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const copyOf = template === undefined ? '' : ` template "${template}"`;
  await onServer(server, async (client) => {
    // Copies of one template exclude each other; the lock makes them wait instead of fail.
    await client.query('select pg_advisory_lock(1129074)');
    await client.query(`create database "${name}"${copyOf}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops every database whose name begins with `prefix`. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  });
}

async function onServer(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
