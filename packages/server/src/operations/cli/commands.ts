import { insertAudit } from '../../platform/database/audit-store.ts';
import { bringUpToDate } from '../../platform/database/bring-up-to-date.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { beginMaintenance, endMaintenance } from '../../platform/maintenance/maintenance-store.ts';
import type { Command } from './command.ts';
import { backupCommands } from './backup-commands.ts';
import { cancellationCommands } from './cancellation-commands.ts';
import { consentCommands } from './consent-commands.ts';
import { customerCommands } from './customer-commands.ts';
import { databaseCheckCommand } from './doctor-commands.ts';
import { jobCommands } from './job-commands.ts';
import { keyCommands } from './key-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { orderCommands } from './order-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { priceCommands } from './price-commands.ts';
import { textCommands } from './text-commands.ts';

const migrateCommand: Command = {
  name: 'migrate',
  parameters: [],
  options: {},
  schema: 'as-found',
  about: 'Brings the database schema up to date. A start does this too.',
  // The database lists its migrations with the time of each; before the first there is no audit log.
  audit: 'none',
  async run({ database }) {
    const upToDate = await bringUpToDate(database);
    if (!upToDate.ok) return upToDate;
    const { applied } = upToDate;
    return {
      ok: true,
      lines: applied.length === 0 ? ['Nothing to do.'] : applied.map((name) => `Applied ${name}`),
    };
  },
};

const maintenanceOnCommand: Command = {
  name: 'maintenance on',
  parameters: [],
  options: {},
  about:
    'Shows the maintenance page instead of the app, also after a restart. Hosted documents and banners keep working.',
  audit: 'together',
  async change(trx, { clock }) {
    await beginMaintenance(trx, clock());
    const lines = ['In maintenance. Hosted documents and the consent script keep working.'];
    return { ok: true, lines, object: { objectType: 'maintenance', objectId: 'instance' } };
  },
};

const maintenanceOffCommand: Command = {
  name: 'maintenance off',
  parameters: [],
  options: {},
  about: 'Shows the app again.',
  // What it ends stays ended where it is refused.
  audit: 'within',
  async run({ config, database, clock }) {
    await inTransaction(database.db, async (trx) => {
      await endMaintenance(trx);
      const about = { objectType: 'maintenance', objectId: 'instance', at: clock() };
      await insertAudit(trx, { actor: 'cli', action: 'maintenance.off', ...about });
    });
    return config.maintenance
      ? { ok: false, reason: 'MAINTENANCE=1 keeps the service in maintenance: remove it and restart.' }
      : { ok: true, lines: ['The app is back.'] };
  },
};

/** Every command but those that need no database and run where they are typed. */
export const commands: readonly Command[] = withDryRun([
  migrateCommand,
  databaseCheckCommand,
  ...backupCommands,
  ...orderCommands,
  ...paymentCommands,
  ...priceCommands,
  ...textCommands,
  maintenanceOnCommand,
  maintenanceOffCommand,
  ...customerCommands,
  ...cancellationCommands,
  ...consentCommands,
  ...keyCommands,
  ...mailCommands,
  ...jobCommands,
]);

function withDryRun(all: readonly Command[]): Command[] {
  return all.map((command) =>
    command.audit === 'together'
      ? { ...command, options: { ...command.options, 'dry-run': { type: 'boolean' } } }
      : command,
  );
}
