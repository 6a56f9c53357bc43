import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  Command,
  CommandContext,
  CommandForm,
  CommandResult,
  LocalCommand,
  StandaloneCommand,
  Place,
} from './command.ts';
import { findCommand, parseArguments } from './parse-arguments.ts';
import { runAudited } from './run-audited.ts';

/** Of a file whose text goes to the process that runs, which refuses longer words: a price table, a list of days. */
const mostSentBytes = 1_000_000;
/** Of one that is read where it lies: a receipt holds what a busy minute of a site needs as proof. */
const mostReadBytes = 64 * 1024 * 1024;

/** Finds the command that the words name and runs it; wrong use comes back as a refusal with the usage. */
export async function runCommand(
  commands: readonly Command[],
  context: CommandContext,
  words: readonly string[],
): Promise<CommandResult> {
  const read = parseArguments(commands, words);
  if (read.ok) return runAudited(read.command, context, read.input);
  if (read.command !== undefined) return refused(read.command, read.reason);
  return { ok: false, reason: `${read.reason}\n${usage(commands)}` };
}

/** The same for commands that need nothing; null where the words name none of them. */
export async function runStandalone(
  commands: readonly StandaloneCommand[],
  words: readonly string[],
): Promise<CommandResult | null> {
  const filled = withFile(commands, words, mostReadBytes);
  if (!filled.ok) return filled;
  const read = parseArguments(commands, filled.words);
  if (read.ok) return read.command.run(read.input);
  return read.command === undefined ? null : refused(read.command, read.reason);
}

/** The same for commands that run where they are typed. */
export async function runLocal(
  commands: readonly LocalCommand[],
  place: Place,
  words: readonly string[],
): Promise<CommandResult | null> {
  const read = parseArguments(commands, words);
  if (read.ok) return read.command.run(place, read.input);
  return read.command === undefined ? null : refused(read.command, read.reason);
}

/** Whether the command that the words name works on the schema as it is. */
export function worksOnAnySchema(commands: readonly Command[], words: readonly string[]): boolean {
  return findCommand(commands, words)?.schema === 'as-found';
}

function refused(command: CommandForm, reason: string): CommandResult {
  return { ok: false, reason: `${reason}\nUsage: ${formatUsage(command)}` };
}

/**
 * The words with the text of each file that they name in the place of its name, or with its whole name: the
 * process that runs the command may stand elsewhere.
 */
export function withFile(
  commands: readonly CommandForm[],
  words: readonly string[],
  most = mostSentBytes,
): { ok: true; words: readonly string[] } | { ok: false; reason: string } {
  const command = findCommand(commands, words);
  if (command?.takesFile === undefined) return { ok: true, words };
  const at = command.name.split(' ').length;
  const end = at + (command.takesFile === 'texts' ? command.parameters.length : 1);
  const filled = [...words];
  for (const [place, file] of words.slice(at, end).entries()) {
    const word = command.takesFile === 'name' ? { text: resolve(file) } : textOf(file, most);
    if (word === 'larger') return { ok: false, reason: `${file} is larger than ${most} bytes.` };
    if (word === 'unreadable')
      return { ok: false, reason: `${file} cannot be read. The file comes right after the command.` };
    filled[at + place] = word.text;
  }
  return { ok: true, words: filled };
}

function textOf(file: string, most: number): { text: string } | 'larger' | 'unreadable' {
  try {
    return statSync(file).size > most ? 'larger' : { text: readFileSync(file, 'utf8') };
  } catch {
    return 'unreadable';
  }
}

export function usage(commands: readonly CommandForm[]): string {
  const lines = commands.map((command) => `  ${formatUsage(command)}\n      ${command.about}`);
  return ['Commands:', ...lines].join('\n');
}

export function formatUsage({
  name,
  parameters,
  options,
  repeated,
  optional,
  needs = {},
}: CommandForm): string {
  const flags = Object.entries(options).map(([flag, { type }]) => {
    const written = type === 'boolean' ? `--${flag}` : `--${flag} <value>`;
    return Object.hasOwn(needs, flag) ? written : `[${written}]`;
  });
  return [
    name,
    ...parameters.map((parameter) => (optional ? `[${parameter}]` : `<${parameter}>`)),
    ...(repeated ? ['…'] : []),
    ...flags,
  ].join(' ');
}
