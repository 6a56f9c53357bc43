import type { allAgreements, claimAgreements as claimCall, QueryOf, ResultOf } from '@clausewright/contract';
import { claimPayments } from '../billing/invoices/claim-payments-store.ts';
import { isForeignKeyViolation } from '../database/database-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Outcome } from '../http/envelope.ts';
import type { Session } from '../http/session.ts';
import { type Claim, claimFor, listAgreements } from './own-agreement-store.ts';
import type { AccountPorts } from './ports.ts';

/** Agreements on a page unless the caller says how many. */
const usualPage = 20;

export interface ListInput {
  session: Session;
  query: QueryOf<typeof allAgreements>;
  unpaid: boolean;
}

export async function readOwnAgreements(
  { db, documentsUrl }: AccountPorts,
  { session, query, unpaid }: ListInput,
): Promise<Outcome<ResultOf<typeof allAgreements>>> {
  const { page = 1, per_page: perPage = usualPage, sort = 'newest', q, type, status } = query;
  const asked = { unpaid, q, type, status, sort, page: Number(page), perPage: Number(perPage), documentsUrl };
  return { ok: true, value: await listAgreements(db, session.customerId, asked) };
}

/** Takes agreements that a visitor made into the account; their tokens go on opening them. */
export async function claimAgreements(
  { db }: Pick<AccountPorts, 'db'>,
  { session, claims }: { session: Session; claims: readonly Claim[] },
): Promise<Outcome<ResultOf<typeof claimCall>>> {
  if (claims.length === 0) return { ok: true, value: { claimed: [] } };
  try {
    const claimed = await inTransaction(db, async (trx) => {
      const ids = await claimFor(trx, session.customerId, claims);
      await claimPayments(trx, session.customerId, ids);
      return ids;
    });
    return { ok: true, value: { claimed } };
  } catch (error) {
    // The account was deleted at this very moment.
    if (isForeignKeyViolation(error)) return { ok: false, reason: 'not-authenticated' };
    throw error;
  }
}
