import type { ParseArgsOptionsConfig } from 'node:util';
import type { BillingPorts } from '../billing/ports.ts';
import type { Clock } from '../clock.ts';
import type { Config, ConfigResult } from '../config.ts';
import { insertAudit } from '../database/audit-store.ts';
import { bringUpToDate } from '../database/bring-up-to-date.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Transaction } from '../database/schema.ts';
import type { Enqueue } from '../jobs/start-jobs.ts';
import { beginMaintenance, endMaintenance } from '../maintenance/maintenance-store.ts';
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

/** What a command works with: that of the running process, or one opened for the command. */
export interface CommandContext {
  config: Config;
  database: OpenDatabase;
  enqueue: Enqueue;
  clock: Clock;
  /** Where a command finds something that only the operator can settle. */
  alert: BillingPorts['alert'];
}

export interface CommandInput {
  /** Words after the name, as many as `parameters` names; of a repeated one several times as many. */
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

export type CommandResult =
  | { ok: true; lines: readonly string[] }
  /** `exitCode`: 1 unless told otherwise. */
  | { ok: false; reason: string; exitCode?: number };

export interface CommandForm {
  /** One or two words: `order mark`. */
  name: string;
  /** Names of the words that follow, for the usage text. */
  parameters: readonly string[];
  options: ParseArgsOptionsConfig;
  /** All of the parameters may follow once more, as often as wanted. */
  repeated?: true;
  /** The parameters may be left out, all of them. */
  optional?: true;
  /** Options without which it is refused, and what is said then. */
  needs?: Readonly<Record<string, string>>;
  /**
   * The first word that follows names a file where it is typed; the command is given its text, or its whole
   * name, instead. Of `texts` each parameter is such a file.
   */
  takesFile?: 'text' | 'texts' | 'name';
  about: string;
}

interface DatabaseCommand extends CommandForm {
  /** It works on the schema as it finds it, and enqueues nothing; others have it brought up to date before. */
  schema?: 'as-found';
}

/** What a row of the audit log is about: ids and names of things, never personal data, which may not stay there. */
export interface AuditObject {
  objectType: string;
  objectId: string;
}

interface RunningCommand extends DatabaseCommand {
  /** none: it changes nothing. within: what it calls leaves a row, in the transaction there. */
  audit: 'none' | 'within';
  run(context: CommandContext, input: CommandInput): Promise<CommandResult>;
}

/** It asks others or works in many transactions: that it was asked for is noted before it begins. */
interface NotedCommand extends DatabaseCommand {
  audit: 'before';
  noted(input: CommandInput): AuditObject;
  run(context: CommandContext, input: CommandInput): Promise<CommandResult>;
}

/** All that it changes is one transaction, which holds its row too and can be tried by `--dry-run`. */
export interface ChangingCommand extends DatabaseCommand {
  audit: 'together';
  change(trx: Transaction, context: CommandContext, input: CommandInput): Promise<Changed>;
}

export type Changed =
  | { ok: true; lines: readonly string[]; object: AuditObject }
  | { ok: false; reason: string };

export type Command = RunningCommand | NotedCommand | ChangingCommand;

/** One that needs neither configuration nor database. */
export interface LoneCommand extends CommandForm {
  run(input: CommandInput): Promise<CommandResult>;
}

/** One that runs where it is typed, with the configuration there, whether that has faults or not. */
export interface LocalCommand extends CommandForm {
  run(place: Place, input: CommandInput): Promise<CommandResult>;
}

export interface Place {
  loaded: ConfigResult;
  /** Hands words to the running process; undefined if none runs. */
  ask: (words: readonly string[]) => Promise<CommandResult | undefined>;
}

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
      ? { ok: false, reason: 'MAINTENANCE=1 keeps the service in maintenance: take it away and start again.' }
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
