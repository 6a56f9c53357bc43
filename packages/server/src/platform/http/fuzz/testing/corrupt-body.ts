import type { Description, Schema } from './description.ts';
import { sentMark, unusableTexts } from './texts.ts';

interface Node {
  holder: Record<string, unknown>;
  name: string;
  schema: Schema;
}

/** Something is taken away; any other value takes the place of what stood there. */
const gone = Symbol('gone');

/** A body with one thing wrong with it: the numbers say where and what. */
export function corruptBody(
  description: Description,
  { body, schema }: { body: unknown; schema: Schema },
  { where, what, text }: { where: number; what: number; text: string },
): unknown {
  // One level more, so that the body itself can be spoilt as what stands in it can.
  const root: Record<string, unknown> = { body: structuredClone(body) };
  const nodes = nodesOf(description, root, { properties: { body: schema } });
  const node = nodes[where % nodes.length];
  if (node === undefined) return body;
  const { holder, name } = node;
  const wrongs = wrongsFor(holder[name], description.resolve(node.schema), text);
  const wrong = wrongs[what % wrongs.length];
  if (wrong === gone) Reflect.deleteProperty(holder, name);
  else holder[name] = wrong;
  return root['body'];
}

function nodesOf(description: Description, holder: Record<string, unknown>, schema: Schema): Node[] {
  const { properties = {}, additionalProperties, items } = description.resolve(schema);
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.entries(holder).flatMap(([name, value]) => {
    const own = Array.isArray(holder) ? (items ?? {}) : (properties[name] ?? rest);
    const node = { holder, name, schema: own };
    if (typeof value !== 'object' || value === null) return [node];
    return [node, ...nodesOf(description, value as Record<string, unknown>, own)];
  });
}

function wrongsFor(value: unknown, schema: Schema, text: string): unknown[] {
  const others = [null, 7, -1.5, 1e308, '', '7', true, [], {}, [null], text, ...unusableTexts];
  return [
    gone,
    ...others,
    nested(20),
    nested(300),
    sentMark.repeat(80_000),
    ...boundsOf(value, schema, text),
  ];
}

/** What is just beyond the bounds, and what nobody listed. */
function boundsOf(value: unknown, schema: Schema, text: string): unknown[] {
  const { maxLength, minLength = 0, maximum, minimum, maxItems } = schema;
  const found: unknown[] = [];
  if (typeof value === 'string') {
    found.push(`${value}\0`, `${value}${text}`, value.toUpperCase(), ` ${value}`, [value]);
    if (maxLength !== undefined) found.push('x'.repeat(maxLength + 1), '🧿'.repeat(Math.ceil(maxLength / 2)));
    if (minLength > 0) found.push('x'.repeat(minLength - 1));
  }
  if (typeof value === 'number') found.push(String(value), value + 0.5);
  if (maximum !== undefined) found.push(maximum, maximum + 1, 2 ** 31, 2 ** 63);
  if (minimum !== undefined) found.push(minimum, minimum - 1);
  if (schema.enum !== undefined) found.push('no-such', 'constructor');
  if (Array.isArray(value)) {
    if (maxItems !== undefined) found.push(Array.from({ length: maxItems + 1 }, () => value[0] ?? text));
    found.push([...value, ...value], Object.fromEntries(value.entries()), [...value, text]);
  } else if (typeof value === 'object' && value !== null) {
    found.push({ ...value, unexpected: text }, { ...value, [text]: text }, [value]);
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      found.push(Object.defineProperty({ ...value }, name, { value: { isAdmin: true }, enumerable: true }));
    }
  }
  return found;
}

function nested(depth: number): unknown {
  let value: unknown = sentMark;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
