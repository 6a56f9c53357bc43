import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsUnder, readFences } from './fences.ts';

test('code blocks are listed with their heading, language and what follows', () => {
  const text = '# A #\n```sh mark\nls\n\n# not a heading\n```\n## B\r\n~~~\r\nx\r\n~~~\r\n';
  expect(readFences(text)).toEqual([
    { heading: 'A', language: 'sh', info: 'mark', text: 'ls\n\n# not a heading' },
    { heading: 'B', language: '', info: '', text: 'x' },
  ]);
});

test.each([
  ['longer marks hold shorter ones', '````md\n```sh\nx\n```\n````', ['```sh\nx\n```']],
  ['other marks do not close', '```\n~~~\n```', ['~~~']],
  ['marks with words do not close', '```\n``` x\n```', ['``` x']],
  ['an indented block gives up its indent only', '  ```\n   a\n b\n  ```', [' a\nb']],
  ['four spaces are no block', '    ```\n    a\n    ```', []],
  ['code within a line is no block', '```x``` y', []],
  ['an open block ends with the text', '```\na', ['a']],
  ['an empty block is one', '```\n```', ['']],
])('%s', (_, text, blocks) => {
  expect(readFences(text).map((one) => one.text)).toEqual(blocks);
});

test('README and operator guide explain installation and upgrade', () => {
  const readme = readFileSync('README.md', 'utf8');
  const guide = readFileSync('docs/operator-guide.md', 'utf8');
  expect(commandsUnder(readme, 'Set up')[0]).toBe('npm install && npm start');
  expect(commandsUnder(guide, 'Upgrade')[0]).toContain('npm start');
  expect(() => commandsUnder(readme, 'Nowhere')).toThrow('no commands');
});
