import { expect, test } from 'vitest';
import { type Instruction, readDockerfile, readPairs } from './dockerfile.ts';

function stagesOf(text: string) {
  const read = readDockerfile(text);
  if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
  return read.stages;
}
const named = (stage: { instructions: readonly Instruction[] }) => stage.instructions.map(({ name }) => name);
const env = (value: string) => readPairs({ name: 'ENV', flags: {}, value, line: 1 });

test('stages have a base and an optional name, with instructions in order', () => {
  const stages = stagesOf(
    'from a:1 AS Build\nRUN x\n\n  # comment\nFROM b\ncopy --from=build --chown=1:2 /a /b\n',
  );
  expect(stages.map(({ base, name }) => [base, name])).toEqual([
    ['a:1', 'build'],
    ['b', undefined],
  ]);
  expect(stages.map(named)).toEqual([['RUN'], ['COPY']]);
  expect(stages[1]?.instructions[0]).toEqual({
    name: 'COPY',
    flags: { from: 'build', chown: '1:2' },
    value: '/a /b',
    line: 6,
  });
});

test('a line continues over comments and empty lines, with either line ending', () => {
  const [stage] = stagesOf('FROM a\r\nRUN one \\ \r\n# why\r\n\r\n  && two \\\n');
  expect(stage?.instructions).toEqual([{ name: 'RUN', flags: {}, value: 'one   && two', line: 2 }]);
});

test('a JSON list is a list, and invalid JSON goes to the shell', () => {
  const [stage] = stagesOf('FROM a\nCMD ["node", "a b"]\nRUN [ -f x ] && y\nRUN ["one", 2]');
  expect(stage?.instructions.map(({ value }) => value)).toEqual([
    ['node', 'a b'],
    '[ -f x ] && y',
    '["one", 2]',
  ]);
});

test('instruction flags are separate from those of its command', () => {
  const [stage] = stagesOf('FROM a\nHEALTHCHECK --interval=5s --retries=3 CMD curl --fail x');
  expect(stage?.instructions[0]).toMatchObject({
    flags: { interval: '5s', retries: '3' },
    value: 'CMD curl --fail x',
  });
});

test('variables are read with and without quotes', () => {
  expect(env('A=1 B="two words" C=a\\ b D=\'$x\' E="say \\"so\\"" F=')).toEqual({
    A: '1',
    B: 'two words',
    C: 'a b',
    D: '$x',
    E: 'say "so"',
    F: '',
  });
  expect(env('OLD a  form=1')).toEqual({ OLD: 'a  form=1' });
});

test.each([
  ['', 1, 'no FROM'],
  ['# only words', 1, 'no FROM'],
  ['RUN x\nFROM a', 1, 'before the first FROM'],
  ['FROM a\nRUN', 2, 'without a value'],
  ['FROM a\nADD x y', 2, 'ADD is not read'],
  ['FROM a\nFRUN x', 2, 'FRUN is not read'],
  ['FROM a\nRUN <<EOF\nls\nEOF', 2, 'here-documents'],
  ['FROM a b', 1, 'FROM takes'],
  ['FROM --platform=x a', 1, 'FROM takes'],
  ['# escape=`\nFROM a', 1, 'directives'],
])('%j is rejected at line %i: %s', (text, line, reason) => {
  expect(readDockerfile(text)).toEqual({ ok: false, line, reason: expect.stringContaining(reason) });
});
