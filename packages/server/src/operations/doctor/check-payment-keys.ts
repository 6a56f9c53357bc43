import type { Config } from '../../platform/config/config.ts';
import { describeProviders } from '../../platform/config/config-payment-providers.ts';
import { type Finding, finding } from './finding.ts';

const about = 'payments';

/** Whether the keys of providers look like such keys, and none of a test stands in production. No provider is asked. */
export function checkPaymentKeys({ mode, payments }: Pick<Config, 'mode' | 'payments'>): Finding[] {
  const real = describeProviders(payments);
  const testing = real.filter(({ isTest }) => isTest).map(({ name }) => name);
  const faults = real.flatMap((provider) => provider.faults);
  if (faults.length > 0) return faults.map((fault) => finding('fail', about, `${fault}: copy it again.`));
  if (real.length === 0)
    return [
      payments.sandbox
        ? finding(
            'warn',
            about,
            'Test payments only, no money is charged: docs/payments.md says how to take real ones.',
          )
        : finding(
            'warn',
            about,
            'None is offered: only what costs nothing can be had. See docs/payments.md.',
          ),
    ];
  if (mode === 'production' && testing.length > 0)
    return [
      finding('fail', about, `Keys for tests in production (${testing.join(', ')}): take the live ones.`),
    ];
  return [
    finding(
      'ok',
      about,
      `Keys of ${real.length} provider(s) look right; whether they hold, a first payment shows.`,
    ),
  ];
}
