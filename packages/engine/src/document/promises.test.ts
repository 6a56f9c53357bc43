import { expect, test } from 'vitest';
import { draftClause } from './assemble.ts';
import { clausesOf } from './clause.ts';
import { answeredPromise, broken, promisingAll } from './promises.ts';
import { prose } from './prose.ts';
import type { Context } from './context.ts';
import { blockText } from './tree-text.ts';

const { clause } = clausesOf<{ software: 'app' | 'site' }>();
const words = ({ part }: Pick<Context<object, 'en', 'button' | 'switch' | 'instead'>, 'part'>) =>
  prose`Rules. ${part.button`A button ends it.`} ${part.switch`A switch stops it.`} ${part.instead`Write to us to stop it.`}`;
const cancelling = clause({
  id: 'x.cancelling',
  version: 1,
  ground: { law: 'Art. 1' },
  parts: {
    button: { meets: ['de-bgb-312k'], promise: 'button' },
    switch: { promise: 'switch', when: (a) => a.software === 'app' },
    instead: { law: 'Art. 2', when: (a) => broken(a, 'switch') },
  },
  text: { de: words, en: words, es: words, fr: words, it: words, nl: words },
});

const printed = (answers: object): string =>
  blockText(draftClause(cancelling, answers, { language: 'en', today: '2026-01-01' }).blocks);
const answered = (promise: string, state: string, by?: string) => ({
  software: 'app',
  promises: [{ _id: 'r1', promise, promise_state: state, ...(by !== undefined && { promise_by: by }) }],
});

test('before he was asked, an owner promises only what the law demands', () => {
  expect(printed({ software: 'app' })).toBe('Rules. A button ends it.');
});

test('what he does or will do is printed, what he does not do is not, and the clause may say something else', () => {
  expect(printed(answered('switch', 'done'))).toBe('Rules. A button ends it. A switch stops it.');
  expect(printed(answered('switch', 'planned', '2026-12-31'))).toBe(
    'Rules. A button ends it. A switch stops it.',
  );
  expect(printed(answered('switch', 'no'))).toBe('Rules. A button ends it. Write to us to stop it.');
  expect(printed(answered('button', 'no'))).toBe('Rules.');
});

test('an answer to a promise does not override the condition of its part', () => {
  expect(printed({ ...answered('switch', 'done'), software: 'site' })).toBe('Rules. A button ends it.');
});

test('reads the day until which something is planned, and ignores rows that nobody can have answered', () => {
  expect(answeredPromise(answered('switch', 'planned', '2026-12-31'), 'switch')).toEqual({
    state: 'planned',
    by: '2026-12-31',
  });
  for (const promises of ['switch', [null], [{ promise: 'switch', promise_state: 'perhaps' }], {}]) {
    expect(answeredPromise({ promises }, 'switch')).toBeUndefined();
  }
});

test('shows everything that could be promised', () => {
  expect(printed(promisingAll({ software: 'app' }, ['button', 'switch']))).toBe(
    'Rules. A button ends it. A switch stops it.',
  );
});
