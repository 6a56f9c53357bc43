/** docs/commands.md has every command once, written as the program reads it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../packages/server/src/operations/cli/commands.ts';
import { localCommands } from '../packages/server/src/operations/cli/local-commands.ts';
import { standaloneCommands } from '../packages/server/src/operations/cli/standalone-commands.ts';
import { formatUsage } from '../packages/server/src/operations/cli/run-command.ts';
import { aboutCodes } from '../packages/server/src/operations/cli/verification-codes.ts';

const page = readFileSync('docs/commands.md', 'utf8');
const [operator = '', scripts = ''] = page.split('\n## npm scripts\n');

/** Rows of all tables whose first cell is code, with the text of the second as it reads without links. */
const rowsOf = (text: string): [first: string, second: string][] =>
  Array.from(text.matchAll(/^\| `(.+?)` \| (.*) \|$/gm), ([, first = '', second = '']) => [
    first.replaceAll('\\|', '|'),
    second.replace(/ \[Exit codes\]\(.*\)$/, aboutCodes).replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
  ]);

/** Values have names of their own in the page. */
const withoutNames = (usage: string): string => usage.replaceAll(/(?<=--[a-z-]+ )<[^>]+>/g, '<value>');

test('every operator command is documented once, with its parameters, options and help text', () => {
  const forms = [...localCommands, ...commands, ...standaloneCommands];
  const written = rowsOf(operator).map(([usage, about]) => `${withoutNames(usage)}: ${about}`);
  expect(written.sort()).toEqual(forms.map((form) => `${formatUsage(form)}: ${form.about}`).sort());
});

test('every npm script is documented once', () => {
  const { scripts: all } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const typed = Object.keys(all)
    .filter((name) => !(name.startsWith('pre') && name.slice(3) in all))
    .map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
  expect(
    rowsOf(scripts)
      .map(([script]) => script)
      .sort(),
  ).toEqual(typed.sort());
});
