import { agreement, authorizedUse, type Row, type RowDatabase } from './route-row.ts';
import { textRows } from './text-rows.ts';
import { versionRows } from './version-rows.ts';

/** What becomes of an agreement after it was made. */
export function lifecycleRows(database: RowDatabase): Record<string, Row> {
  return {
    ...textRows(database),
    ...versionRows(),
    'DELETE /agreement/delete/:id': {
      // The unpaid one while it is there.
      ask: async ({ of: { unpaid, finished } }) => {
        const left = await database.db
          .selectFrom('agreements')
          .select('id')
          .where('id', '=', unpaid['agreement_id'])
          .executeTakeFirst();
        return { url: `/agreement/delete/${left?.id ?? finished['agreement_id']}` };
      },
      token: ({ unpaid }) => unpaid['access_token'] as string,
      expected: authorizedUse.with(2, 'email-not-confirmed'),
      changes: true,
    },
    'GET /agreement/send-customer-email/:id': {
      ...agreement('/agreement/send-customer-email'),
      // The visitor gave no address.
      expected: authorizedUse.with(5, 'answers-invalid'),
      changes: true,
    },
  };
}
