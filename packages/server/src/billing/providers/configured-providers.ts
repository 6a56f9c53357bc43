import type { Processor } from '@clausewright/contract';
import type { PaymentConfig } from '../../platform/config/config-payments.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import { createProviders, type Providers } from '../provider-interface/providers.ts';
import { createSandboxProvider, type SandboxPorts } from './sandbox/sandbox.ts';

export type ProvidersOf = (ports: SandboxPorts) => Providers;
type ProviderOf = (ports: SandboxPorts) => PaymentProvider;

/**
 * The providers whose keys this instance has, each offered as its settings say; test payments come last. Only
 * what is configured is read, and then at the start: their libraries are a third of all modules.
 */
export async function loadProviders(payments: PaymentConfig): Promise<ProvidersOf> {
  const configured = await loadConfigured(payments);
  return (ports) => {
    const sandbox = createSandboxProvider(ports);
    const all = [...configured.map((of) => of(ports)), payments.sandbox ? sandbox : closed(sandbox)];
    return createProviders(all, ({ processor }) => isOffered(payments, processor));
  };
}

async function loadConfigured(payments: PaymentConfig): Promise<readonly ProviderOf[]> {
  const { stripe, braintree, paypal, fastspring } = payments;
  const configured: ProviderOf[] = [];
  if (stripe !== undefined) {
    const { createStripeProvider } = await import('./stripe/stripe.ts');
    configured.push((ports) => createStripeProvider(stripe, ports));
  }
  if (braintree !== undefined) {
    const { createBraintreeProvider } = await import('./braintree/braintree.ts');
    // One vault and one kind of message for PayPal: through Braintree, unless PayPal itself is asked for.
    const settings = paypal?.direct === true ? { ...braintree, paypal: false } : braintree;
    configured.push((ports) => createBraintreeProvider(settings, ports));
  }
  if (paypal !== undefined) {
    const { createPaypalProvider } = await import('./paypal/paypal.ts');
    configured.push((ports) => createPaypalProvider(paypal, ports));
  }
  if (fastspring !== undefined) {
    const { createFastspringProvider } = await import('./fastspring/fastspring.ts');
    configured.push((ports) => createFastspringProvider(fastspring, ports));
  }
  return configured;
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
