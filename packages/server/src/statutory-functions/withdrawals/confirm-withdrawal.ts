import type { Language } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import { placeName } from '../../documents/site-consistency/place.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { declarationId } from '../forms/accept-form-posts.ts';
import {
  confirmationLimit,
  noticeLimit,
  putRateLimitedInOutbox,
} from '../../platform/mail/rate-limited-email-store.ts';
import {
  type Declaration,
  insertDeclaration,
  type StoredDeclaration,
  emailKeys,
  receivedAt,
} from './declaration-store.ts';
import type { WithdrawalFunction } from './function-store.ts';
import { pageWords } from './page-messages.ts';

export type WithdrawalPorts = Pick<
  InstancePorts,
  'db' | 'clock' | 'enqueue' | 'publicUrl' | 'documentsUrl' | 'operatorName'
>;

interface Confirmed {
  of: WithdrawalFunction;
  declaration: Declaration;
  /** Of the form that was confirmed: pressed twice, it declares once. */
  key: string;
  language: Language;
}

/**
 * Keeps a declaration with the letters to the consumer and to the owner, all or none, and says when it was
 * received: of a form that was confirmed before, the first time.
 */
export async function confirmWithdrawal(
  ports: WithdrawalPorts,
  { of, declaration, key, language }: Confirmed,
): Promise<Date> {
  const { name, contract, items, email } = declaration;
  const kept: StoredDeclaration = {
    ...declaration,
    id: declarationId(key, [name, contract, items, email]),
    receivedAt: ports.clock(),
    language,
  };
  const isNew = await inTransaction(ports.db, async (trx) => {
    if (!(await insertDeclaration(trx, of.id, kept))) return false;
    await failpoint('confirm-withdrawal');
    await writeCancellationEmails(ports, trx, of, kept);
    return true;
  });
  return isNew ? kept.receivedAt : receivedAt(ports.db, of.id, kept.id);
}

async function writeCancellationEmails(
  { enqueue, operatorName, publicUrl }: WithdrawalPorts,
  trx: Transaction,
  of: WithdrawalFunction,
  { id, receivedAt: now, language, ...declaration }: StoredDeclaration,
): Promise<void> {
  const owner = await findAccount(trx, of.ownerId);
  const facts = {
    service: operatorName,
    trader: of.trader,
    contact: of.email,
    at: now.toISOString(),
    statement: pageWords(language)(declaration.items === null ? 'statement' : 'statement-part'),
    ...declaration,
  };
  // Where one is not written, the log of the owner says that it did not arrive.
  await putRateLimitedInOutbox(trx, enqueue, {
    eventKey: emailKeys.acknowledgement(of.id, id),
    recipient: declaration.email,
    language,
    message: 'withdrawal-received',
    bound: confirmationLimit,
    facts: { ...facts, replyTo: of.email },
    now,
  });
  await putRateLimitedInOutbox(trx, enqueue, {
    eventKey: emailKeys.notice(of.id, id),
    recipient: of.email,
    language: owner?.language ?? of.language,
    message: 'withdrawal-notice',
    bound: noticeLimit,
    facts: {
      ...facts,
      replyTo: declaration.email,
      place: placeName(of.place),
      link: `${publicUrl}/profile/withdrawals/${of.id}`,
    },
    now,
  });
}
