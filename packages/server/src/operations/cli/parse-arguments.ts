import { parseArgs } from 'node:util';
import type { CommandForm, CommandInput } from './command.ts';

export type ParsedArguments<Form> =
  | { ok: true; command: Form; input: CommandInput }
  /** Without a command where the words name none. */
  | { ok: false; command: Form | undefined; reason: string };

/** The command that the words name, and what they give it. */
export function parseArguments<Form extends CommandForm>(
  commands: readonly Form[],
  words: readonly string[],
): ParsedArguments<Form> {
  const command = findCommand(commands, words);
  if (command === undefined) return { ok: false, command, reason: 'No such command.' };
  const parsed = parse(command, words.slice(command.name.split(' ').length));
  return parsed.ok ? { ok: true, command, input: parsed } : { ok: false, command, reason: parsed.reason };
}

export function findCommand<Form extends CommandForm>(
  commands: readonly Form[],
  words: readonly string[],
): Form | undefined {
  return commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
}

type Parsed = ({ ok: true } & CommandInput) | { ok: false; reason: string };

function parse(
  { parameters, options, repeated, optional, needs = {} }: CommandForm,
  words: readonly string[],
): Parsed {
  try {
    const args = words.map((word) => (isId(word, options) ? `${shield}${word}` : word));
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const positionals = parsed.positionals.map((word) => word.replace(shield, ''));
    const times = repeated ? Math.max(1, Math.ceil(positionals.length / parameters.length)) : 1;
    const leftOut = optional && positionals.length === 0;
    if (!leftOut && positionals.length !== parameters.length * times) {
      return {
        ok: false,
        reason: `Expected ${parameters.length * times} argument(s), got ${positionals.length}.`,
      };
    }
    const missing = Object.keys(needs).find((option) => parsed.values[option] === undefined);
    if (missing !== undefined) return { ok: false, reason: needs[missing] ?? '' };
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
