import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));
const schema = read('stripe-v1-reduced.schema.json') as { $defs: Record<string, unknown> };

// Forms carry only text, so what is sent is read by the schema's types; what is answered is compared as it is.
const sent = new Ajv2020({ strict: false, coerceTypes: true });
const answered = new Ajv2020({ strict: false });
for (const ajv of [sent, answered]) ajv.addSchema(schema, 'stripe');

function compiled(ajv: Ajv2020, name: string) {
  const validate = ajv.getSchema(`stripe#/$defs/${name}`);
  if (validate === undefined) throw new Error(`no shape ${name}`);
  return validate;
}

/** Gives a form's texts their types, in place; answers what is wrong with it, or null. */
export function checkParameters(name: string, parameters: Record<string, unknown>): string | null {
  const validate = compiled(sent, name);
  return validate(parameters) ? null : `${name}: ${sent.errorsText(validate.errors)}`;
}

const shapeOfObject: Readonly<Record<string, string>> = {
  payment_intent: 'PaymentIntent',
  setup_intent: 'SetupIntent',
  payment_method: 'PaymentMethod',
  customer: 'Customer',
  refund: 'Refund',
  charge: 'Charge',
  dispute: 'Dispute',
};

/** What is wrong with an answer, its lists and its error included; null where it is as Stripe documents it. */
export function checkAnswer(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'no object';
  if ('error' in value) {
    const parts = Object.values(value.error as object).filter((part) => typeof part === 'object');
    return parts.map(checkAnswer).find((fault) => fault !== null) ?? null;
  }
  if ('data' in value && Array.isArray(value.data)) {
    return value.data.map(checkAnswer).find((fault) => fault !== null) ?? null;
  }
  const object = 'object' in value ? String(value.object) : '';
  const name = shapeOfObject[object];
  if (name === undefined) return object === 'event' ? null : `unknown object ${object}`;
  const validate = compiled(answered, name);
  return validate(value) ? null : `${name}: ${answered.errorsText(validate.errors)}`;
}
