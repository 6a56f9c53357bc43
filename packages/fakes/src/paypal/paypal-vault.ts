import { type FakeReply, jsonReply } from '../fake-server.ts';
import { newId, type PaypalState, type PaypalSetup } from './paypal-state.ts';
import { toReply } from './paypal-objects.ts';
import { save } from './paypal-orders.ts';
import { refusal } from './paypal-refusal.ts';

export interface SetupTokenRequest {
  customer?: { id?: string };
}
export interface PaymentTokenRequest {
  payment_source: { token: { id: string } };
}

export function createSetupToken(books: PaypalState, { customer }: SetupTokenRequest): FakeReply {
  const setup = { id: newId(), customerId: customer?.id ?? newId(10), approved: false };
  books.setups.set(setup.id, setup);
  return jsonReply(setupObject(setup), 201);
}

export function readSetupToken(books: PaypalState, id: string): FakeReply {
  const setup = books.setups.get(id);
  return setup === undefined ? refusal(404, 'INVALID_RESOURCE_ID') : jsonReply(setupObject(setup));
}

export function approveSetupToken(books: PaypalState, id: string): FakeReply {
  const setup = books.setups.get(id);
  if (setup === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
  setup.approved = true;
  return jsonReply({ setup_token: id });
}

export function createPaymentToken(books: PaypalState, request: PaymentTokenRequest): FakeReply {
  const setup = books.setups.get(request.payment_source.token.id);
  if (setup === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
  if (!setup.approved) return refusal(422, 'SETUP_TOKEN_NOT_APPROVED');
  const token = save(books, setup.customerId);
  return jsonReply(
    toReply('paymentToken', {
      id: token.id,
      customer: { id: token.customerId },
      payment_source: { paypal: { email_address: 'payer@kunde.example', account_id: 'QYR5Z8XDVJNXQ' } },
    }),
    201,
  );
}

export function deletePaymentToken(books: PaypalState, id: string): FakeReply {
  return books.tokens.delete(id) ? { status: 204, body: '' } : refusal(404, 'INVALID_RESOURCE_ID');
}

function setupObject({ id, customerId, approved }: PaypalSetup): Record<string, unknown> {
  return toReply('setupToken', {
    id,
    status: approved ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    customer: { id: customerId },
    links: [{ href: `https://www.paypal.com/agreements/approve?approval_session_id=${id}`, rel: 'approve' }],
  });
}
