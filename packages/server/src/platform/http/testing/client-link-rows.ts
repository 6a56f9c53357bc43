import { randomUUID } from 'node:crypto';
import { newId } from '../../database/ids.ts';
import { listLinks, putAnswers } from '../../../client-links/client-link-store.ts';
import { makeLink } from '../../../client-links/own-links.ts';
import { ensureWebsite } from '../../../websites/website-store.ts';
import type { Session } from '../session.ts';
import { type Asked, notForOthers, type Row, type RowDatabase, sameForAll } from './route-row.ts';

const question = { type: 'TEST', agreement_id: null, question: 'owner' } as const;
const choices = { asker: 'Nordlicht', days: 30 };

/** Links for clients: what their owner does with them, and what whoever holds one is told. */
export function clientLinkRows(database: RowDatabase): Record<string, Row> {
  const website = ({ of, world }: Asked): Promise<string> => {
    const name = `${newId().toLowerCase()}.example`;
    const now = world.ports.clock();
    return database.db
      .transaction()
      .execute((trx) => ensureWebsite(trx, of.id, { kind: 'website', name, now }));
  };
  const link = async (asked: Asked): Promise<{ id: string; link: string; token: string }> => {
    const id = await website(asked);
    const session: Session = { id: newId(), customerId: asked.of.id, role: 'customer', language: 'en' };
    const made = await makeLink(asked.world.ports, { session, id, ...choices, questions: [question] });
    if (!made.ok) throw new Error(made.reason);
    return { id, link: made.value.link.id, token: made.value.token };
  };
  const answered = async (asked: Asked) => {
    const made = await link(asked);
    const [stored] = await listLinks(database.db, made.id);
    if (stored === undefined) throw new Error('no link was made');
    const givenAt = asked.world.ports.clock();
    const { type, question: of } = question;
    const row = { linkId: stored.id, type, question: of, given: { owner: 'Ada' }, givenAt };
    await database.db.transaction().execute((trx) => putAnswers(trx, [row]));
    return { ...made, answer: { question: of, given_at: givenAt.toISOString() } };
  };
  return {
    'GET /website/client-links/:id': {
      ask: async (asked) => ({ url: `/website/client-links/${await website(asked)}` }),
      expected: notForOthers,
    },
    'POST /website/client-links/:id': {
      ask: async (asked) => ({
        url: `/website/client-links/${await website(asked)}`,
        body: { ...choices, questions: [question] },
      }),
      expected: notForOthers,
    },
    'POST /website/client-links/renew/:id': {
      ask: async (asked) => {
        const { id, link: of } = await link(asked);
        return { url: `/website/client-links/renew/${id}`, body: { link: of, days: 7 } };
      },
      expected: notForOthers,
    },
    'POST /website/client-links/revoke/:id': {
      ask: async (asked) => {
        const { id, link: of } = await link(asked);
        return { url: `/website/client-links/revoke/${id}`, body: { link: of } };
      },
      expected: notForOthers,
    },
    'POST /website/client-links/take/:id': {
      ask: async (asked) => {
        const { id, link: of, answer } = await answered(asked);
        const body = { link: of, type: question.type, answers: [answer] };
        return { url: `/website/client-links/take/${id}`, body };
      },
      expected: notForOthers,
    },
    'POST /client-link/open': {
      ask: async (asked) => ({ url: '/client-link/open', body: { token: (await link(asked)).token } }),
      expected: sameForAll('ok'),
    },
    'POST /client-link/answer': {
      ask: async (asked) => ({
        url: '/client-link/answer',
        body: {
          token: (await link(asked)).token,
          request_id: randomUUID(),
          answers: { TEST: { owner: 'Ada' } },
          remark: 'The rest tomorrow.',
        },
      }),
      expected: sameForAll('ok'),
    },
  };
}
