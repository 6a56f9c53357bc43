import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capacityTables } from './tables.ts';

const document = new URL('../../docs/capacity.md', import.meta.url);

test('the capacity plan tables match the result files', () => {
  const text = readFileSync(document, 'utf8');
  const names: string[] = [];
  const tables = capacityTables();
  const anew = text.replaceAll(
    /(<!-- begin (\w+) -->\n).*?<!-- end -->/gsu,
    (_, begin: string, name: string) => {
      names.push(name);
      return `${begin}\n${tables[name] ?? ''}\n\n<!-- end -->`;
    },
  );
  expect(names.toSorted()).toEqual(Object.keys(tables).toSorted());
  if (process.env['CAPACITY'] === 'write') writeFileSync(document, anew);
  else expect(text).toBe(anew);
});
