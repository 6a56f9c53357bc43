import type { PaymentReason } from '@clausewright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { toDecline } from '../../provider-interface/decline-reasons.ts';
import type { Answer, Order, PaymentProvider, ProviderPayment } from '../../provider-interface/provider.ts';
import {
  decideCharge,
  endReview,
  findCharge,
  insertCharge,
  refundCharge,
  type SandboxCharge,
} from './sandbox-store.ts';
import { type Outcome, getOutcome, getCardOutcome, getNonceOutcome, testCard } from './test-cards.ts';

export interface SandboxPorts {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/** Code of a charge whose payer refused at the test bank. */
export const challengeFailed = 'challenge-failed';

/** Milliseconds that a review takes. */
const reviewTakes = 10_000;

/**
 * Test payments: a provider with books of its own, so that every outcome can be tried. No money moves;
 * production offers it only where the operator says so.
 */
export function createSandboxProvider(ports: SandboxPorts): PaymentProvider {
  const { db, clock } = ports;
  const charge = async (order: Order, outcome: Outcome): Promise<Answer> => {
    await insertCharge(db, { ...order, now: clock() });
    await decideCharge(db, order.id, decided(outcome, clock()), clock());
    return read(ports, order, outcome);
  };
  return {
    processor: 'sandbox',
    kinds: ['card'],
    test: true,
    sellerOfRecord: false,
    live: false,
    minimum: () => 1,
    start: async (order) => {
      await insertCharge(db, { ...order, now: clock() });
      return { ok: true, reference: order.id, customerReference: null, client: { processor: 'sandbox' } };
    },
    pay: (order, proof) =>
      charge(order, order.savedMethod === null ? getOutcome(proof) : getCardOutcome(order.savedMethod)),
    renew: async (order) => {
      const outcome = getCardOutcome(order.savedMethod ?? '');
      // Nobody is there to answer the bank.
      const asks = outcome.outcome === 'challenge' || outcome.outcome === 'abandon';
      return charge(order, asks ? { outcome: 'decline', code: '2099' } : outcome);
    },
    read: (order) => read(ports, order, null),
    refund: async (order, { id, amount }) => {
      const done = await refundCharge(db, order.id, { id, amount }, clock());
      if (!done) return { ok: false, reason: 'refused', message: 'more than was taken' };
      return { ok: true, reference: `refund_${id}`, done: true };
    },
    cancel: async ({ id }) => {
      await decideCharge(db, id, { state: 'abandoned', code: null, decidesAt: null }, clock());
      return { ok: true };
    },
    vault: {
      customer: async ({ id }) => ({ ok: true, reference: id }),
      begin: async (reference) => ({ ok: true, token: reference, intentId: null }),
      save: async (_, { nonce }) => {
        const outcome = getNonceOutcome(nonce ?? '');
        return outcome === null ? { ok: false, reason: 'refused' } : { ok: true, method: testCard(outcome) };
      },
      forget: async () => ({ ok: true }),
    },
    contentSources: { script: [], frame: [], connect: [], img: [] },
  };
}

function decided({ outcome, code }: Outcome, now: Date): Pick<SandboxCharge, 'state' | 'code' | 'decidesAt'> {
  switch (outcome) {
    case 'approve':
      return { state: 'captured', code: null, decidesAt: null };
    case 'decline':
      return { state: 'declined', code, decidesAt: null };
    case 'challenge':
      return { state: 'challenge', code: null, decidesAt: null };
    case 'review':
      return { state: 'review', code, decidesAt: new Date(now.getTime() + reviewTakes) };
    case 'abandon':
      return { state: 'abandoned', code: null, decidesAt: null };
  }
}

const attempts = {
  created: 'created',
  challenge: 'requires-action',
  review: 'pending-verification',
  captured: 'approved',
  declined: 'rejected',
  abandoned: 'cancelled',
} as const satisfies Record<SandboxCharge['state'], ProviderPayment['attempt']>;

function failureOf(code: string | null): PaymentReason {
  return code === challengeFailed ? 'card-authentication-failed' : toDecline('braintree', code).reason;
}

async function read(
  { db, clock, publicUrl }: SandboxPorts,
  order: Order,
  paidWith: Outcome | null,
): Promise<Answer> {
  await endReview(db, order.id, clock());
  const charge = await findCharge(db, order.id);
  if (charge === null) return { ok: false, reason: 'not-found' };
  const { state, code } = charge;
  const captured = state === 'captured' ? charge.amount : 0;
  const saves = order.saveMethod && order.savedMethod === null && captured > 0;
  return {
    ok: true,
    reading: {
      reference: order.id,
      attempt: attempts[state],
      failure: state === 'declined' ? failureOf(code) : null,
      captured,
      refunded: charge.refunded,
      currency: charge.currency,
      live: false,
      transactionId: charge.id,
      quoteHash: null,
      dispute: charge.dispute,
      authenticateUrl: state === 'challenge' ? `${publicUrl}/sandbox/challenge/${charge.id}` : null,
      method: saves ? testCard(paidWith ?? { outcome: 'approve', code: null }) : null,
      customerReference: order.customer?.id ?? null,
      cardCountry: null,
      raw: { sandbox: true, charge: charge.id, state, code },
    },
  };
}
