/** Whatever a newcomer types first, too old a Node says so in one line instead of stumbling over TypeScript. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guard = 'entry/node-version.cjs';
/** These are links to plain JavaScript that looks itself (packages/server/entry). */
const looksItself = /\bnode packages\/server\/src\/(operations\/cli\/)?main\.ts/u;

/** Scripts that start TypeScript, or tools that want our Node, before anything looked at its version. */
function unguarded(scripts: Readonly<Record<string, string>>): string[] {
  return Object.entries(scripts).flatMap(([name, typed]) => {
    // npm runs it before, and stops where it fails.
    const all = [scripts[`pre${name}`] ?? '', typed].join(' && ').replace(looksItself, '');
    const start = all.search(/\S+\.ts\b|\bvitest\b/u);
    const guarded = all.indexOf(guard);
    return start === -1 || (guarded !== -1 && guarded < start) ? [] : [name];
  });
}

test.each(globSync(['package.json', 'packages/*/package.json']))(
  'no script of %s starts without the Node version guard',
  (file) => {
    const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
    expect(unguarded(scripts)).toEqual([]);
  },
);

test('detects a script without the guard, or with it too late', () => {
  expect(
    unguarded({
      a: 'node tooling/a.ts',
      b: `node tooling/a.ts && node --require ./${guard} b.ts`,
      prec: `node --require ./${guard} a.ts`,
      c: 'vitest run',
      d: 'exec node packages/server/src/main.ts',
    }),
  ).toEqual(['a', 'b']);
});
