import { languages } from '@clausewright/contract';
import { z } from 'zod';
import { type Field, field, link, secretField, text } from './define-field.ts';
import { readTrustAnchors } from './trust-anchors.ts';
import { isNetwork } from '@clausewright/scanner/networks';
import { paymentFields } from './config-payment-fields.ts';
import { rateLimitFields } from './config-rate-limits.ts';
import { priceTableSchema } from '../prices/price-table-schema.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).pathname === '/' && !value.includes('?'), 'only scheme, host and port')
  .transform((value) => new URL(value).origin);
const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters (ISO 3166)');
const postgres = z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ });

function parseJson(value: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
}

function parseAnchors(value: string, context: z.RefinementCtx): readonly Uint8Array[] {
  const anchors = readTrustAnchors(value);
  if (anchors !== null) return anchors;
  context.addIssue('contains no PEM certificates');
  return z.NEVER;
}

/** Every setting that exists. The tables in docs/configuration.md are made from this one. */
export const fields = {
  NODE_ENV: field(
    z.enum(['production', 'development', 'test', 'standalone']),
    'Mode. `production` refuses test payments, the outbox in place of a mail server, and generated secrets; `development` adds test pages.',
    'standalone',
  ),
  PORT: field(port, 'Port to listen on; 0 picks a free one.', '3000'),
  HOST: field(
    text(255),
    'Address to listen on; `::` means every network. Default: `::` in production, otherwise `127.0.0.1`, which only this machine can reach.',
  ),
  METRICS_PORT: field(
    port,
    'Separate port for `/metrics` (Prometheus); 0 picks a free one. Unset: no metrics.',
  ),
  METRICS_HOST: field(
    text(255),
    'Address that the metrics port listens on. It asks for no password, so only your monitoring should be able to reach it.',
    '127.0.0.1',
  ),
  DATA_DIR: field(
    text(1024),
    'Directory for the embedded database, the command socket and the list of signed days.',
    './data',
  ),
  DATABASE_URL: field(postgres, 'PostgreSQL 15 or later. Unset: the embedded database in `DATA_DIR`.'),
  DATABASE_OWNER_URL: field(
    postgres,
    'The same database as the role that owns the schema; used for migrations.',
  ),
  PUBLIC_URL: field(origin, 'Public origin of the web app. Default: `http://localhost:<PORT>`.'),
  DOCUMENTS_URL: field(origin, 'Public origin of hosted documents. Default: `PUBLIC_URL`.'),
  CONSENT_URL: field(origin, 'Public origin of the consent banner. Default: `PUBLIC_URL`.'),
  CONSENT_MONTHS: field(
    z.coerce.number().int().min(13).max(120),
    'How many months the answers of visitors are kept as proof.',
    '36',
  ),
  TIMESTAMP_URL: field(
    link.refine((value) => URL.parse(value)?.username === '', 'must not contain a name or password'),
    'Time-stamping authority (RFC 3161) for the signed days of the consent log; it receives only a hash. `https`, or `http` with `TIMESTAMP_CA`.',
  ),
  TIMESTAMP_CA: field(
    z.string().max(100_000).transform(parseAnchors),
    'Trusted root certificates (PEM) of the authority; keep those of earlier authorities in it. Usually set as `TIMESTAMP_CA_FILE`. Unset: any certificate is accepted.',
  ),
  TCF_CMP_ID: field(
    z.coerce.number().int().min(2).max(4095),
    'Your CMP id from IAB Europe. Unset: banners contain no TCF or GPP code. The layers do not show the texts that IAB Europe prescribes, so a banner with it is not ready for its validation (decision 090).',
  ),
  TCF_GVL_URL: field(
    z.url({ protocol: /^https$/ }),
    'Address of your copy of the Global Vendor List; it must allow requests from other origins. Unset: banners support GPP only.',
  ),
  TCF_VENDORS: field(
    z
      .string()
      .transform(parseJson)
      .pipe(z.record(z.string().max(60), z.int().min(1).max(65_535))),
    'Ids of our vendors in that list, as JSON, for example `{"some-vendor":12}`.',
    '{}',
  ),
  SECRET_KEY: secretField(
    z.string().min(32).max(1000),
    'Secret of the instance, at least 32 characters. Required in production, where weak and sample values are refused; elsewhere one is generated in `DATA_DIR`. Without it no password and no private link works, so back it up.',
  ),
  BACKUP_PASSPHRASE: secretField(
    z.string().min(12).max(1000),
    'Passphrase, at least 12 characters, that encrypts the secret of the instance inside a backup. Do not store it with the backups.',
  ),
  SMTP_URL: field(
    z.url({ protocol: /^smtps?$/, hostname: /.*/ }),
    'Mail server. Unset: messages stay in the outbox, which `/outbox` shows.',
  ),
  ROLE: field(
    z.enum(['all', 'web', 'consent', 'worker', 'scanner']),
    'What this process does: `web` serves the app, the API and documents; `consent` serves banners and records answers; `worker` runs jobs and answers only health checks; `scanner` looks at websites and does nothing else.',
    'all',
  ),
  MAINTENANCE: field(
    z.enum(['0', '1']),
    '1 shows the maintenance page instead of the app; hosted documents stay available. The command `maintenance on` does the same without a restart.',
    '0',
  ),
  LOG_LEVEL: field(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    'Lowest level that is logged.',
    'info',
  ),
  TRUST_PROXY: field(
    list,
    'Addresses or networks of your proxies, separated by commas. Their `X-Forwarded-*` headers are trusted, and they may open more than 100 connections.',
  ),
  COUNTRY_HEADER: field(
    z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'a header name'),
    'Header in which a trusted proxy sends the country of the visitor.',
  ),
  SITE_CHECK_ALLOW: field(
    list.pipe(z.array(z.string().refine(isNetwork, 'a network such as 192.0.2.0/24'))),
    'Private networks that the installation check of a banner may reach, on any port, separated by commas. Sites may then also have private host names and addresses.',
  ),
  CHROMIUM: field(
    z.string().min(1),
    'Path of the browser that looks at websites. Unset: Chromium or Chrome at its usual places. `elsewhere`: this process looks at none, another one with `ROLE=scanner` does.',
  ),
  WEB_BUILD: field(
    text(1024),
    'Directory of the built pages, which contain the name of the operator. For several instances in one checkout, copy `packages/web/build` within `packages/web` for each of them and run `node packages/web/render-pages.ts` with its environment. Default: `packages/web/build`.',
  ),
  UI_LANGUAGES: field(
    list.pipe(z.array(z.enum(languages)).min(1)),
    'Languages of the interface, separated by commas; with several, people can switch.',
    'en,de,es,fr,it,nl',
  ),
  CURRENCY: field(
    z.string().regex(/^[A-Z]{3}$/, 'three capital letters (ISO 4217)'),
    'Currency of the built-in prices; a price table of your own names its currency itself.',
    'EUR',
  ),
  PRICE_TABLE: field(
    z.string().transform(parseJson).pipe(priceTableSchema),
    'Price table as JSON. It takes effect at the start and stays in force until you set another one. Unset: the built-in table.',
  ),
  OPERATOR_NAME: field(text(200), 'Name of the service on pages and in e-mails.', 'Clausewright'),
  OPERATOR_LEGAL_NAME: field(text(300), 'Legal name of the operator.'),
  OPERATOR_ADDRESS: field(text(1000), 'Postal address of the operator.'),
  OPERATOR_COUNTRY: field(
    country,
    'Country of the operator (ISO 3166). With legal name, address and e-mail the service writes its own legal documents, see below.',
  ),
  OPERATOR_STATE: field(
    z.string().regex(/^[A-Z]{2}_[A-Z]{2,3}$/, 'country and state, for example DE_BY'),
    'State of the operator, required in AU, CA, DE, IN and US, for example `DE_BY`.',
  ),
  OPERATOR_HOSTING_COUNTRY: field(country, 'Country of the servers. Default: `OPERATOR_COUNTRY`.'),
  OPERATOR_EMAIL: field(z.email().max(320), 'E-mail address for support.'),
  OPERATOR_VAT: field(text(50), 'VAT number of the operator.'),
  OPERATOR_COPYRIGHT_YEARS: field(text(50), 'Years in the copyright line.', '2012 to 2025'),
  OPERATOR_TEXTS_REVIEWED_BY: field(
    text(300),
    'Who reviewed the legal texts, for example a law firm and its city; the home page says so. Only name someone who agreed to it.',
  ),
  OPERATOR_TERMS_URL: field(
    link,
    'Your Terms of Use. Linked instead of the document that the service writes itself; the same holds for the next five.',
  ),
  OPERATOR_PRIVACY_URL: field(link, 'Your Privacy Policy.'),
  OPERATOR_COOKIES_URL: field(link, 'Your Cookies Policy.'),
  OPERATOR_REFUNDS_URL: field(link, 'Your Return and Refund Policy.'),
  OPERATOR_DISCLAIMER_URL: field(link, 'Your Disclaimer.'),
  OPERATOR_IMPRINT_URL: field(
    link,
    'Your imprint. The service writes one where the law of `OPERATOR_COUNTRY` asks for it.',
  ),
  OPERATOR_ANSWERS: field(
    z.string().max(100_000).transform(parseJson).pipe(z.record(z.string(), z.unknown())),
    'Your answers to wizard questions for these documents, as JSON, for example `{"withdrawal_url":"https://…"}`.',
    '{}',
  ),
  ...paymentFields,
  ...rateLimitFields,
  MAX_BODY_BYTES: field(
    z.coerce.number().int().min(65_536).max(16_777_216),
    'Largest request body in bytes; a call that carries the text of a whole document may send 1,900,000, one with a table of websites 3,800,000, and one with a file for a visitor 9,200,000.',
    '1048576',
  ),
  FAILPOINT: field(
    z.string().regex(/^[a-z0-9-]+:(kill|throw|wait=\d+)(@\d+)?(,[a-z0-9-]+:(kill|throw|wait=\d+)(@\d+)?)*$/),
    'Deliberate faults for tests: `name:kill`, `name:throw`, `name:wait=500`, separated by commas. Refused in production.',
  ),
} as const;

export type FieldName = keyof typeof fields;
/** The settings as read: a setting without default is undefined when it is not given. */
export type Settings = {
  [name in FieldName]: (typeof fields)[name] extends Field<infer T> ? T | undefined : never;
};
