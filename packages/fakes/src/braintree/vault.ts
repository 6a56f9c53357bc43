/** Customers and their saved methods. */
import { invalid, methodView, nonceView, notFound, xmlReply } from './answers.ts';
import type { FakeReply } from '../fake-server.ts';
import { type GatewayState, type Instrument, type Method, newId } from './gateway-state.ts';
import { nonceOfMethod } from './tokenize.ts';

export function createCustomer(state: GatewayState, request: { id?: string; email?: string }): FakeReply {
  const id = request.id ?? newId();
  if (!/^[\w-]{1,36}$/.test(id)) {
    return invalid('customer', [{ attribute: 'id', code: '91610', message: 'Customer ID is invalid.' }]);
  }
  if (state.customers.has(id)) {
    const message = 'Customer ID has already been taken.';
    return invalid('customer', [{ attribute: 'id', code: '91609', message }]);
  }
  state.customers.set(id, { id, email: request.email ?? '' });
  return showCustomer(state, id, 201);
}

export function showCustomer(state: GatewayState, id: string, status = 200): FakeReply {
  const customer = state.customers.get(id);
  return customer ? xmlReply('customer', { ...customer, credit_cards: [] }, status) : notFound();
}

export function updateCustomer(state: GatewayState, id: string, request: { email?: string }): FakeReply {
  const customer = state.customers.get(id);
  if (customer === undefined) return notFound();
  state.customers.set(id, { ...customer, email: request.email ?? customer.email });
  return showCustomer(state, id);
}

export function deleteCustomer(state: GatewayState, id: string): FakeReply {
  if (!state.customers.delete(id)) return notFound();
  for (const method of state.methods.values()) {
    if (method.customerId === id) state.methods.delete(method.token);
  }
  return xmlReply('customer', { id });
}

export interface MethodRequest {
  customer_id?: string;
  payment_method_nonce?: string;
  options?: { make_default?: boolean; verify_card?: boolean };
}

export function createMethod(state: GatewayState, request: MethodRequest, now: Date): FakeReply {
  const refuse = (attribute: string, code: string, message: string): FakeReply =>
    invalid('payment_method', [{ attribute, code, message }]);
  if (!state.customers.has(request.customer_id ?? '')) {
    return refuse('customer_id', '93105', 'Customer ID is invalid.');
  }
  const nonce = state.nonces.get(request.payment_method_nonce ?? '');
  if (!nonce) return refuse('payment_method_nonce', '93108', 'Unknown or expired payment_method_nonce.');
  if (nonce.consumed) {
    return refuse('payment_method_nonce', '93107', 'Cannot use a payment_method_nonce more than once.');
  }
  if (!nonce.reusable) nonce.consumed = true;
  if (request.options?.verify_card === true && nonce.decline !== undefined) {
    const rejected = nonce.decline.startsWith('gateway:');
    return invalid('payment_method', [], {
      verification: {
        status: rejected ? 'gateway_rejected' : 'processor_declined',
        processor_response_code: rejected ? '' : nonce.decline,
        processor_response_text: 'Declined',
        gateway_rejection_reason: rejected ? nonce.decline.slice('gateway:'.length) : null,
      },
    });
  }
  const method = storeMethod(state, request.customer_id ?? '', nonce, now);
  if (request.options?.make_default === true) makeDefault(state, method);
  return showMethod(method, 201);
}

export function findMethod(state: GatewayState, token: string): FakeReply {
  const method = state.methods.get(token);
  return method ? showMethod(method, 200) : notFound();
}

export function updateMethod(state: GatewayState, token: string, request: MethodRequest): FakeReply {
  const method = state.methods.get(token);
  if (!method) return notFound();
  if (request.options?.make_default === true) makeDefault(state, method);
  return showMethod(method, 200);
}

export function deleteMethod(state: GatewayState, token: string): FakeReply {
  return state.methods.delete(token) ? { status: 200, body: '' } : notFound();
}

export function createNonce(state: GatewayState, token: string): FakeReply {
  const method = state.methods.get(token);
  return method ? xmlReply('payment_method_nonce', nonceView(nonceOfMethod(state, method)), 201) : notFound();
}

export function storeMethod(state: GatewayState, customerId: string, paying: Instrument, now: Date): Method {
  const { card, paypal, decline } = paying;
  const isDefault = ![...state.methods.values()].some((one) => one.customerId === customerId);
  const method: Method = { card, paypal, decline, token: newId(), customerId, isDefault, createdAt: now };
  state.methods.set(method.token, method);
  return method;
}

function makeDefault(state: GatewayState, method: Method): void {
  for (const one of state.methods.values()) {
    if (one.customerId === method.customerId) one.isDefault = one === method;
  }
}

function showMethod(method: Method, status: number): FakeReply {
  const { name, value } = methodView(method);
  return xmlReply(name, value, status);
}
