import { insertScan } from '../../../scans/scan-store.ts';
import { newId } from '../../database/ids.ts';
import { type Asked, confirmed, notForOthers, ok, plain, type Row, type RowDatabase } from './route-row.ts';

/** A scan that somebody ordered; its id. */
async function makeScan(database: RowDatabase, { of }: Asked): Promise<string> {
  const id = newId();
  const scan = { id, ownerId: of.id, address: 'https://shop.example/' };
  const times = { now: new Date(0), expiresAt: new Date('2099-01-01') };
  await database.db.transaction().execute((trx) => insertScan(trx, { ...scan, ...times }));
  return id;
}

/** Who knows the id may read one; only its owner may remove it. */
export function scanRows(database: RowDatabase): Record<string, Row> {
  const about = (path: string) => async (asked: Asked) => ({
    url: `${path}/${await makeScan(database, asked)}`,
  });
  return {
    'POST /scan/new': { ask: plain('/scan/new', { address: 'https://shop.example/' }), expected: ok },
    'GET /scan/details/:id': { ask: about('/scan/details'), expected: ok },
    'GET /scan/list': { ask: plain('/scan/list'), expected: confirmed },
    'DELETE /scan/delete/:id': { ask: about('/scan/delete'), expected: notForOthers },
  };
}
