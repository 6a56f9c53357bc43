import { Ajv2019 } from 'ajv/dist/2019.js';
import specifications from '../../data/paypal-reduced.openapi.json' with { type: 'json' };
import { disputeSchemas, vaultSchemas } from './paypal-own-schemas.ts';

type Json = Record<string, unknown>;

/** Named places of the schemas: `<specification>#/components/schemas/<name>`. */
const shapes = {
  orderRequest: 'orders_v2#/components/schemas/order_request',
  order: 'orders_v2#/components/schemas/order',
  orderCaptureRequest: 'orders_v2#/components/schemas/order_capture_request',
  capture: 'payments_v2#/components/schemas/capture-2',
  refundRequest: 'payments_v2#/components/schemas/refund_request',
  refund: 'payments_v2#/components/schemas/refund',
  verifyRequest: 'webhooks_v1#/components/schemas/verify_webhook_signature',
  verifyAnswer: 'webhooks_v1#/components/schemas/verify_webhook_signature_response',
  event: 'webhooks_v1#/components/schemas/event',
  setupTokenRequest: 'vault_v3#/components/schemas/setup_token_request',
  setupToken: 'vault_v3#/components/schemas/setup_token',
  paymentTokenRequest: 'vault_v3#/components/schemas/payment_token_request',
  paymentToken: 'vault_v3#/components/schemas/payment_token',
  dispute: 'disputes_v1#/components/schemas/dispute',
  disputeList: 'disputes_v1#/components/schemas/list',
} as const;

export type PaypalShape = keyof typeof shapes;

// Its e-mail pattern is none under the `u` flag, and its formats are PayPal's own.
const ajv = new Ajv2019({ strict: false, unicodeRegExp: false, validateFormats: false, allErrors: true });
const described = { ...specifications.specs, vault_v3: vaultSchemas, disputes_v1: disputeSchemas };
for (const [name, specification] of Object.entries(described))
  ajv.addSchema({ ...closeComponents(specification), $id: name });

const validators = Object.fromEntries(
  Object.entries(shapes).map(([shape, place]) => [
    shape,
    ajv.compile({ $ref: place, unevaluatedProperties: false }),
  ]),
);

/** What is wrong with a value of PayPal's API; null where it is as PayPal describes it, no key more. */
export function findSchemaError(shape: PaypalShape, value: unknown): string | null {
  const validate = validators[shape];
  if (validate === undefined) throw new Error(`no schema of ${shape}`);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

function closeComponents(specification: { components: { schemas: Json } }): Json {
  const schemas = Object.fromEntries(
    Object.entries(specification.components.schemas).map(([name, schema]) => [name, close(schema, true)]),
  );
  return { components: { schemas } };
}

/** The description leaves objects open; closed, a misspelt key is found. Parts of an `allOf` cannot be. */
function close(schema: unknown, part: boolean): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const of: Json = { ...schema };
  if (typeof of['properties'] === 'object' && of['properties'] !== null)
    of['properties'] = Object.fromEntries(
      Object.entries(of['properties']).map(([key, value]) => [key, close(value, false)]),
    );
  if (of['items'] !== undefined) of['items'] = close(of['items'], false);
  if (Array.isArray(of['allOf'])) of['allOf'] = of['allOf'].map((one) => close(one, true));
  const object = '$ref' in of || 'properties' in of || 'allOf' in of;
  if (!part && object) of['unevaluatedProperties'] = false;
  return of;
}
