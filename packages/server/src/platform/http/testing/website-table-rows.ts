import { randomUUID } from 'node:crypto';
import { newId } from '../../database/ids.ts';
import { openTable, planTable } from '../../../website-tables/preview-table.ts';
import { type Asked, confirmed, plain, type Row, type RowDatabase } from './route-row.ts';

/** A table of one website that nobody has, and what its preview is called for whoever took in none before. */
async function freshTable({ db }: RowDatabase, { of }: Asked): Promise<{ text: string; preview: string }> {
  await db.updateTable('customers').set({ website_table: null }).execute();
  const text = `address\n${newId().toLowerCase()}.example\n`;
  const read = await openTable({ text }, { siteNetworks: [] }, {});
  if (!read.ok) throw new Error(read.reason);
  const plan = await planTable(db, { ownerId: of.id, rows: read.opened.rows, held: false });
  if (!plan.ok) throw new Error(plan.reason);
  return { text, preview: plan.preview };
}

export function websiteTableRows(database: RowDatabase): Record<string, Row> {
  return {
    'GET /website/table': { ask: plain('/website/table'), expected: confirmed },
    'POST /website/table/preview': {
      ask: plain('/website/table/preview', { text: 'address\nshop.example\n' }),
      expected: confirmed,
    },
    'POST /website/table/import': {
      ask: async (asked) => ({
        url: '/website/table/import',
        body: { request_id: randomUUID(), ...(await freshTable(database, asked)) },
      }),
      expected: confirmed,
      changes: true,
    },
  };
}
