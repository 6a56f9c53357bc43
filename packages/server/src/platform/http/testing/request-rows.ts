import { newId } from '../../database/ids.ts';
import { json } from '../../database/json.ts';
import { makeAgreement, makeSite, makeVersion } from '../../../testing/factories.ts';
import { publishSite } from '../../../consent/banner/testing/published-site.ts';
import { insertEvents } from '../../../consent/consent-log/event-store.ts';
import { someEvent } from '../../../consent/consent-log/testing/some-events.ts';
import { proofOf } from '../../../statutory-functions/requests/addresses.ts';
import { findDeskOf, type RequestDesk, saveDesk } from '../../../statutory-functions/requests/desk-store.ts';
import {
  addEvent,
  insertRequest,
  type StoredRequest,
} from '../../../statutory-functions/requests/request-store.ts';
import { ensureWebsite } from '../../../websites/website-store.ts';
import { type Asked, notForOthers, plain, type Row, type RowDatabase, sameForAll } from './route-row.ts';

const now = new Date(0);
const choices = { trader: 'Muster GmbH', email: 'privacy@shop.example', active: true };

/** The desk of requests: what its owner does with it, and what visitors see. */
export function requestRows(database: RowDatabase): Record<string, Row> {
  const website = async (ownerId: string): Promise<string> => {
    const name = `${newId().toLowerCase()}.example`;
    const id = await database.db
      .transaction()
      .execute((trx) => ensureWebsite(trx, ownerId, { kind: 'website', name, now }));
    const site = await makeSite(database.db, { owner_id: ownerId, website_id: id });
    const agreement = await makeAgreement(database.db, {
      site_id: site.id,
      owner_id: ownerId,
      type: 'PRIVACY_POLICY',
      status: 'finalized',
    });
    const included = json({ languages: ['en'] as const, laws: ['gdpr'], paidClauses: [], free: true });
    await makeVersion(database.db, { agreement_id: agreement.id, included });
    return id;
  };
  const desk = async ({ of: { id: ownerId } }: Asked): Promise<RequestDesk> => {
    const websiteId = await website(ownerId);
    await database.db
      .transaction()
      .execute((trx) => saveDesk(trx, { websiteId, ...choices, language: 'en', now }));
    const made = await findDeskOf(database.db, { websiteId, ownerId });
    if (made === null) throw new Error('no desk was made');
    return made;
  };
  const request = async (asked: Asked): Promise<{ desk: RequestDesk; request: StoredRequest }> => {
    const at = await desk(asked);
    const row: StoredRequest = {
      id: newId(),
      deskId: at.id,
      number: '2345-6789',
      kind: 'access',
      email: 'ada@mail.example',
      said: null,
      language: 'en',
      receivedAt: asked.world.ports.clock(),
      receivedOn: '2026-01-02',
      laws: ['gdpr'],
      law: 'gdpr',
      article: 'Art. 12(3)',
      confirmBy: null,
      dueOn: '2099-02-02',
      extendableTo: null,
      state: 'unconfirmed',
    };
    await database.db.transaction().execute((trx) => insertRequest(trx, row));
    return { desk: at, request: row };
  };
  const confirmedRequest: typeof request = async (asked) => {
    const made = await request(asked);
    const event = { kind: 'confirmed', at: now, said: null, dueOn: null } as const;
    await database.db.transaction().execute((trx) => addEvent(trx, made.request.id, event));
    return made;
  };
  const page = (path: string): Row => ({
    ask: async (asked) => ({ url: `/requests/${(await desk(asked)).token}${path}` }),
    expected: sameForAll(200),
  });
  const letter = async (asked: Asked): Promise<string> => {
    const made = await request(asked);
    const proof = proofOf(asked.world.ports, made.request);
    return `/requests/${made.desk.token}/en/${made.request.number}/${proof}`;
  };
  return {
    'GET /requests/desk/:id': {
      ask: async (asked) => ({ url: `/requests/desk/${(await desk(asked)).websiteId}` }),
      expected: notForOthers,
    },
    'PUT /requests/desk/:id': {
      ask: async ({ of }) => ({ url: `/requests/desk/${await website(of.id)}`, body: choices }),
      expected: notForOthers,
    },
    'GET /requests/list/:id': {
      ask: async (asked) => ({ url: `/requests/list/${(await desk(asked)).websiteId}` }),
      expected: notForOthers,
    },
    'GET /requests/one/:id/:request': {
      ask: async (asked) => {
        const made = await request(asked);
        return { url: `/requests/one/${made.desk.websiteId}/${made.request.id}` };
      },
      expected: notForOthers,
    },
    'POST /requests/answer/:id/:request': {
      ask: async (asked) => {
        const made = await request(asked);
        return {
          url: `/requests/answer/${made.desk.websiteId}/${made.request.id}`,
          body: { act: 'refused', said: 'It is not ours.' },
        };
      },
      expected: notForOthers,
    },
    'POST /requests/note/:id/:request': {
      ask: async (asked) => {
        const made = await request(asked);
        return {
          url: `/requests/note/${made.desk.websiteId}/${made.request.id}`,
          body: { note_id: crypto.randomUUID(), said: 'Who is this?' },
        };
      },
      expected: notForOthers,
    },
    'PUT /requests/assign/:id/:request': {
      ask: async (asked) => {
        const made = await request(asked);
        return {
          url: `/requests/assign/${made.desk.websiteId}/${made.request.id}`,
          body: { person: null },
        };
      },
      expected: notForOthers,
    },
    'POST /requests/file/:id/:request': {
      ask: async (asked) => {
        const made = await confirmedRequest(asked);
        return {
          url: `/requests/file/${made.desk.websiteId}/${made.request.id}`,
          body: { file_id: crypto.randomUUID(), name: 'data.zip', content: 'QUJD' },
        };
      },
      expected: notForOthers,
    },
    'DELETE /requests/file/:id/:request': {
      ask: async (asked) => {
        const made = await request(asked);
        return { url: `/requests/file/${made.desk.websiteId}/${made.request.id}` };
      },
      expected: notForOthers,
    },
    'GET /requests/consents/:id/:request': {
      ask: async (asked) => {
        const made = await request(asked);
        return {
          url: `/requests/consents/${made.desk.websiteId}/${made.request.id}?visitor=${crypto.randomUUID()}`,
        };
      },
      expected: notForOthers,
    },
    'POST /requests/consents/:id/:request': {
      ask: async (asked) => {
        const made = await confirmedRequest(asked);
        const { site, hashes } = await publishSite(database.db);
        await database.db
          .updateTable('sites')
          .set({ website_id: made.desk.websiteId })
          .where('id', '=', site)
          .execute();
        await database.db
          .updateTable('consents')
          .set({ owner_id: asked.of.id })
          .where('site_id', '=', site)
          .execute();
        const at = asked.world.ports.clock();
        const event = someEvent(site, at, { snapshot: [...hashes.values()][0] ?? '' });
        await insertEvents(database.db, [event], { writer: 0, now: at });
        return {
          url: `/requests/consents/${made.desk.websiteId}/${made.request.id}`,
          body: { file_id: crypto.randomUUID(), visitor: event.visitor },
        };
      },
      expected: notForOthers,
    },
    'GET /requests/metrics/:id': {
      ask: async (asked) => ({ url: `/requests/metrics/${(await desk(asked)).websiteId}` }),
      expected: notForOthers,
    },
    'POST /requests/export/:id': {
      ask: async (asked) => ({
        url: `/requests/export/${(await desk(asked)).websiteId}`,
        body: { format: 'csv' },
      }),
      expected: notForOthers,
    },
    'GET /request-logs': { ask: plain('/request-logs?file=a.b'), expected: sameForAll(404) },
    'GET /requests/:token': page(''),
    'GET /requests/:token/:language': page('/en'),
    // A body that is no form.
    'POST /requests/:token/:language': {
      ask: async (asked) => ({ url: `/requests/${(await desk(asked)).token}/en`, body: {} }),
      expected: sameForAll(415),
    },
    'GET /requests/:token/:language/:number/:proof': {
      ask: async (asked) => ({ url: await letter(asked) }),
      expected: sameForAll(200),
    },
    'POST /requests/:token/:language/:number/:proof': {
      ask: async (asked) => ({ url: await letter(asked), body: {} }),
      expected: sameForAll(415),
    },
    'POST /requests/:token/:language/:number/:proof/code': {
      ask: async (asked) => ({ url: `${await letter(asked)}/code`, body: {} }),
      expected: sameForAll(415),
    },
    'POST /requests/:token/:language/:number/:proof/file': {
      ask: async (asked) => ({ url: `${await letter(asked)}/file`, body: {} }),
      expected: sameForAll(415),
    },
  };
}
