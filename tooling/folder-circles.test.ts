import { expect, test } from 'vitest';
import { circlesIn, describe, exceptions } from './folder-circles.ts';
import { type Import, specifiersOf } from './import-graph.ts';

/** Imports written as `from -> to`, those of types as `from ~> to`; each stands on the line of its number. */
function graph(...lines: string[]): Import[] {
  return lines.map((text, at) => {
    const [from = '', arrow, to = ''] = text.split(' ');
    return { from, to, line: at + 1, typeOnly: arrow === '~>' };
  });
}

test('two folders that import each other are a circle, however deep the files lie', () => {
  const [circle, ...others] = circlesIn(graph('p/a/deep/x.ts -> p/b/y.ts', 'p/b/more/z.ts -> p/a/w.ts'));
  expect(others).toEqual([]);
  expect(circle).toMatchObject({ folder: 'p', entries: ['a', 'b'], typeOnly: false });
  expect(describe(circle!)).toEqual([
    'p: a, b import each other',
    '  a -> b',
    '    p/a/deep/x.ts:1 p/b/y.ts',
    '  b -> a',
    '    p/b/more/z.ts:2 p/a/w.ts',
  ]);
});

test('a circle over three folders, or over a file and a folder beside it, is one too', () => {
  expect(
    circlesIn(graph('p/a/x.ts -> p/b/x.ts', 'p/b/x.ts -> p/c/x.ts', 'p/c/x.ts -> p/a/y.ts')),
  ).toMatchObject([{ folder: 'p', entries: ['a', 'b', 'c'] }]);
  expect(circlesIn(graph('p/a/x.ts -> p/one.ts', 'p/one.ts -> p/a/y.ts'))).toMatchObject([
    { folder: 'p', entries: ['a', 'one.ts'] },
  ]);
});

test('types alone close a circle, of files too, and it is told apart', () => {
  expect(circlesIn(graph('p/a/x.ts -> p/a/y.ts', 'p/a/y.ts ~> p/a/x.ts'))).toMatchObject([
    { folder: 'p/a', entries: ['x.ts', 'y.ts'], typeOnly: true, imports: [{ line: 1 }, { line: 2 }] },
  ]);
});

test('one direction is none, nor is what tests and their pieces import', () => {
  const imports = graph(
    'p/a/x.ts -> p/b/x.ts',
    'p/a/y.ts -> p/b/y.ts',
    'p/b/x.test.ts -> p/a/x.ts',
    'p/b/testing/world.ts -> p/a/x.ts',
  );
  expect(circlesIn(imports)).toEqual([]);
});

test('imports are read as the language has them, not as text', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    "import { type C, type D } from './c.ts';",
    "import './side-effect.ts';",
    "export { e } from './e.ts';",
    "export type { F } from './f.ts';",
    "export * from './g.ts';",
    "const h = () => import('./h.ts');",
    "// import { no } from './comment.ts';",
    "const words = `import { no } from './text.ts'`;",
    'export const own = 1;',
  ].join('\n');
  const found = specifiersOf('x.ts', text).map(({ specifier, typeOnly }) => [specifier, typeOnly]);
  expect(new Map(found as [string, boolean][])).toEqual(
    new Map([
      ['./a.ts', false],
      ['./b.ts', true],
      ['./c.ts', true],
      ['./e.ts', false],
      ['./f.ts', true],
      ['./g.ts', false],
      ['./h.ts', false],
      ['./side-effect.ts', false],
    ]),
  );
});

test('what may have circles for now says why', () => {
  for (const { because } of exceptions) expect(because.length).toBeGreaterThan(20);
});
