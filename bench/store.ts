/** P8: our stores beside the statements that they send, on the same driver, pool and server. */
import { type CompiledQuery, Kysely } from 'kysely';
import { findAgreement, insertAgreement } from '../packages/server/src/documents/records/agreement-store.ts';
import { hashToken, newId } from '../packages/server/src/platform/database/ids.ts';
import { migrate } from '../packages/server/src/platform/database/migrate.ts';
import { poolDialect, requestPool } from '../packages/server/src/platform/database/postgres.ts';
import type { Database, Schema } from '../packages/server/src/platform/database/schema.ts';
import { makeAgreement, someTime } from '../packages/server/src/testing/factories.ts';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import { interleave, type Measure, medians, median, ratio, round } from './figure.ts';

const inFlight = 16;
const secondsPerTurn = 1.5;
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

export const measure: Measure = async (rounds) => {
  const postgres = await startPostgres();
  const pool = requestPool(postgres.url, () => {});
  const sent: Statement[] = [];
  let isRecording = false;
  const db: Database = new Kysely<Schema>({
    dialect: poolDialect(pool),
    log: ({ query }) => {
      if (isRecording) sent.push(query);
    },
  });
  await migrate(db);
  const { id } = await makeAgreement(db);
  isRecording = true;
  await findAgreement(db, id);
  await insert(db);
  isRecording = false;
  const [find, ...inserts] = sent.filter(({ sql }) => /^(select|insert)/.test(sql));
  if (find === undefined || inserts.length !== 2) throw new Error('the stores send other statements now');
  const [site, agreement] = inserts as [Statement, Statement];

  const rows = [
    await compare(rounds, 'read one agreement with its site', {
      store: () => findAgreement(db, id),
      raw: () => pool.query(find.sql, [...find.parameters]),
    }),
    await compare(rounds, 'insert an agreement with its site in one transaction', {
      store: () => insert(db),
      async raw() {
        const client = await pool.connect();
        const ids = { site: newId(), agreement: newId(), request: crypto.randomUUID(), live: newId() };
        await client.query('begin');
        await client.query(site.sql, site.parameters.with(0, ids.site));
        const values = agreement.parameters.with(0, ids.agreement).with(1, ids.site);
        await client.query(agreement.sql, replaced(values, ids));
        await client.query('commit');
        client.release();
      },
    }),
  ];
  await db.destroy();
  postgres.stop();
  return rows;
};

async function compare(
  rounds: number,
  what: string,
  contenders: { store: () => Promise<unknown>; raw: () => Promise<unknown> },
) {
  const cpu = { store: [] as number[], raw: [] as number[] };
  const turn = (name: 'store' | 'raw') => async () => {
    const before = process.cpuUsage();
    const calls = await repeat(contenders[name]);
    const { user, system } = process.cpuUsage(before);
    cpu[name].push((user + system) / calls);
    return calls / secondsPerTurn;
  };
  const rates = await interleave(rounds, { store: turn('store'), raw: turn('raw') });
  return {
    goal: 'P8',
    what: `store through Kysely : raw pg, ${what}, ${inFlight} in flight`,
    value: ratio(rates.store, rates.raw),
    target: { atLeast: 0.6 },
    medians: { ...medians(rates), 'client CPU ratio': round(median(cpu.store) / median(cpu.raw)) },
  };
}

async function repeat(call: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + secondsPerTurn * 1000;
  let calls = 0;
  async function lane(): Promise<void> {
    for (; performance.now() < end; calls += 1) await call();
  }
  await Promise.all(Array.from({ length: inFlight }, lane));
  return calls;
}

function insert(db: Database): Promise<void> {
  return db.transaction().execute((trx) =>
    insertAgreement(trx, {
      id: newId(),
      siteId: newId(),
      ownerId: null,
      said: { siteName: 'Example Shop', siteAddress: 'https://shop.example', deliveryEmail: null },
      type: 'PRIVACY_POLICY',
      status: 'unfinished',
      accessTokenHash: token,
      requestId: crypto.randomUUID(),
      requestHash: token,
      requestSecretHash: null,
      interfaceLanguage: 'en',
      liveToken: newId(),
      now: someTime,
    }),
  );
}
const token = hashToken(newId());

/** New values where the table wants unique ones: the request's id is a UUID, the live token came last but two. */
function replaced(values: readonly unknown[], ids: { request: string; live: string }): unknown[] {
  const live = values.findLastIndex((value) => typeof value === 'string' && /^[\w-]{22}$/.test(value));
  return values
    .map((value) =>
      typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value) ? ids.request : value,
    )
    .with(live, ids.live);
}
