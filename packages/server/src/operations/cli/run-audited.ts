import { insertAudit } from '../../platform/database/audit-store.ts';
import { allOrNothing, inTransaction } from '../../platform/database/in-transaction.ts';
import type { ChangingCommand, Command, CommandContext, CommandInput, CommandResult } from './command.ts';

/** Runs a command and leaves the row of the audit log that it does not leave by itself. */
export async function runAudited(
  command: Command,
  context: CommandContext,
  input: CommandInput,
): Promise<CommandResult> {
  if (command.audit === 'together') return changeAndNote(command, context, input);
  if (command.audit === 'before') {
    const object = command.noted(input);
    await inTransaction(context.database.db, (trx) => insertAudit(trx, row(command, context, object)));
  }
  return command.run(context, input);
}

/** With `--dry-run` everything is done, told and taken back. */
async function changeAndNote(
  command: ChangingCommand,
  context: CommandContext,
  input: CommandInput,
): Promise<CommandResult> {
  let told: readonly string[] | undefined;
  const result = await allOrNothing<CommandResult>(context.database.db, async (trx) => {
    const changed = await command.change(trx, context, input);
    if (!changed.ok) return changed;
    await insertAudit(trx, row(command, context, changed.object));
    if (input.options['dry-run'] !== true) return { ok: true, lines: changed.lines };
    told = ['Nothing was changed. Without --dry-run:', ...changed.lines];
    return { ok: false, reason: '' };
  });
  return told === undefined ? result : { ok: true, lines: told };
}

function row({ name }: Command, { clock }: CommandContext, object: { objectType: string; objectId: string }) {
  return { actor: 'cli', action: name.replace(' ', '.'), ...object, at: clock() };
}
