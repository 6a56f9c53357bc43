import type { AgreementPorts } from '../agreements/ports.ts';
import { billingParts } from '../billing/billing-parts.ts';
import type { Alert, BillingPorts } from '../billing/ports.ts';
import { createProviders } from '../billing/providers/providers.ts';
import type { PaymentProvider } from '../billing/providers/provider.ts';
import type { Vies } from '../billing/tax/vies.ts';
import { loadConfig, type Operator } from '../config.ts';

export interface BillingGiven {
  /** Beside the sandbox, before it. */
  providers?: readonly PaymentProvider[];
  vies?: Vies;
  operator?: Partial<Operator>;
  /** Collects what is told to the operator. */
  alerts?: Alert[];
}

/** What payments need in a test: the test provider, a register that is away, no VAT number of ours. */
export function testBillingParts(
  ports: Pick<AgreementPorts, 'db' | 'clock' | 'publicUrl'>,
  { providers = [], vies, operator, alerts }: BillingGiven = {},
): Omit<BillingPorts, keyof AgreementPorts> {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const parts = billingParts(loaded.config, ports, (alert) => alerts?.push(alert));
  const { offered } = parts.providers;
  return {
    ...parts,
    operator: { ...parts.operator, ...operator },
    providers:
      providers.length === 0 ? parts.providers : createProviders([...providers, ...offered], () => true),
    vies: vies ?? (async () => ({ valid: 'unknown' })),
  };
}
