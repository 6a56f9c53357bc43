import { expect, test } from 'vitest';
import { findCycles, describe } from './folder-cycles.ts';
import { type Import, listSpecifiers } from './import-graph.ts';

/** Imports written as `from -> to`, those of types as `from ~> to`; each stands on the line of its number. */
function graph(...lines: string[]): Import[] {
  return lines.map((text, at) => {
    const [from = '', arrow, to = ''] = text.split(' ');
    return { from, to, line: at + 1, typeOnly: arrow === '~>' };
  });
}

test('two folders importing each other are a cycle, at any depth', () => {
  const [circle, ...others] = findCycles(graph('p/a/deep/x.ts -> p/b/y.ts', 'p/b/more/z.ts -> p/a/w.ts'));
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

test('a cycle over three folders, or over a file and a neighbouring folder, counts too', () => {
  expect(
    findCycles(graph('p/a/x.ts -> p/b/x.ts', 'p/b/x.ts -> p/c/x.ts', 'p/c/x.ts -> p/a/y.ts')),
  ).toMatchObject([{ folder: 'p', entries: ['a', 'b', 'c'] }]);
  expect(findCycles(graph('p/a/x.ts -> p/one.ts', 'p/one.ts -> p/a/y.ts'))).toMatchObject([
    { folder: 'p', entries: ['a', 'one.ts'] },
  ]);
});

test('types alone form a cycle, of files too, and it is distinguished', () => {
  expect(findCycles(graph('p/a/x.ts -> p/a/y.ts', 'p/a/y.ts ~> p/a/x.ts'))).toMatchObject([
    { folder: 'p/a', entries: ['x.ts', 'y.ts'], typeOnly: true, imports: [{ line: 1 }, { line: 2 }] },
  ]);
});

test('a single direction is no cycle, nor are imports of tests and their support files', () => {
  const imports = graph(
    'p/a/x.ts -> p/b/x.ts',
    'p/a/y.ts -> p/b/y.ts',
    'p/b/x.test.ts -> p/a/x.ts',
    'p/b/testing/world.ts -> p/a/x.ts',
  );
  expect(findCycles(imports)).toEqual([]);
});

test('imports are parsed as syntax, not as text', () => {
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
  const found = listSpecifiers('x.ts', text).map(({ specifier, typeOnly }) => [specifier, typeOnly]);
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
