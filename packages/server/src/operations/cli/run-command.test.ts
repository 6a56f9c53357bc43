import { expect, test } from 'vitest';
import type { Command, CommandContext } from './command.ts';
import { runCommand } from './run-command.ts';

const echo: Command = {
  name: 'order show',
  parameters: ['id'],
  options: { amount: { type: 'string' }, all: { type: 'boolean' } },
  about: 'Show an order',
  audit: 'none',
  run: async (_, { positionals, options }) => ({
    ok: true,
    lines: [...positionals, JSON.stringify(options)],
  }),
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the command above asks nothing of it
const context = {} as CommandContext;
const run = (...words: string[]) => runCommand([echo], context, ['order', 'show', ...words]);

test('an id starting with a dash is an id', async () => {
  const id = '-C3xY7_abcdefghijklmno';
  expect(await run(id)).toEqual({ ok: true, lines: [id, '{}'] });
  expect(await run('--amount', '12.50', id)).toEqual({ ok: true, lines: [id, '{"amount":"12.50"}'] });
  expect(await run(`--${id.slice(2)}`, '--all')).toMatchObject({ ok: true });
});

test('rejects an unknown option', async () => {
  expect(await run('some-id', '--alll')).toMatchObject({ ok: false });
});
