import { insertPurchasedLines } from '../../../billing/settlement/purchase-store.ts';
import { makeTransaction } from '../../../testing/factories.ts';
import { sameForAll, authorizedUse, type Row, type RowDatabase, plain } from './route-row.ts';
import type { Owner } from './route-world.ts';

/** The free agreement as if premium had been bought for it: texts are written by hand in no other. */
async function premium({ db }: RowDatabase, { finished }: Owner): Promise<string> {
  const agreementId = String(finished['agreement_id']);
  const { id: transactionId } = await makeTransaction(db, { item_id: agreementId, state: 'cancelled' });
  const lines = [{ key: 'premium:TEST', amount: 900 }];
  await db
    .transaction()
    .execute((trx) => insertPurchasedLines(trx, { agreementId, transactionId, currency: 'EUR', lines }));
  return agreementId;
}

/** Reading and writing texts by hand. */
export function textRows(database: RowDatabase): Record<string, Row> {
  const expected = authorizedUse.with(2, 'email-not-confirmed');
  const row = (path: string, body?: object | ((of: Owner) => Promise<object>)): Row => ({
    ask: async ({ of }) => {
      const id = await premium(database, of);
      const given = typeof body === 'function' ? await body(of) : body;
      return { url: `/agreement/translation/${path}/${id}`, ...(given !== undefined && { body: given }) };
    },
    expected,
  });
  /** What the holder kept before the owner goes on from there. */
  const draftRevision = async ({ finished }: Owner): Promise<number> => {
    const draft = await database.db
      .selectFrom('text_drafts')
      .select('revision')
      .where('agreement_id', '=', String(finished['agreement_id']))
      .executeTakeFirst();
    return draft?.revision ?? 0;
  };
  return {
    'GET /agreement/translation/details/:id': row('details'),
    'POST /agreement/translation/update/:id': row('update', { language: 'en', revision: 1, clauses: [] }),
    'POST /agreement/translation/draft/:id': row('draft', async (of) => {
      const draft_revision = await draftRevision(of);
      const clauses = [{ id: 'head', markdown: `# Draft ${draft_revision}` }];
      return { language: 'en', based_on: 1, draft_revision, clauses };
    }),
    'DELETE /agreement/translation/draft/:id': row('draft'),
    'POST /agreement/translation/languages/:id': row('languages', {
      request_id: '00000000-0000-4000-8000-000000000000',
      revision: 1,
      languages: ['en'],
    }),
    'POST /md/convert': { ask: plain('/md/convert', { text: '**a**' }), expected: sameForAll('ok') },
  };
}
