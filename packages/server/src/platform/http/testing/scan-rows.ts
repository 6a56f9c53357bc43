import { ensureWebsite } from '../../../websites/website-store.ts';
import { insertScan } from '../../../scans/scan-store.ts';
import { newId } from '../../database/ids.ts';
import {
  type Asked,
  confirmed,
  notForOthers,
  ok,
  plain,
  type Row,
  type RowDatabase,
  sameForAll,
} from './route-row.ts';
import { password } from './route-world.ts';

/** A scan that somebody ordered; its id. */
async function makeScan(database: RowDatabase, { of }: Asked): Promise<string> {
  const id = newId();
  const scan = { id, ownerId: of.id, websiteId: null, address: 'https://shop.example/' };
  const times = { now: new Date(0), expiresAt: new Date('2099-01-01') };
  await database.db.transaction().execute((trx) => insertScan(trx, { ...scan, ...times }));
  return id;
}

async function makeWebsite({ db }: RowDatabase, ownerId: string): Promise<string> {
  const place = { kind: 'website', name: `${newId().toLowerCase()}.example`, now: new Date(0) } as const;
  return db.transaction().execute((trx) => ensureWebsite(trx, ownerId, place));
}

/** One of an account is its owner's to end. */
const stoppable = ['not-found', 'not-found', 'ok', 'ok', 'not-found'];

/** Who knows the id may read one; only its owner may remove it. */
export function scanRows(database: RowDatabase): Record<string, Row> {
  const about = (path: string) => async (asked: Asked) => ({
    url: `${path}/${await makeScan(database, asked)}`,
  });
  const website =
    (path: string) =>
    async ({ of }: Asked) => ({
      url: `${path}/${await makeWebsite(database, of.id)}`,
    });
  return {
    'POST /scan/new': { ask: plain('/scan/new', { address: 'https://shop.example/' }), expected: ok },
    'GET /scan/details/:id': { ask: about('/scan/details'), expected: ok },
    'GET /scan/suggestions/:id': { ask: about('/scan/suggestions'), expected: ok },
    'POST /scan/stop/:id': { ask: about('/scan/stop'), expected: stoppable },
    // Nothing was seen yet.
    'GET /scan/evidence/:id': { ask: about('/scan/evidence'), expected: sameForAll('not-found') },
    'POST /website/verify/:id': { ask: website('/website/verify'), expected: notForOthers },
    'GET /website/watching/:id': { ask: website('/website/watching'), expected: notForOthers },
    'GET /website/pictures/:id': { ask: website('/website/pictures'), expected: notForOthers },
    'PUT /website/watch/:id': {
      ask: async (asked) => ({ ...(await website('/website/watch')(asked)), body: { rhythm: 'off' } }),
      expected: notForOthers,
    },
    'GET /scan/list': { ask: plain('/scan/list'), expected: confirmed },
    'GET /website/list': { ask: plain('/website/list'), expected: confirmed },
    'GET /website/details/:id': { ask: website('/website/details'), expected: notForOthers },
    'GET /website/states': { ask: plain('/website/states'), expected: confirmed },
    'GET /website/page/:id': {
      ask: async ({ of }) => ({ url: `/website/page/${await makeWebsite(database, of.id)}` }),
      expected: notForOthers,
    },
    'POST /website/postpone/:id': {
      ask: async ({ of }) => ({
        url: `/website/postpone/${await makeWebsite(database, of.id)}`,
        body: { key: 'scan:' },
      }),
      expected: notForOthers,
    },
    // For himself the owner has nowhere to move it; an owner of an organisation takes it to his own account.
    'POST /website/move/:id': {
      ask: async ({ of }) => ({
        url: `/website/move/${await makeWebsite(database, of.id)}`,
        body: { to: null, password },
      }),
      expected: notForOthers.with(3, 'website-there'),
      changes: true,
    },
    // Programs with a key alone: a session is none.
    'POST /mcp': { ask: plain('/mcp', {}), expected: sameForAll(401) },
    'GET /mcp': { ask: plain('/mcp'), expected: sameForAll(405) },
    'DELETE /mcp': { ask: plain('/mcp'), expected: sameForAll(405) },
    'DELETE /scan/delete/:id': { ask: about('/scan/delete'), expected: notForOthers },
  };
}
