import type { Processor } from '@clausewright/contract';
import type { PaymentConfig } from '../../config-payments.ts';
import { createBraintreeProvider } from './braintree/braintree.ts';
import { createFastspringProvider } from './fastspring/fastspring.ts';
import { createPaypalProvider } from './paypal/paypal.ts';
import type { PaymentProvider } from './provider.ts';
import { createProviders, type Providers } from './providers.ts';
import { createSandboxProvider, type SandboxPorts } from './sandbox/sandbox.ts';
import { createStripeProvider } from './stripe/stripe.ts';

/** The providers whose keys this instance has, each offered as its settings say; test payments come last. */
export function configuredProviders(payments: PaymentConfig, ports: SandboxPorts): Providers {
  const { stripe, braintree, paypal, fastspring } = payments;
  const configured: PaymentProvider[] = [];
  if (stripe !== undefined) configured.push(createStripeProvider(stripe, ports));
  if (braintree !== undefined) {
    // One vault and one kind of message for PayPal: through Braintree, unless PayPal itself is asked for.
    const itself = paypal?.direct === true;
    configured.push(createBraintreeProvider(itself ? { ...braintree, paypal: false } : braintree, ports));
  }
  if (paypal !== undefined) configured.push(createPaypalProvider(paypal, ports));
  if (fastspring !== undefined) configured.push(createFastspringProvider(fastspring, ports));
  const sandbox = createSandboxProvider(ports);
  configured.push(payments.sandbox ? sandbox : closed(sandbox));
  return createProviders(configured, ({ processor }) => isOffered(payments, processor));
}

/** Follows what was begun, and takes nothing more: money that does not exist must not pay for anything. */
function closed(provider: PaymentProvider): PaymentProvider {
  const refused = { ok: false, reason: 'refused', failure: 'transaction-not-accepted' } as const;
  return { ...provider, pay: async () => refused, renew: async () => refused };
}

/** Of two card providers the settings choose one; the other goes on with what was begun there. */
function isOffered(
  { sandbox, stripe, braintree, cards, paypal }: PaymentConfig,
  processor: Processor,
): boolean {
  const both = stripe !== undefined && braintree !== undefined;
  const braintreeTakesPaypal = braintree?.paypal === true && !(both && cards === 'stripe');
  switch (processor) {
    case 'sandbox':
      return sandbox;
    case 'stripe':
      return !both || cards === 'stripe';
    case 'braintree':
      return !both || cards === 'braintree';
    case 'paypal':
      return paypal?.direct === true || !braintreeTakesPaypal;
    case 'fastspring':
      return true;
  }
}
