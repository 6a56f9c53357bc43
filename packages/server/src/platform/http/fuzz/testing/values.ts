import { questionnaires } from '@clausewright/library/clauses';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Description, Schema } from './description.ts';
import { anyText } from './texts.ts';

/** Stands where an id is wanted; the number says which of those that there are. */
const idPlaceholder = /^«(\d+)»$/;
const isId = '^[\\w-]{22,64}$';
const deepest = 4;

/** Ids of questions: rows of answers under other names say nothing. */
const questionIds = Object.values(questionnaires).flatMap(({ steps }) =>
  steps.flatMap(({ questions }) => questions.map(({ id }) => id)),
);

/** By schema and depth: schemas name one another, and would else be unfolded over and over. */
const made = new WeakMap<Schema, Arbitrary<unknown>[]>();

/** Values that fit a schema; ids as placeholders. */
export function arbitraryValue(description: Description, schema: Schema, depth = 0): Arbitrary<unknown> {
  const of = description.resolve(schema);
  const known = made.get(of) ?? [];
  made.set(of, known);
  return (known[depth] ??= make(description, of, depth));
}

function make(description: Description, of: Schema, depth: number): Arbitrary<unknown> {
  const inner = (next: Schema): Arbitrary<unknown> => arbitraryValue(description, next, depth + 1);
  if (of.const !== undefined) return fc.constant(of.const);
  if (of.enum !== undefined) return fc.constantFrom(...of.enum);
  const branches = of.anyOf ?? of.oneOf;
  if (branches !== undefined) {
    const shallow = branches.filter((branch) => depth < deepest || isPlain(description.resolve(branch)));
    return fc.oneof(...(shallow.length > 0 ? shallow : branches).map(inner));
  }
  switch (of.type) {
    case 'object':
      return objectOf(of, inner);
    case 'array': {
      const most = depth < deepest ? 4 : 1;
      const [minLength, maxLength] = [of.minItems ?? 0, Math.max(of.minItems ?? 0, most)];
      return fc.array(inner(of.items ?? {}), {
        minLength,
        maxLength: Math.min(maxLength, of.maxItems ?? maxLength),
      });
    }
    case 'string':
      return textOf(of);
    case 'integer':
      return numberOf(of);
    case 'number':
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyText;
  }
}

function isPlain({ type }: Schema): boolean {
  return type !== 'object' && type !== 'array';
}

function objectOf(of: Schema, inner: (schema: Schema) => Arbitrary<unknown>): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = of;
  if (typeof additionalProperties === 'object') {
    const { pattern } = propertyNames ?? {};
    const names =
      pattern === undefined
        ? inner(propertyNames ?? {}).map(String)
        : fc.oneof(fc.constantFrom(...questionIds), fc.stringMatching(new RegExp(pattern)));
    return fc.dictionary(names, inner(additionalProperties), { maxKeys: 8 });
  }
  const values = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, inner(value)]));
  return fc.record(values, { requiredKeys: [...required] });
}

function textOf({ pattern, format, minLength = 0, maxLength = 6000 }: Schema): Arbitrary<string> {
  if (pattern === isId) return fc.nat().map((index) => `«${index}»`);
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const matching = pattern === undefined ? anyText : fc.stringMatching(new RegExp(pattern));
  return matching
    .map((text) =>
      pattern === undefined ? text.padEnd(minLength, 'x').slice(0, maxLength).toWellFormed() : text,
    )
    .filter(({ length }) => length >= minLength && length <= maxLength);
}

function numberOf({ minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: Schema): Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: Math.max(minimum, -10), max: Math.max(minimum, Math.min(maximum, 100)) }),
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: maximum }),
  );
}

/** The same with ids in the place of placeholders; `name`: of the property in which a value stands. */
export function withIds(value: unknown, idOf: (name: string, index: number) => string, name = ''): unknown {
  if (typeof value === 'string') {
    const [, index] = idPlaceholder.exec(value) ?? [];
    return index === undefined ? value : idOf(name, Number(index));
  }
  if (Array.isArray(value)) return value.map((item) => withIds(item, idOf, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item, idOf, key)]));
}
