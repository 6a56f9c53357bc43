import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkMachine } from '../doctor/check-machine.ts';
import { checkMail } from '../doctor/check-mail.ts';
import { checkPaymentKeys } from '../doctor/check-payment-keys.ts';
import { finding, findingLine, isFailure } from '../doctor/finding.ts';
import type { Command, CommandResult, LocalCommand, Place } from './command.ts';

/** Part of `doctor`, and the part that the process that has the database must do. */
export const databaseCheckCommand: Command = {
  name: 'database check',
  parameters: [],
  options: {},
  schema: 'as-found',
  about: 'The part of `doctor` that uses the database.',
  audit: 'none',
  async run({ config, database, clock }) {
    return judged((await checkDatabase({ config, database, clock })).map(findingLine));
  },
};

function judged(lines: readonly string[]): CommandResult {
  return lines.some(isFailure) ? { ok: false, reason: lines.join('\n') } : { ok: true, lines };
}

function linesOf(result: CommandResult): readonly string[] {
  return result.ok ? result.lines : result.reason.split('\n');
}

/** Asked of the running process; without one here, but not where that would only make a database. */
async function databaseLines(config: Config, ask: Place['ask']): Promise<readonly string[]> {
  const asked = await ask(['database', 'check']);
  if (asked !== undefined) return linesOf(asked);
  if (config.database.kind === 'embedded' && !existsSync(join(config.dataDir, 'postgres')))
    return [findingLine(finding('warn', 'database', 'None yet: `init` or the first start creates it.'))];
  const opened = await openDatabase(config.database, () => {});
  if (!opened.ok) return [findingLine(finding('fail', 'database', `In use by ${opened.holder}.`))];
  const { database } = opened;
  try {
    return (await checkDatabase({ config, database, clock: systemClock })).map(findingLine);
  } finally {
    await database.close();
  }
}

export const doctorCommand: LocalCommand = {
  name: 'doctor',
  parameters: [],
  options: {},
  about: 'Checks everything that an instance needs and changes nothing.',
  async run({ loaded, ask }) {
    if (!loaded.ok)
      return judged(loaded.faults.map((fault) => findingLine(finding('fail', 'configuration', fault))));
    const { config } = loaded;
    const findings = [
      finding('ok', 'configuration', `Complete, for ${config.mode}.`),
      ...checkMachine(config),
      ...checkPaymentKeys(config),
      await checkMail(config),
    ];
    return judged([...findings.map(findingLine), ...(await databaseLines(config, ask))]);
  },
};
