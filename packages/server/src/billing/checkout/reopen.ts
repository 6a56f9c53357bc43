import type { Transaction } from '../../platform/database/schema.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import { hashQuote, type Quote } from '../quotes/quote.ts';
import { findAgreedTerms } from '../transactions/agreed-store.ts';
import { insertFact, writeFacts } from '../transactions/fact-store.ts';
import { joinFacts, noFacts, deriveState } from '../transactions/facts.ts';
import { nextCheck } from '../transactions/check-schedule.ts';
import type { Payer } from './payer.ts';
import { type PaymentTransaction, setPayer, takePaymentStatus } from '../transactions/transaction-store.ts';

interface Same {
  quote: Quote;
  /** Null where nothing is due. */
  provider: PaymentProvider | null;
  payer: Payer;
  /** Hashes of the operator's own terms that are in force, in the payer's language. */
  terms: readonly string[];
  now: Date;
}

/**
 * Takes a payment up again that was left or refused, where it is for the same under the same terms: the
 * provider then goes on with the same object. Null where another one is needed.
 */
export async function reopen(
  trx: Transaction,
  last: PaymentTransaction,
  { quote, provider, payer, terms, now }: Same,
): Promise<PaymentTransaction | null> {
  const { id, state, processor, quoteHash, quoteExpiresAt } = last;
  const waits = state === 'created' || state === 'rejected';
  const holds = quoteExpiresAt !== null && quoteExpiresAt > now;
  if (!waits || !holds || processor !== provider?.processor || quoteHash !== hashQuote(quote)) return null;
  if ((await findAgreedTerms(trx, id)).terms.join() !== terms.join()) return null;
  const paying = {
    customerId: payer.customerId,
    email: payer.email,
    paymentMethodId: payer.method?.id ?? null,
    saveMethod: payer.saveMethod,
  };
  await setPayer(trx, id, paying);
  if (state === 'created') return { ...last, ...paying };
  const attemptReading = await takePaymentStatus(trx, id);
  const facts = joinFacts(last.facts, { ...noFacts, attempt: 'created', attemptReading });
  const transaction = { ...last, ...paying, facts, state: deriveState(facts, last) };
  await writeFacts(trx, id, { ...transaction, nextCheckAt: nextCheck(now, now), now });
  await insertFact(trx, { transactionId: id, source: 'own', facts: { again: true }, now });
  return transaction;
}
