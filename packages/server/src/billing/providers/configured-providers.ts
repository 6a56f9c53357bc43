import type { PaymentConfig } from '../../config-payments.ts';
import type { PaymentProvider } from './provider.ts';
import { createProviders, type Providers } from './providers.ts';
import { createSandboxProvider, type SandboxPorts } from './sandbox/sandbox.ts';

/** The providers whose keys this instance has, each offered as its settings say. */
export function configuredProviders(payments: PaymentConfig, ports: SandboxPorts): Providers {
  const configured: PaymentProvider[] = [createSandboxProvider(ports)];
  return createProviders(configured, ({ processor }) => processor !== 'sandbox' || payments.sandbox);
}
