import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

function read(pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(file)).map((file) => readFileSync(app + file, 'utf8'));
}

const source = read(/^(?!testing\/)(?!.*\.test\.).*\.tsx?$/);
const styles = read(/\.css$/).map((text) =>
  text.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, ''),
);
const styled = new Set(
  styles.flatMap((text) => [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
);

/** Only find an element, for a script or a journey; nothing is to be seen of them. */
const marks = new Set(['cov__all', 'saved']);

test('a class that an element has stands in a stylesheet', () => {
  const literals = source.flatMap((text) =>
    [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const unknown = new Set(literals.filter((name) => name !== '' && !styled.has(name) && !marks.has(name)));
  expect([...unknown]).toEqual([]);
});

test('a class of a stylesheet stands in the source, whole or as the beginning of a name that is put together', () => {
  const text = source.join('\n');
  const names = new Set(text.match(/[\w-]+/g));
  const begun = [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning);
  const dead = [...styled].filter(
    (name) => !names.has(name) && !begun.some((beginning) => name.startsWith(beginning)),
  );
  expect(dead).toEqual([]);
});

test('there is one system of styles: own classes over the tokens, and no generator beside them', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(`${app}../package.json`, 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const generators = /tailwind|unocss|styled-components|emotion|sass|less\b/;
  const found = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => generators.test(name));
  expect(found).toEqual([]);
});
