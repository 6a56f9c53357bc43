import { Ajv } from 'ajv';

const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength });
const amount = { type: 'number', minimum: 0 };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const country = { type: 'string', pattern: '^[A-Z]{2}$' };
const flag = { type: 'boolean' };
const milliseconds = { type: 'integer', minimum: 0 };
const tags = { type: 'object', additionalProperties: text(1000) };

function closed(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const orderItem = closed(
  {
    product: text(100),
    quantity: { type: 'integer', minimum: 1 },
    display: text(500),
    subtotal: amount,
    discount: amount,
    subscription: text(50),
  },
  ['subscription'],
);
const orderFields = {
  order: text(50),
  id: text(50),
  reference: text(50),
  completed: flag,
  changed: milliseconds,
  language: text(5, 2),
  live: flag,
  currency,
  invoiceUrl: text(500),
  account: text(50),
  total: amount,
  tax: amount,
  subtotal: amount,
  discount: amount,
  payment: closed({ type: text(30), cardEnding: text(4) }, ['cardEnding']),
  tags,
  items: { type: 'array', minItems: 1, items: orderItem },
};
const returnFields = {
  return: text(50),
  reference: text(50),
  completed: flag,
  changed: milliseconds,
  live: flag,
  account: text(50),
  currency,
  totalReturn: amount,
  tax: amount,
  subtotal: amount,
  reason: text(100),
  note: { type: ['string', 'null'] },
  original: closed({ order: text(50), id: text(50), reference: text(50) }),
};
const subscription = closed({
  id: text(50),
  subscription: text(50),
  active: flag,
  state: { type: 'string', enum: ['active', 'overdue', 'canceled', 'deactivated', 'trial'] },
  changed: milliseconds,
  live: flag,
  currency,
  account: text(50),
  product: text(100),
  price: amount,
  intervalUnit: { type: 'string', enum: ['month', 'year'] },
  intervalLength: { type: 'integer', minimum: 1 },
  next: { type: ['integer', 'null'] },
  deactivationDate: { type: ['integer', 'null'] },
  tags,
});

/** Shapes of FastSpring's API as its documentation describes them, reduced to what is used, closed. */
const schemas = {
  sessionRequest: closed(
    {
      contact: closed(
        {
          first: text(100),
          last: text(100),
          email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
          company: text(200),
          country,
          language: text(5, 2),
        },
        ['first', 'last', 'company'],
      ),
      tags,
      // Days; FastSpring allows up to seven.
      expiration: { type: 'integer', minimum: 1, maximum: 7 },
      items: {
        type: 'array',
        minItems: 1,
        items: closed({
          product: text(100),
          quantity: { type: 'integer', minimum: 1 },
          pricing: closed(
            {
              price: { type: 'object', minProperties: 1, additionalProperties: amount },
              quantityBehavior: { type: 'string', enum: ['allow', 'lock', 'hide'] },
              interval: { type: 'string', enum: ['adhoc', 'day', 'week', 'month', 'year'] },
              intervalLength: { type: 'integer', minimum: 1 },
            },
            ['quantityBehavior', 'interval', 'intervalLength'],
          ),
        }),
      },
    },
    ['tags', 'expiration'],
  ),
  session: closed({
    id: text(50),
    currency,
    expires: milliseconds,
    order: { type: 'null' },
    account: text(50),
    subtotal: amount,
    items: { type: 'array', items: closed({ product: text(100), quantity: { type: 'integer' } }) },
  }),
  order: closed(
    { ...orderFields, returns: { type: 'array', items: closed({ return: text(50), reference: text(50) }) } },
    ['returns'],
  ),
  returnsRequest: closed({
    returns: {
      type: 'array',
      minItems: 1,
      items: closed(
        {
          order: text(50),
          reason: text(50),
          note: text(500),
          notification: { type: 'string', enum: ['ORIGINAL', 'NONE'] },
        },
        ['note', 'notification'],
      ),
    },
  }),
  return: closed(returnFields),
  subscription,
  subscriptionsRequest: closed({
    subscriptions: {
      type: 'array',
      minItems: 1,
      items: closed({ subscription: text(50), deactivation: { type: 'null' } }),
    },
  }),
  message: closed({
    events: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: closed({
        id: text(50),
        processed: flag,
        created: milliseconds,
        type: text(100),
        live: flag,
        data: { type: 'object' },
      }),
    },
  }),
} as const;

export type FastspringShape = keyof typeof schemas;

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const validators = Object.fromEntries(
  Object.entries(schemas).map(([shape, schema]) => [shape, ajv.compile(schema)]),
);

/** What is wrong with a value of FastSpring's API; null where nothing is. */
export function findSchemaError(shape: FastspringShape, value: unknown): string | null {
  const validate = validators[shape];
  if (validate === undefined) throw new Error(`no schema of ${shape}`);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** A value as FastSpring sends it; one that its documentation does not know is a fault of the fake. */
export function toReply(shape: FastspringShape, value: Record<string, unknown>): Record<string, unknown> {
  const plain = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  const fault = findSchemaError(shape, plain);
  if (fault !== null) throw new Error(`FastSpring never sends such a ${shape}: ${fault}`);
  return plain;
}
