import {
  type ResultOf,
  stripeAttachMethod,
  stripeConfirmPayment,
  stripeConfirmSetupIntent,
  stripeCreatePaymentIntent,
  stripeNewMethodToken,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { toCaller } from '../../documents/records/agreement-access.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { serveCall } from '../../platform/http/route.ts';
import type { Session } from '../../platform/http/session.ts';
import { limitGuesses } from '../discounts/limit-guesses.ts';
import { addMethod, enterVault } from '../payment-methods/add-method.ts';
import type { BillingPorts } from '../ports.ts';
import { openTransaction, type OpenInput } from '../checkout/open-transaction.ts';
import { confirmPayment } from './confirm-payment.ts';

/** Specification 7: the calls of the Stripe forms. */
export function serveStripeCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, stripeCreatePaymentIntent, (input) => {
    const { item_type, item_id, user_data } = input.body;
    const { expected_total: expectedTotal = null, ...rest } = user_data;
    const { language, connectionCountry, address } = input;
    const caller = toCaller(input);
    const purchase = { item_type, item_id, ...rest };
    return limitGuesses(app.rateLimits, { address, code: purchase.discount_code }, () =>
      createPaymentIntent(ports, { purchase, expectedTotal, caller, language, connectionCountry }),
    );
  });
  serveCall(app, stripeConfirmPayment, (input) =>
    confirmPayment(ports, { body: input.body, caller: toCaller(input) }),
  );
  serveCall(app, stripeNewMethodToken, ({ session }) => newMethodToken(ports, session));
  serveCall(app, stripeConfirmSetupIntent, ({ session, body }) =>
    addMethod(ports, session, {
      processor: 'stripe',
      proof: { intentId: body.setup_intent_id, methodId: body.payment_method_id },
    }),
  );
  serveCall(app, stripeAttachMethod, ({ session, body }) =>
    addMethod(ports, session, { processor: 'stripe', proof: { methodId: body.payment_method_id } }),
  );
}

async function createPaymentIntent(
  ports: BillingPorts,
  input: Omit<OpenInput, 'processor'>,
): Promise<Outcome<ResultOf<typeof stripeCreatePaymentIntent>>> {
  const opened = await openTransaction(ports, { ...input, processor: 'stripe' });
  if (!opened.ok) return opened;
  const { transaction_id, next, client } = opened.value;
  const begun = client?.processor === 'stripe' ? client : null;
  return {
    ok: true,
    value: {
      transaction_id,
      client_secret: begun?.client_secret ?? null,
      payment_intent_id: begun?.payment_intent_id ?? null,
      publishable_key: publishableKey(ports),
      next,
    },
  };
}

async function newMethodToken(
  ports: BillingPorts,
  session: Session,
): Promise<Outcome<ResultOf<typeof stripeNewMethodToken>>> {
  const entered = await enterVault(ports, session, 'stripe');
  if (!entered.ok) return entered;
  const begun = await entered.vault.begin(entered.customerReference);
  if (!begun.ok || begun.intentId === null) return { ok: false, reason: 'payment-method-not-added' };
  return {
    ok: true,
    value: {
      client_secret: begun.token,
      setup_intent_id: begun.intentId,
      publishable_key: publishableKey(ports),
    },
  };
}

function publishableKey({ providers }: BillingPorts): string {
  return providers.find('stripe')?.publicKey ?? '';
}
