/** docs/commands.md has every command once, written as the program reads it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../packages/server/src/cli/commands.ts';
import { localCommands } from '../packages/server/src/cli/local-commands.ts';
import { loneCommands } from '../packages/server/src/cli/lone-commands.ts';
import { usageOf } from '../packages/server/src/cli/run-command.ts';

const page = readFileSync('docs/commands.md', 'utf8');
const [operator = '', scripts = ''] = page.split('\n## npm scripts\n');

/** First cells of the rows of all tables. */
const firstCells = (text: string): string[] =>
  Array.from(text.matchAll(/^\| `(.+?)` \|/gm), ([, cell = '']) => cell.replaceAll('\\|', '|'));

/** Values have names of their own in the page. */
const withoutNames = (usage: string): string => usage.replaceAll(/(?<=--[a-z-]+ )<[^>]+>/g, '<value>');

test('every operator command is there once, with its parameters and options', () => {
  const forms = [...localCommands, ...commands, ...loneCommands];
  expect(firstCells(operator).map(withoutNames).sort()).toEqual(forms.map(usageOf).sort());
});

test('every npm script is there once', () => {
  const { scripts: all } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const typed = Object.keys(all)
    .filter((name) => !(name.startsWith('pre') && name.slice(3) in all))
    .map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
  expect(firstCells(scripts).sort()).toEqual(typed.sort());
});
