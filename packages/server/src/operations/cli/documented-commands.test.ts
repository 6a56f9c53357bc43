/** What docs and letters tell to type is read by the commands as they declare themselves. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { localCommands } from './local-commands.ts';
import { standaloneCommands } from './standalone-commands.ts';
import { findCommand, parseArguments } from './parse-arguments.ts';

const root = join(import.meta.dirname, '../../../../..');
const forms = [...localCommands, ...commands, ...standaloneCommands];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Names of events read like commands: `mail sent`. */
const events = new Set(
  Array.from(read('docs/operations/logs.md').matchAll(/^\| `([^`]+)`/gm), ([, name]) => name),
);
const fences = /^ *```.*\n[\s\S]*?^ *```$/gm;
const typed = /(?:npm run (?:--silent )?cli --|cli\/main\.ts) +([^\n]+)/g;

/** In text, a span between backticks that begins as a command does; in a block, what follows the program. */
function told(page: string): string[] {
  const blocks = Array.from(page.matchAll(fences), ([block]) => block).join('\n');
  const spans = Array.from(page.replaceAll(fences, '').matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return [
    ...Array.from([blocks, ...spans].join('\n').matchAll(typed), ([, words = '']) => words),
    ...spans.filter((span) => isCommand(span)),
  ];
}

/** `config` alone is a word, `config chekc` a command that does not exist. */
function isCommand(span: string): boolean {
  const [first = '', ...more] = span.replaceAll('\\|', '|').split(' ');
  const begins = forms.filter(({ name }) => first.split('|').includes(name.split(' ')[0] ?? ''));
  if (begins.length === 0 || events.has(span)) return false;
  return more.length > 0 || begins.some(({ name }) => !name.includes(' '));
}

/** Each command that a text stands for: `order list|show`, with and without `[--amount 12.50]`. */
function variants(text: string): string[] {
  const one = /\[([^\]]*)\]/.exec(text);
  if (one !== null) return [one[1] ?? '', ''].flatMap((by) => variants(text.replace(one[0], by).trim()));
  const [choice] = /(?<=^| )[^ <>]+\|[^ <>]+/.exec(text) ?? [];
  if (choice === undefined) return [text];
  return choice.split('|').flatMap((by) => variants(text.replace(choice, by)));
}

/** As a shell cuts it, up to where the command ends; a placeholder is one word. */
function wordsOf(text: string): string[] {
  const filled = text
    .replaceAll(/<[^>]*>|\$\([^)]*\)/g, 'x')
    .replaceAll(' …', '')
    .replace(/ *(?:[>;&]|\|\|).*/, '');
  return Array.from(filled.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');
}

/** Undefined where the words can be typed, or only name a command with options that it has. */
function fault(text: string): string | undefined {
  const words = wordsOf(text);
  if (words[0] === 'help' || text === '<command>') return undefined;
  const command = findCommand(forms, words);
  if (command === undefined) return `no such command: ${text}`;
  const given = words.slice(command.name.split(' ').length);
  if (given.every((word) => word.startsWith('--') && Object.hasOwn(command.options, word.slice(2))))
    return undefined;
  const result = parseArguments(forms, words);
  return result.ok ? undefined : `${text}: ${result.reason}`;
}

const faults = (page: string): string[] =>
  told(page)
    .flatMap((text) => variants(text.replaceAll('\\|', '|')))
    .flatMap((text) => fault(text) ?? []);

const pages = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })];

test.each(pages)('every command named in %s is valid', (page) => {
  expect(faults(read(page))).toEqual([]);
});

test('reads guides, and detects an invalid command', () => {
  expect(told(read('docs/operator-guide.md')).length).toBeGreaterThan(20);
  expect(faults('`reconcile --payment x`, `customer delete <email>`, `order list|shwo`')).toHaveLength(3);
  expect(faults('```sh\nnpm run --silent cli -- price set\nnode a/cli/main.ts backup\n```')).toEqual([]);
  expect(faults('```sh\nnpm run cli -- texts show one\n```')).toHaveLength(1);
});

test('the command in the cancellation e-mail exists, in every language', () => {
  const letters = globSync('packages/messages/mail.*.json', { cwd: root });
  expect(letters.length).toBeGreaterThan(1);
  for (const file of letters) {
    const named = Array.from(read(file).matchAll(/[a-z]+ [a-z]+(?: --[a-z-]+)+/g), ([text]) => text);
    expect([file, named.length]).not.toEqual([file, 0]);
    expect(named.flatMap((text) => fault(text) ?? [])).toEqual([]);
  }
});
