import {
  braintreeAgreementNewToken,
  braintreeConsentNewToken,
  braintreeCreateMethod,
  braintreeNewMethodToken,
  braintreeNewToken,
  type Language,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { toCaller } from '../../documents/records/agreement-access.ts';
import type { ItemType } from '../../platform/database/billing-schema.ts';
import { serveCall } from '../../platform/http/route.ts';
import type { Session } from '../../platform/http/session.ts';
import { addMethod } from '../payment-methods/add-method.ts';
import type { BillingPorts } from '../ports.ts';
import { newMethodToken, newToken } from './braintree-token.ts';

/** Specification 7, Transaction: what the forms of braintree-web ask for. */
export function serveBraintreeCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, braintreeNewToken, (input) =>
    newToken(ports, asked(input, input.body.item_type, input.body.item_id)),
  );
  serveCall(app, braintreeAgreementNewToken, (input) =>
    newToken(ports, asked(input, 'agreement', input.body.agreement_id)),
  );
  serveCall(app, braintreeConsentNewToken, (input) =>
    newToken(ports, asked(input, 'consent', input.body.privacy_consent_id)),
  );
  serveCall(app, braintreeNewMethodToken, ({ session }) => newMethodToken(ports, session));
  serveCall(app, braintreeCreateMethod, ({ session, body }) => {
    const { payment_method_nonce: nonce, device_data: deviceData } = body;
    const proof = deviceData === undefined ? { nonce } : { nonce, deviceData };
    return addMethod(ports, session, { processor: 'braintree', proof });
  });
  serveWebhookChallenge(app, ports);
}

/** Braintree asks it when the address of the webhook is entered. */
function serveWebhookChallenge(app: FastifyInstance, { payments }: BillingPorts): void {
  app.get<{ Querystring: { bt_challenge?: unknown } }>(
    '/webhooks/braintree',
    { config: { documentClass: 'api', limit: 'read' }, schema: { hide: true } },
    async (request, reply) => {
      const { braintree } = payments;
      const { bt_challenge: challenge } = request.query;
      if (braintree === undefined || typeof challenge !== 'string') return reply.callNotFound();
      // In memory since the start, which loads what is configured.
      const { webhookChallenge } = await import('../providers/braintree/webhook.ts');
      const answer = webhookChallenge(braintree, challenge);
      if (answer === null) return reply.callNotFound();
      return reply.type('text/plain; charset=utf-8').send(answer);
    },
  );
}

interface Input {
  agreementToken: string | undefined;
  session: Session | null;
  language: Language;
  connectionCountry: string | null;
}

function asked(input: Input, itemType: ItemType, itemId: string): Parameters<typeof newToken>[1] {
  const { language, connectionCountry } = input;
  const purchase = { item_type: itemType, item_id: itemId };
  return { purchase, caller: toCaller(input), language, connectionCountry };
}
