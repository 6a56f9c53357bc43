import type { TransactionState } from '../../platform/database/billing-schema.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { JsonObject } from '../../platform/database/json.ts';
import type { Facts } from './facts.ts';

export interface Learned {
  facts: Facts;
  state: TransactionState;
  mismatch: string | null;
  surplus: boolean;
  reference: string | null;
  /** Kept as proof; undefined leaves the one before. */
  response?: JsonObject;
  nextCheckAt: Date | null;
  chargingUntil: Date | null;
  readAt: Date | null;
  now: Date;
}

/** Writes what is known of a locked payment, and the state that follows from it. */
export async function writeFacts(trx: Transaction, id: string, learned: Learned): Promise<void> {
  const { facts } = learned;
  await trx
    .updateTable('transactions')
    .set({
      state: learned.state,
      attempt_reading: facts.attemptReading,
      attempt_state: facts.attempt,
      failure: facts.failure,
      captured: facts.captured,
      refunded: facts.refunded,
      dispute_reading: facts.disputeReading,
      dispute_state: facts.dispute,
      mismatch: learned.mismatch,
      surplus: learned.surplus,
      provider_reference: learned.reference,
      ...(learned.response !== undefined && { response: json<unknown>(learned.response) }),
      next_check_at: learned.nextCheckAt,
      charging_until: learned.chargingUntil,
      read_at: learned.readAt,
      updated_at: learned.now,
    })
    .where('id', '=', id)
    .execute();
}

/** One line of the history of a payment; never changed. */
export async function insertFact(
  trx: Transaction,
  fact: { transactionId: string; source: string; facts: JsonObject; now: Date },
): Promise<void> {
  await trx
    .insertInto('transaction_facts')
    .values({
      transaction_id: fact.transactionId,
      source: fact.source,
      facts: json(fact.facts),
      at: fact.now,
    })
    .execute();
}

export async function listFacts(db: Database, transactionId: string) {
  return db
    .selectFrom('transaction_facts')
    .select(['source', 'facts', 'at'])
    .where('transaction_id', '=', transactionId)
    .orderBy('seq')
    .execute();
}

/** Ids of the payments whose time to be looked at again has come, the longest due first. */
export async function dueTransactions(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('transactions')
    .select('id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the payments that are open, the oldest first. */
export async function openPayments(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('transactions')
    .select('id')
    .where('state', 'in', ['created', 'requires-action', 'processing', 'pending-verification'])
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
