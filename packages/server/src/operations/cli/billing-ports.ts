import { productPorts } from '../../product-ports.ts';
import type { BillingPorts } from '../../billing/ports.ts';
import { loadProviders } from '../../billing/providers/configured-providers.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import type { CommandContext } from './command.ts';

/** What the use cases need. The secret is read only when a message with a private link is written. */
export async function createBillingPorts({
  config,
  database,
  enqueue,
  clock,
  alert,
}: CommandContext): Promise<BillingPorts> {
  const { mode, publicUrl, documentsUrl, operator, secretKey, dataDir } = config;
  const { db } = database;
  const providersOf = await loadProviders(config.payments);
  return {
    ...productPorts(config, { db, clock, publicUrl }, { alert, providersOf }),
    db,
    clock,
    enqueue,
    mode,
    get secret() {
      return instanceSecret(secretKey, dataDir);
    },
    publicUrl,
    documentsUrl,
    operatorName: operator.name,
  };
}
