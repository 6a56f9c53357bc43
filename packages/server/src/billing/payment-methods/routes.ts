import {
  braintreePaymentMethods,
  braintreeSetDefaultMethod,
  deletePaymentMethod,
  listPaymentMethods,
  sandboxCreateMethod,
  setDefaultMethod,
  stripePaymentMethods,
  stripeSetDefaultMethod,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { Outcome } from '../../platform/http/envelope.ts';
import { serveCall } from '../../platform/http/route.ts';
import type { BillingPorts } from '../ports.ts';
import { addMethod } from './add-method.ts';
import { chooseDefault } from './choose-default.ts';
import { forgetMethod } from './forget-method.ts';
import { listMethods, listProviderMethods, type MethodList } from './list-methods.ts';

export function serveMethodCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, listPaymentMethods, ({ session }) => listMethods(ports, session));
  serveCall(app, braintreePaymentMethods, ({ session }) => listProviderMethods(ports, session, 'braintree'));
  serveCall(app, stripePaymentMethods, ({ session }) => listProviderMethods(ports, session, 'stripe'));
  serveCall(app, setDefaultMethod, async ({ session, body }) =>
    then(await chooseDefault(ports, session, { id: body.id }), () => listMethods(ports, session)),
  );
  serveCall(app, braintreeSetDefaultMethod, async ({ session, body }) =>
    then(await chooseDefault(ports, session, { processor: 'braintree', reference: body.token }), () =>
      listProviderMethods(ports, session, 'braintree'),
    ),
  );
  serveCall(app, stripeSetDefaultMethod, async ({ session, body }) =>
    then(
      await chooseDefault(ports, session, { processor: 'stripe', reference: body.payment_method_id }),
      () => listProviderMethods(ports, session, 'stripe'),
    ),
  );
  serveCall(app, deletePaymentMethod, async ({ session, params }) =>
    then(await forgetMethod(ports, session, params.id), () => listMethods(ports, session)),
  );
  serveCall(app, sandboxCreateMethod, ({ session, body }) =>
    addMethod(ports, session, { processor: 'sandbox', proof: { nonce: body.token } }),
  );
}

/** The list as it is after a change that went well. */
async function then(
  changed: Outcome<object>,
  list: () => Promise<Outcome<MethodList>>,
): Promise<Outcome<MethodList>> {
  return changed.ok ? list() : changed;
}
