import type { InstancePorts } from '../platform/ports.ts';
import { productPorts } from '../product-ports.ts';
import type { Alert, BillingPorts } from '../billing/ports.ts';
import { loadProviders } from '../billing/providers/configured-providers.ts';
import { createProviders } from '../billing/provider-interface/providers.ts';
import type { PaymentProvider } from '../billing/provider-interface/provider.ts';
import type { Vies } from '../billing/vies/vies.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import type { Operator } from '../platform/config/operator.ts';

export interface ProductPortsGiven {
  /** Beside the sandbox, before it. */
  providers?: readonly PaymentProvider[];
  vies?: Vies;
  operator?: Partial<Operator>;
  /** Collects what is told to the operator. */
  alerts?: Alert[];
}

/** Anew for each, as a test may change it. */
function testConfig(): Config {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return loaded.config;
}

const providersOf = await loadProviders(testConfig().payments);

/** What payments need in a test: the test provider, a register that is away, no VAT number of ours. */
export function testProductPorts(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'publicUrl'>,
  { providers = [], vies, operator, alerts }: ProductPortsGiven = {},
): Omit<BillingPorts, keyof InstancePorts> {
  const parts = productPorts(testConfig(), ports, { alert: (alert) => alerts?.push(alert), providersOf });
  const { offered } = parts.providers;
  return {
    ...parts,
    operator: { ...parts.operator, ...operator },
    providers:
      providers.length === 0 ? parts.providers : createProviders([...providers, ...offered], () => true),
    vies: vies ?? (async () => ({ valid: 'unknown' })),
  };
}
