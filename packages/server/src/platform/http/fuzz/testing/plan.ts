import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Description, Operation, Schema } from './description.ts';
import {
  type Envelope,
  envelopes,
  garbage,
  oddHeader,
  oddQuery,
  type Corruption,
  corruptions,
} from './hostile.ts';
import { anyText, strangeText } from './texts.ts';
import { arbitraryValue } from './values.ts';

/** As the product sends it; as the description allows it; with one thing wrong; nothing that a program would send. */
export const kinds = ['usual', 'allowed', 'nearly', 'hostile'] as const;
export type Kind = (typeof kinds)[number];

export const callers = ['visitor', 'holder', 'unconfirmed', 'owner', 'other'] as const;
export type CallerKind = (typeof callers)[number];

/** What is sent to a route, before ids and tokens of the moment stand in it. */
export interface Plan {
  kind: Kind;
  asker: CallerKind;
  /** Whether what is asked for belongs to who asks. */
  own: boolean;
  /** For each parameter of the path: as a row of the table asks for it, another thing of the same person, or a text. */
  params: readonly ('asked' | 'other' | { text: string })[];
  query: string;
  headers: Readonly<Record<string, string>>;
  body:
    | { from: 'asked' }
    | { from: 'described'; value: unknown }
    | { from: 'spoilt'; value: unknown; where: number; what: number; text: string }
    | { from: 'bytes'; spoilt: Corruption };
  envelope: { envelope: Envelope; at: number } | null;
  /** Another method than that of the route. */
  method: string | null;
}

const asker = fc.constantFrom<CallerKind>(
  'owner',
  'owner',
  'owner',
  'other',
  'other',
  'holder',
  'visitor',
  'unconfirmed',
);
const asked = fc.constant<Plan['body']>({ from: 'asked' });
const four = <T>(arbitrary: Arbitrary<T>): Arbitrary<T[]> =>
  fc.array(arbitrary, { minLength: 4, maxLength: 4 });
const plainEnvelope = fc.option(fc.constant({ envelope: 'good', at: 0 }), { freq: 3 });

/** As the row of the table says, from whoever may ask: chance alone would leave routes with refusals only. */
export const ownersPlan: Plan = {
  kind: 'usual',
  asker: 'owner',
  own: true,
  params: ['asked', 'asked', 'asked', 'asked'],
  query: '',
  headers: {},
  body: { from: 'asked' },
  envelope: null,
  method: null,
};

/** Requests of one kind to a route. */
export function arbitraryPlan(description: Description, route: string, kind: Kind): Arbitrary<Plan> {
  const operation = description.operation(route) ?? {};
  const whose = { kind: fc.constant(kind), asker, own: fc.boolean() };
  const described = bodyOf(description, operation);
  const usual = {
    ...whose,
    params: four(fc.constant<'asked'>('asked')),
    query: fc.constant(''),
    headers: fc.constant({}),
    body: asked,
    envelope: plainEnvelope,
    method: fc.constant(null),
  };
  const query = queryOf(description, operation, 'good');
  switch (kind) {
    case 'usual':
      return fc.record({ ...usual, own: fc.constant(true) }) as Arbitrary<Plan>;
    case 'allowed':
      return fc.record({
        ...usual,
        params: four(fc.constantFrom<'asked' | 'other'>('asked', 'other', 'other')),
        query,
        body: described.map((value) => ({ from: 'described' as const, value })),
      }) as Arbitrary<Plan>;
    case 'nearly':
      return fc.record({
        ...usual,
        params: four(
          fc.oneof({ weight: 5, arbitrary: fc.constant('asked') }, { weight: 1, arbitrary: wrongParam }),
        ),
        query: queryOf(description, operation, 'spoilt'),
        body: fc.record({
          from: fc.constant('spoilt'),
          value: fc.option(described, { nil: undefined }),
          where: fc.nat(),
          what: fc.nat(),
          text: fc.oneof(strangeText, anyText),
        }),
      }) as Arbitrary<Plan>;
    case 'hostile':
      return fc.record({
        ...usual,
        params: four(
          fc.oneof({ weight: 2, arbitrary: fc.constant('asked') }, { weight: 1, arbitrary: wrongParam }),
        ),
        query: fc.oneof(query, oddQuery),
        headers: fc.oneof(fc.constant({}), oddHeader),
        body: fc.oneof(
          { weight: 3, arbitrary: corruptions.map((how) => ({ from: 'bytes', spoilt: how })) },
          { weight: 1, arbitrary: asked },
        ),
        envelope: fc.option(fc.record({ envelope: fc.constantFrom(...envelopes), at: fc.nat() }), {
          freq: 3,
        }),
        method: fc.option(fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'), {
          freq: 8,
        }),
      }) as Arbitrary<Plan>;
  }
}

const wrongParam = garbage.map((text) => ({ text }));

function bodyOf(description: Description, { requestBody }: Operation): Arbitrary<unknown> {
  const schema = requestBody?.content['application/json']?.schema;
  return schema === undefined ? fc.constant(undefined) : arbitraryValue(description, schema);
}

/** The query of an operation, each part of it as it is described; `corruptions`: one of them as it is not. */
function queryOf(
  description: Description,
  { parameters = [] }: Operation,
  how: 'good' | 'spoilt',
): Arbitrary<string> {
  const parts = parameters.filter((parameter) => parameter.in === 'query');
  if (parts.length === 0) return how === 'good' ? fc.constant('') : fc.constantFrom('', 'unexpected=1');
  const value = (schema: Schema): Arbitrary<string> =>
    arbitraryValue(description, schema).map((of) => encodeURIComponent(String(of).toWellFormed()));
  const good = Object.fromEntries(parts.map(({ name, schema }) => [name, value(schema)]));
  const requiredKeys = parts.filter(({ required }) => required === true).map(({ name }) => name);
  const wrong = fc.record({ name: fc.constantFrom(...parts.map(({ name }) => name)), text: garbage });
  return fc
    .tuple(fc.record(good, { requiredKeys }), how === 'good' ? fc.constant(null) : wrong)
    .map(([values, spoilt]) => ({ ...values, ...(spoilt && { [spoilt.name]: spoilt.text }) }))
    .map((values) =>
      Object.entries(values)
        .map(([name, text]) => `${name}=${text}`)
        .join('&'),
    );
}
