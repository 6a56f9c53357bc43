import { readVatNumber } from '../vat-number/vat-number.ts';
import type { FieldName, Settings } from './config-fields.ts';

type Environment = 'sandbox' | 'production';

/** What of payments and tax the environment decides; a provider without keys is undefined. */
export interface PaymentConfig {
  /** Test payments are offered. */
  sandbox: boolean;
  /** Which of two card providers is offered. */
  cards: 'stripe' | 'braintree';
  stripe:
    | { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string | undefined }
    | undefined;
  braintree:
    | {
        merchantId: string;
        publicKey: string;
        privateKey: string;
        environment: Environment;
        paypal: boolean;
        apiUrl: string | undefined;
      }
    | undefined;
  paypal:
    | {
        clientId: string;
        clientSecret: string;
        webhookId: string;
        environment: Environment;
        /** Even where Braintree could take it. */
        direct: boolean;
        apiUrl: string | undefined;
      }
    | undefined;
  fastspring:
    | {
        username: string;
        password: string;
        storefront: string;
        product: string;
        webhookSecret: string;
        environment: Environment;
        apiUrl: string | undefined;
      }
    | undefined;
  viesUrl: string;
  /** Consumers in other EU countries pay their country's rate. */
  oss: boolean;
}

/** Keys that are only worth something together. */
const families = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  [
    'FASTSPRING_USERNAME',
    'FASTSPRING_PASSWORD',
    'FASTSPRING_STOREFRONT',
    'FASTSPRING_PRODUCT',
    'FASTSPRING_WEBHOOK_SECRET',
  ],
] as const satisfies readonly (readonly FieldName[])[];

const testAddresses = [
  'STRIPE_API_URL',
  'BRAINTREE_API_URL',
  'PAYPAL_API_URL',
  'FASTSPRING_API_URL',
] as const satisfies readonly FieldName[];

export function paymentConflicts(settings: Settings): string[] {
  const faults = families.flatMap((family) => {
    const given = family.filter((name) => settings[name] !== undefined);
    if (given.length === 0 || given.length === family.length) return [];
    return family
      .filter((name) => settings[name] === undefined)
      .map((name) => `${name}: needed with ${given.join(', ')}`);
  });
  faults.push(...sellerConflicts(settings));
  if (settings.NODE_ENV !== 'production') return faults;
  const addresses = testAddresses.filter((name) => settings[name] !== undefined);
  return [...faults, ...addresses.map((name) => `${name}: refused in production`)];
}

/** The number decides the VAT of every sale and stands on every invoice. */
function sellerConflicts({ OPERATOR_VAT: vat, OPERATOR_COUNTRY: country }: Settings): string[] {
  if (vat === undefined) return [];
  if (country === undefined) return ['OPERATOR_COUNTRY: needed with OPERATOR_VAT'];
  const read = readVatNumber(country, vat);
  return read.ok && read.possible ? [] : ['OPERATOR_VAT: not a VAT number of OPERATOR_COUNTRY'];
}

export function readPaymentConfig(settings: Settings): PaymentConfig {
  const production = settings.NODE_ENV === 'production';
  const real = families.some(([first]) => settings[first] !== undefined);
  return {
    sandbox: production
      ? settings.ALLOW_SANDBOX_PAYMENTS === '1'
      : !real || settings.NODE_ENV === 'development',
    cards: settings.CARD_PROVIDER ?? 'braintree',
    stripe: whole(
      settings,
      {
        secretKey: 'STRIPE_SECRET_KEY',
        publishableKey: 'STRIPE_PUBLISHABLE_KEY',
        webhookSecret: 'STRIPE_WEBHOOK_SECRET',
      },
      { apiUrl: settings.STRIPE_API_URL },
    ),
    braintree: whole(
      settings,
      {
        merchantId: 'BRAINTREE_MERCHANT_ID',
        publicKey: 'BRAINTREE_PUBLIC_KEY',
        privateKey: 'BRAINTREE_PRIVATE_KEY',
      },
      {
        environment: settings.BRAINTREE_ENVIRONMENT ?? 'production',
        paypal: settings.BRAINTREE_PAYPAL === '1',
        apiUrl: settings.BRAINTREE_API_URL,
      },
    ),
    paypal: whole(
      settings,
      {
        clientId: 'PAYPAL_CLIENT_ID',
        clientSecret: 'PAYPAL_CLIENT_SECRET',
        webhookId: 'PAYPAL_WEBHOOK_ID',
      },
      {
        environment: settings.PAYPAL_ENVIRONMENT ?? 'production',
        direct: settings.PAYPAL_MODE === 'direct',
        apiUrl: settings.PAYPAL_API_URL,
      },
    ),
    fastspring: whole(
      settings,
      {
        username: 'FASTSPRING_USERNAME',
        password: 'FASTSPRING_PASSWORD',
        storefront: 'FASTSPRING_STOREFRONT',
        product: 'FASTSPRING_PRODUCT',
        webhookSecret: 'FASTSPRING_WEBHOOK_SECRET',
      },
      {
        environment: settings.FASTSPRING_ENVIRONMENT ?? 'production',
        apiUrl: settings.FASTSPRING_API_URL,
      },
    ),
    viesUrl: settings.VIES_API_URL ?? 'https://ec.europa.eu',
    oss: settings.OSS !== 'off',
  };
}

type TextField = { [Name in FieldName]: Settings[Name] extends string | undefined ? Name : never }[FieldName];

/** The keys together with the rest, or undefined where one of them is missing. */
function whole<Keys extends Record<string, TextField>, Rest extends object>(
  settings: Settings,
  keys: Keys,
  rest: Rest,
): ({ [Name in keyof Keys]: string } & Rest) | undefined {
  const values = Object.entries(keys).map(([name, from]) => [name, settings[from]] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of the values is undefined
  return { ...(Object.fromEntries(values) as { [Name in keyof Keys]: string }), ...rest };
}
