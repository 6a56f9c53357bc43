import { mayContainPrescribed } from '@clausewright/library/clauses';
import type {
  allAgreements,
  claimAgreements as claimCall,
  ListedAgreement,
  QueryOf,
  ResultOf,
} from '@clausewright/contract';
import type { Plan } from '../planning/plan-agreement.ts';
import { planStoredAgreements } from '../planning/plan-stored-agreement.ts';
import type { Version } from '../records/version-store.ts';
import { isForeignKeyViolation } from '../../platform/database/database-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { type Session, websitesSeen } from '../../platform/http/session.ts';
import { removeTokensFromEmails } from '../../platform/mail/agreement-email-store.ts';
import { withheldInVersion } from '../release-gate/release-gate.ts';
import { lockAccount } from '../../customers/customer-store.ts';
import { type Claim, claimFor, listAgreements } from './own-agreement-store.ts';
import type { DocumentPorts } from '../ports.ts';

/** Agreements on a page unless the caller says how many. */
const usualPage = 20;

export interface ListInput {
  session: Session;
  query: QueryOf<typeof allAgreements>;
  unpaid: boolean;
}

export async function readOwnAgreements(
  { db, documentsUrl, mode, clock }: DocumentPorts,
  { session, query, unpaid }: ListInput,
): Promise<Outcome<ResultOf<typeof allAgreements>>> {
  const { page = 1, per_page: perPage = usualPage, sort = 'newest', q, type, status, website } = query;
  const asked = {
    unpaid,
    q,
    type,
    status,
    website,
    among: websitesSeen(session),
    sort,
    page: Number(page),
    perPage: Number(perPage),
    documentsUrl,
  };
  const { agreements, total } = await listAgreements(db, session.customerId, asked);
  const told: ListedAgreement[] = [];
  const unfinished = agreements.filter((one) => one.status === 'unfinished');
  const planned = await planStoredAgreements(
    { db, clock },
    unfinished.map(({ agreement_id: id, type: of }) => ({ id, type: of })),
  );
  for (const one of agreements) {
    const latest = planned.get(one.agreement_id);
    const state = latest !== undefined && (await waiting({ db, mode }, one.type, latest));
    told.push({ ...one, held: false, review: false, ...state });
  }
  return { ok: true, value: { agreements: told, total } };
}

/** What waits for its wording or its owner need not wait for money: a free document is no premium one for that. */
async function waiting(
  ports: Pick<DocumentPorts, 'db' | 'mode'>,
  type: ListedAgreement['type'],
  { plan, version }: { plan: Plan; version: Version },
): Promise<Pick<ListedAgreement, 'held' | 'premium' | 'review'>> {
  // Few types carry such wording: most are not looked at.
  const mayBeHeld = ports.mode === 'production' && mayContainPrescribed(type);
  const held = mayBeHeld && (await withheldInVersion(ports, version)).length > 0;
  const { premium, total } = plan.price;
  return { held, premium, review: !held && total === 0 };
}

/**
 * Takes agreements that a visitor made into the account; from then on their tokens only download, and no e-mail
 * that waits carries one.
 */
export async function claimAgreements(
  { db, sales }: Pick<DocumentPorts, 'db' | 'sales'>,
  { session, claims }: { session: Session; claims: readonly Claim[] },
): Promise<Outcome<ResultOf<typeof claimCall>>> {
  if (claims.length === 0) return { ok: true, value: { claimed: [] } };
  try {
    const claimed = await inTransaction(db, async (trx) => {
      // Before the agreements, as all that changes an account does.
      if ((await lockAccount(trx, session.customerId)) === null) return null;
      const ids = await claimFor(trx, session.customerId, claims);
      await sales.claimPayments(trx, session.customerId, ids);
      await removeTokensFromEmails(trx, ids);
      return ids;
    });
    return claimed === null ? { ok: false, reason: 'not-authenticated' } : { ok: true, value: { claimed } };
  } catch (error) {
    // The account was deleted at this very moment.
    if (isForeignKeyViolation(error)) return { ok: false, reason: 'not-authenticated' };
    throw error;
  }
}
