import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command, CommandContext, CommandResult } from './commands.ts';

/** Finds the command that the words name and runs it; wrong use comes back as a refusal with the usage. */
export async function runCommand(
  commands: readonly Command[],
  context: CommandContext,
  words: readonly string[],
): Promise<CommandResult> {
  const command = commandOf(commands, words);
  if (command === undefined) return { ok: false, reason: `No such command.\n${usage(commands)}` };
  const input = parse(command, words.slice(command.name.split(' ').length));
  if (!input.ok) return { ok: false, reason: `${input.reason}\nUsage: ${usageOf(command)}` };
  return command.run(context, input);
}

/**
 * The words with the text of the file that they name in the place of its name: the process that runs the
 * command may stand elsewhere and see other files.
 */
export function withFileText(
  commands: readonly Command[],
  words: readonly string[],
): { ok: true; words: readonly string[] } | { ok: false; reason: string } {
  const command = commandOf(commands, words);
  const at = command?.name.split(' ').length ?? 0;
  const file = words[at];
  if (command?.takesFile !== true || file === undefined) return { ok: true, words };
  try {
    return { ok: true, words: words.with(at, readFileSync(file, 'utf8')) };
  } catch {
    return { ok: false, reason: `${file} cannot be read. The file comes right after the command.` };
  }
}

function commandOf(commands: readonly Command[], words: readonly string[]): Command | undefined {
  return commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
}

export function usage(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usageOf(command).length), 'config check'.length);
  const lines = commands.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.about}`);
  return ['Commands:', `  ${'config check'.padEnd(width)}  Check the configuration`, ...lines].join('\n');
}

function usageOf({ name, parameters, options }: Command): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === 'boolean' ? `--${flag}` : `--${flag} <value>`,
  );
  return [name, ...parameters.map((parameter) => `<${parameter}>`), ...flags].join(' ');
}

type Parsed =
  | { ok: true; positionals: readonly string[]; options: Record<string, string | boolean | undefined> }
  | { ok: false; reason: string };

function parse({ parameters, options }: Command, words: readonly string[]): Parsed {
  try {
    const args = words.map((word) => (isId(word, options) ? `${shield}${word}` : word));
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const positionals = parsed.positionals.map((word) => word.replace(shield, ''));
    if (positionals.length !== parameters.length) {
      return { ok: false, reason: `Expected ${parameters.length} argument(s), got ${positionals.length}.` };
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
function isId(word: string, options: Command['options']): boolean {
  return /^-[\w-]{21}$/.test(word) && !Object.hasOwn(options, word.slice(2));
}
