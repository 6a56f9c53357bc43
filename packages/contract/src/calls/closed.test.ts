import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import * as contract from '../index.ts';

type Schema = Readonly<Record<string, unknown>>;

const calls = Object.values<unknown>(contract).filter(
  (value): value is Call => typeof value === 'object' && value !== null && 'place' in value,
);

/** Every object schema within one, with the way to it. */
function objectsIn(value: unknown, way: string): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value).flatMap(([name, inner]) => objectsIn(inner, `${way}/${name}`));
  return 'type' in value && value.type === 'object' ? [[way, value], ...deeper] : deeper;
}

/** Neither closed, nor names whose values have a schema of their own: anything would pass. */
function isOpen({ additionalProperties: others }: Schema): boolean {
  if (typeof others === 'object' && others !== null) return Object.keys(others).length === 0;
  return others !== false;
}

test('no request accepts undeclared properties at any depth', () => {
  let seen = 0;
  for (const { id, ...call } of calls) {
    for (const part of ['body', 'params', 'query'] as const) {
      const schema = call[part];
      if (schema === undefined) continue;
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      for (const [way, object] of objectsIn(described, `${id}/${part}`)) {
        seen += 1;
        expect([way, isOpen(object)]).toEqual([way, false]);
      }
    }
  }
  expect(seen).toBeGreaterThan(150);
});

test('no response contains undeclared properties at any depth', () => {
  let seen = 0;
  for (const { id, result } of calls) {
    const described = z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' });
    for (const [way, object] of objectsIn(described, id)) {
      seen += 1;
      expect([way, isOpen(object)]).toEqual([way, false]);
    }
  }
  expect(seen).toBeGreaterThan(150);
});

test('values are never coerced to another type', () => {
  for (const { id, body } of calls) {
    if (body === undefined) continue;
    const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    for (const [name, property] of Object.entries(properties as Record<string, Schema>)) {
      const other = { string: 5, integer: '5', number: '5', boolean: 'true', array: {}, object: [] }[
        String(property['type'])
      ];
      if (other === undefined) continue;
      const issues = z.safeParse(body, { [name]: other }).error?.issues ?? [];
      expect([id, name, issues.some(({ path }) => path[0] === name)]).toEqual([id, name, true]);
    }
  }
});
