import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type {
  Command,
  CommandContext,
  CommandForm,
  CommandResult,
  LocalCommand,
  LoneCommand,
  Place,
} from './commands.ts';

/** Finds the command that the words name and runs it; wrong use comes back as a refusal with the usage. */
export async function runCommand(
  commands: readonly Command[],
  context: CommandContext,
  words: readonly string[],
): Promise<CommandResult> {
  const command = commandOf(commands, words);
  if (command === undefined) return { ok: false, reason: `No such command.\n${usage(commands)}` };
  const input = parse(command, words.slice(command.name.split(' ').length));
  return input.ok ? command.run(context, input) : refused(command, input.reason);
}

/** The same for commands that need nothing; null where the words name none of them. */
export async function runLone(
  commands: readonly LoneCommand[],
  words: readonly string[],
): Promise<CommandResult | null> {
  const command = commandOf(commands, words);
  if (command === undefined) return null;
  const filled = withFile(commands, words);
  if (!filled.ok) return filled;
  const input = parse(command, filled.words.slice(command.name.split(' ').length));
  return input.ok ? command.run(input) : refused(command, input.reason);
}

/** The same for commands that run where they are typed. */
export async function runLocal(
  commands: readonly LocalCommand[],
  place: Place,
  words: readonly string[],
): Promise<CommandResult | null> {
  const command = commandOf(commands, words);
  if (command === undefined) return null;
  const input = parse(command, words.slice(command.name.split(' ').length));
  return input.ok ? command.run(place, input) : refused(command, input.reason);
}

/** Whether the command that the words name works on the schema as it is. */
export function takesSchemaAsFound(commands: readonly Command[], words: readonly string[]): boolean {
  return commandOf(commands, words)?.schema === 'as-found';
}

function refused(command: CommandForm, reason: string): CommandResult {
  return { ok: false, reason: `${reason}\nUsage: ${usageOf(command)}` };
}

/**
 * The words with the text of the file that they name in the place of its name, or with its whole name: the
 * process that runs the command may stand elsewhere.
 */
export function withFile(
  commands: readonly CommandForm[],
  words: readonly string[],
): { ok: true; words: readonly string[] } | { ok: false; reason: string } {
  const command = commandOf(commands, words);
  const at = command?.name.split(' ').length ?? 0;
  const file = words[at];
  if (command?.takesFile === undefined || file === undefined) return { ok: true, words };
  if (command.takesFile === 'name') return { ok: true, words: words.with(at, resolve(file)) };
  try {
    return { ok: true, words: words.with(at, readFileSync(file, 'utf8')) };
  } catch {
    return { ok: false, reason: `${file} cannot be read. The file comes right after the command.` };
  }
}

function commandOf<Form extends CommandForm>(
  commands: readonly Form[],
  words: readonly string[],
): Form | undefined {
  return commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
}

export function usage(commands: readonly CommandForm[]): string {
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.about}`);
  return ['Commands:', ...lines].join('\n');
}

function usageOf({ name, parameters, options, repeated }: CommandForm): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === 'boolean' ? `--${flag}` : `--${flag} <value>`,
  );
  return [
    name,
    ...parameters.map((parameter) => `<${parameter}>`),
    ...(repeated ? ['…'] : []),
    ...flags,
  ].join(' ');
}

type Parsed =
  | { ok: true; positionals: readonly string[]; options: Record<string, string | boolean | undefined> }
  | { ok: false; reason: string };

function parse({ parameters, options, repeated }: CommandForm, words: readonly string[]): Parsed {
  try {
    const args = words.map((word) => (isId(word, options) ? `${shield}${word}` : word));
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const positionals = parsed.positionals.map((word) => word.replace(shield, ''));
    const times = repeated ? Math.max(1, Math.ceil(positionals.length / parameters.length)) : 1;
    if (positionals.length !== parameters.length * times) {
      return {
        ok: false,
        reason: `Expected ${parameters.length * times} argument(s), got ${positionals.length}.`,
      };
    }
    const values = Object.entries(parsed.values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value.replace(shield, '') : value,
    ]);
    return { ok: true, positionals, options: Object.fromEntries(values) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Stands before an id that begins with a dash, so that it is not read as an option. */
const shield = 'id:';

/** One id in 64 begins with a dash. */
function isId(word: string, options: CommandForm['options']): boolean {
  return /^-[\w-]{21}$/.test(word) && !Object.hasOwn(options, word.slice(2));
}
