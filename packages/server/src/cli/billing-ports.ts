import { billingParts } from '../billing/billing-parts.ts';
import type { BillingPorts } from '../billing/ports.ts';
import { instanceSecret } from '../instance-secret.ts';
import type { CommandContext } from './commands.ts';

/** What the use cases need. The secret is read only when a message with a private link is written. */
export function billingPortsOf({ config, database, enqueue, clock, alert }: CommandContext): BillingPorts {
  const { mode, publicUrl, documentsUrl, operator, secretKey, dataDir } = config;
  const { db } = database;
  return {
    ...billingParts(config, { db, clock, publicUrl }, alert),
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
