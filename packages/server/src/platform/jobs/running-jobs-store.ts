import type { Statements } from '../database/embedded/client.ts';

/** Jobs that the runner's table says are being worked at. */
export async function runningJobs(statements: Statements): Promise<{ name: string; id: string }[]> {
  const { rows } = await statements.query(`select name, id from pgboss.job where state = 'active'`, []);
  return rows.map((row) => ({ name: String(row['name']), id: String(row['id']) }));
}
