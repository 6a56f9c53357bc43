import {
  cardProviders,
  type ProviderName,
  providerNames,
} from '../../platform/config/config-payment-providers.ts';
import { chooseCardProvider, type PaymentConfig } from '../../platform/config/config-payments.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import type {
  CreateProvider,
  ProviderPorts,
  ProviderRegistration,
} from '../provider-interface/provider-registration.ts';
import { createProviders, type Providers } from '../provider-interface/providers.ts';
import * as registered from './registered-providers.ts';
import { createSandboxProvider } from './sandbox/sandbox.ts';

/** Does not compile while a provider of the contract is not registered. */
const registrations: { [Name in ProviderName]: ProviderRegistration<Name> } = registered;

/** Whose windows charge without asking us before. */
export const chargingUnasked = providerNames.filter((name) => registrations[name].chargesUnasked === true);

export type ProvidersOf = (ports: ProviderPorts) => Providers;

/** Where several are offered, people find cards first and shops of others last. */
const kindsInOrder: PaymentProvider['kinds'] = ['card', 'paypal', 'checkout'];

/**
 * The providers whose keys this instance has, each offered as its settings say; test payments come last. Only
 * what is configured is read, and then at the start: their libraries are a third of all modules.
 */
export async function loadProviders(payments: PaymentConfig): Promise<ProvidersOf> {
  const loaded = await Promise.all(providerNames.map((name) => load(name, payments)));
  const configured = loaded.filter((create) => create !== undefined);
  return (ports) => {
    const sandbox = createSandboxProvider(ports);
    const real = configured.map((create) => create(ports)).toSorted((a, b) => rank(a) - rank(b));
    return createProviders([...real, payments.sandbox ? sandbox : closed(sandbox)], ({ processor }) =>
      processor === 'sandbox' ? payments.sandbox : isOffered(payments, processor),
    );
  };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- settings and registration are of one provider by it
async function load<Name extends ProviderName>(
  name: Name,
  payments: PaymentConfig,
): Promise<CreateProvider | undefined> {
  const settings = payments[name];
  return settings === undefined ? undefined : registrations[name].load(settings, payments);
}

function rank({ kinds }: PaymentProvider): number {
  return Math.min(...kinds.map((kind) => kindsInOrder.indexOf(kind)));
}

/** Follows what was begun, and takes nothing more: money that does not exist must not pay for anything. */
function closed(provider: PaymentProvider): PaymentProvider {
  const refused = { ok: false, reason: 'refused', failure: 'transaction-not-accepted' } as const;
  return { ...provider, pay: async () => refused, renew: async () => refused };
}

function isOffered(payments: PaymentConfig, name: ProviderName): boolean {
  if (cardProviders.includes(name)) return chooseCardProvider(payments) === name;
  return registrations[name].isOffered?.(payments) ?? true;
}
