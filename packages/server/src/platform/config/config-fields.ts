import { languages } from '@clausewright/contract';
import { z } from 'zod';
import { type Field, field, link, secretField, text } from './config-field.ts';
import { readTrustAnchors } from './trust-anchors.ts';
import { isNetwork } from '../network/networks.ts';
import { paymentFields } from './config-payment-fields.ts';
import { priceTableSchema } from '../prices/price-table-schema.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).pathname === '/' && !value.includes('?'), 'only scheme, host and port')
  .transform((value) => new URL(value).origin);
const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters (ISO 3166)');
const postgres = z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ });

export interface Limit {
  points: number;
  /** Seconds in which so many are allowed. */
  seconds: number;
}

const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'write it as number/seconds, for example 60/60')
  .transform((value): Limit => {
    const [points, seconds] = value.split('/').map(Number);
    return { points: points ?? 1, seconds: seconds ?? 1 };
  });

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
  context.addIssue('no certificates in PEM');
  return z.NEVER;
}

/** Every setting that exists. The table in the README is made from this one. */
export const fields = {
  NODE_ENV: field(
    z.enum(['production', 'development', 'test', 'standalone']),
    'Mode: `production` refuses test payments, the outbox in place of SMTP, and generated secrets; `development` adds test pages.',
    'standalone',
  ),
  PORT: field(port, 'Port to listen on; 0 takes a free one.', '3000'),
  HOST: field(
    text(255),
    'Address to listen on; `::` is every network. Default: `::` in production, otherwise `127.0.0.1`, which this machine alone can reach.',
  ),
  METRICS_PORT: field(
    port,
    'Port of `/metrics` for Prometheus, on a listener of its own; 0 takes a free one. Without it there is none.',
  ),
  METRICS_HOST: field(
    text(255),
    'Address of that listener. Nobody is asked for a password there: keep it where only your monitoring gets.',
    '127.0.0.1',
  ),
  DATA_DIR: field(
    text(1024),
    'Directory of the embedded database, of the command socket and of the list of signed days.',
    './data',
  ),
  DATABASE_URL: field(
    postgres,
    'PostgreSQL 15 or later; without it the embedded database in `DATA_DIR` serves.',
  ),
  DATABASE_OWNER_URL: field(
    postgres,
    'The same database under the role that may change its schema; for migrations.',
  ),
  PUBLIC_URL: field(
    origin,
    'Origin under which people reach the web app. Default: `http://localhost:<PORT>`.',
  ),
  DOCUMENTS_URL: field(origin, 'Origin of hosted documents. Default: `PUBLIC_URL`.'),
  CONSENT_URL: field(origin, 'Origin of the consent script. Default: `PUBLIC_URL`.'),
  CONSENT_MONTHS: field(
    z.coerce.number().int().min(13).max(120),
    'How many months the answers of visitors are kept, as proof.',
    '36',
  ),
  TIMESTAMP_URL: field(
    link.refine((value) => URL.parse(value)?.username === '', 'no name and no password in it'),
    'Time-stamping authority (RFC 3161) that stamps the signed days of the consent log; it gets a hash and nothing else. `https`, or `http` with `TIMESTAMP_CA`.',
  ),
  TIMESTAMP_CA: field(
    z.string().max(100_000).transform(parseAnchors),
    'Certificates (PEM) that those of the authority must lead to; earlier authorities stay in it. Usually given as `TIMESTAMP_CA_FILE`. Without it an authority is believed to be who it says.',
  ),
  TCF_CMP_ID: field(
    z.coerce.number().int().min(2).max(4095),
    'Id under which IAB Europe registered you as a consent management platform. Without it no code of TCF or GPP is served.',
  ),
  TCF_GVL_URL: field(
    z.url({ protocol: /^https$/ }),
    'Address of your copy of the Global Vendor List, readable from other origins. Without it banners speak GPP alone.',
  ),
  TCF_VENDORS: field(
    z
      .string()
      .transform(parseJson)
      .pipe(z.record(z.string().max(60), z.int().min(1).max(65_535))),
    'Numbers in that list of the vendors in banners, as JSON, for example `{"some-vendor":12}`.',
    '{}',
  ),
  SECRET_KEY: secretField(
    z.string().min(32).max(1000),
    'Secret of the instance, at least 32 characters; required in production. Without it one is made in `DATA_DIR`. Weak and sample values are refused in production. Passwords and private links hang on it: keep it with the backups.',
  ),
  BACKUP_PASSPHRASE: secretField(
    z.string().min(12).max(1000),
    'Passphrase, at least 12 characters, under which a backup holds the secret of the instance. Keep it elsewhere than the backups.',
  ),
  SMTP_URL: field(
    z.url({ protocol: /^smtps?$/, hostname: /.*/ }),
    'Mail server; without it messages stay in the outbox, which `/outbox` shows.',
  ),
  ROLE: field(
    z.enum(['all', 'web', 'consent', 'worker']),
    'Which part of the work this process does: `web` serves, `consent` serves banners and takes their answers, `worker` works at jobs and listens for health checks only.',
    'all',
  ),
  MAINTENANCE: field(
    z.enum(['0', '1']),
    '1 shows the maintenance page instead of the app; hosted documents stay. The command `maintenance on` does it without a restart.',
    '0',
  ),
  LOG_LEVEL: field(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    'How much is logged.',
    'info',
  ),
  TRUST_PROXY: field(
    list,
    'Addresses or networks of proxies, by commas: their `X-Forwarded-*` headers count, and they may have more than 100 connections.',
  ),
  COUNTRY_HEADER: field(
    z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'a header name'),
    'Header in which a trusted proxy names the country of the visitor.',
  ),
  SITE_CHECK_ALLOW: field(
    list.pipe(z.array(z.string().refine(isNetwork, 'a network such as 192.0.2.0/24'))),
    'Networks that the check of an installed banner may reach although they are not public, by commas; on them any port. With it, domains of sites may be names and addresses that are not public.',
  ),
  WEB_BUILD: field(
    text(1024),
    'Directory of the built pages, which name their operator: where several instances share one checkout, copy `packages/web/build` within `packages/web` for each and fill it with `node packages/web/render-pages.ts` under its environment. Default: `packages/web/build`.',
  ),
  UI_LANGUAGES: field(
    list.pipe(z.array(z.enum(languages)).min(1)),
    'Languages of the interface, by commas; the switcher shows when there are several.',
    'en,de,es,fr,it,nl',
  ),
  CURRENCY: field(
    z.string().regex(/^[A-Z]{3}$/, 'three capital letters (ISO 4217)'),
    'Currency of the built-in prices; a table of your own names its own.',
    'EUR',
  ),
  PRICE_TABLE: field(
    z.string().transform(parseJson).pipe(priceTableSchema),
    'Price table as JSON, put in force at start and kept until another one is given; before that the built-in one serves.',
  ),
  OPERATOR_NAME: field(text(200), 'Name of this service, as pages and e-mails show it.', 'Clausewright'),
  OPERATOR_LEGAL_NAME: field(text(300), 'Legal name of who runs it.'),
  OPERATOR_ADDRESS: field(text(1000), 'Postal address of who runs it.'),
  OPERATOR_COUNTRY: field(
    country,
    'Country of who runs it (ISO 3166). With legal name, address and e-mail it gives the service legal documents of its own, see below.',
  ),
  OPERATOR_STATE: field(
    z.string().regex(/^[A-Z]{2}_[A-Z]{2,3}$/, 'country and state, for example DE_BY'),
    'State of who runs it, where the country has states whose law matters: AU, CA, DE, IN, US.',
  ),
  OPERATOR_HOSTING_COUNTRY: field(country, 'Country where the servers stand. Default: `OPERATOR_COUNTRY`.'),
  OPERATOR_EMAIL: field(z.email().max(320), 'Support address.'),
  OPERATOR_VAT: field(text(50), 'VAT number of who runs it.'),
  OPERATOR_COPYRIGHT_YEARS: field(text(50), 'Years in the copyright line.', '2012 to 2025'),
  OPERATOR_TEXTS_REVIEWED_BY: field(
    text(300),
    'Who has reviewed the texts, for example a law firm with its place: the home page names it. Name only who agreed to it.',
  ),
  OPERATOR_TERMS_URL: field(
    link,
    'Terms of Use of this service. What is given is linked in place of the document of its own; so with the next five.',
  ),
  OPERATOR_PRIVACY_URL: field(link, 'Privacy Policy of this service.'),
  OPERATOR_COOKIES_URL: field(link, 'Cookies Policy of this service.'),
  OPERATOR_REFUNDS_URL: field(link, 'Return and Refund Policy of this service.'),
  OPERATOR_DISCLAIMER_URL: field(link, 'Disclaimer of this service.'),
  OPERATOR_IMPRINT_URL: field(link, 'Imprint of this service.'),
  OPERATOR_ANSWERS: field(
    z.string().max(100_000).transform(parseJson).pipe(z.record(z.string(), z.unknown())),
    'Answers to questions of the wizards for the documents of its own, as JSON, for example `{"withdrawal_url":"https://…"}`.',
    '{}',
  ),
  ...paymentFields,
  LIMIT_PREVIEW: field(limit, 'Previews per address, as number/seconds.', '120/60'),
  LIMIT_DRAFT: field(limit, 'Automatic savings of a text per address, as number/seconds.', '240/60'),
  LIMIT_NEW: field(limit, 'New or updated agreements per address.', '60/3600'),
  LIMIT_COSTS: field(
    limit,
    'Price calculations per address. The payment page asks again at each visit, so that fewer than this would meet a person.',
    '60/3600',
  ),
  LIMIT_TRANSACTION: field(limit, 'Payments started per address.', '60/3600'),
  LIMIT_DISCOUNT: field(limit, 'Discount codes per address that turn out not to hold.', '10/3600'),
  LIMIT_GENERATE: field(limit, 'File generations per agreement.', '10/3600'),
  LIMIT_DOWNLOAD: field(limit, 'File downloads per address.', '60/60'),
  LIMIT_LOGIN: field(
    limit,
    'Tries of a password per address of the caller, and per account; a third of it per account from one address.',
    '30/900',
  ),
  LIMIT_REGISTER: field(limit, 'Accounts made per address of the caller.', '5/3600'),
  LIMIT_EMAIL_CHECK: field(
    limit,
    'Questions whether an e-mail address has an account, per address.',
    '10/3600',
  ),
  LIMIT_LETTER: field(
    limit,
    'Activation and reset letters asked for, per address of the caller; each recipient gets 3 an hour at most.',
    '10/3600',
  ),
  LIMIT_LINK: field(limit, 'Uses of activation and reset links per address.', '60/900'),
  LIMIT_ACCOUNT: field(limit, 'Calls about the own account per address.', '600/60'),
  LIMIT_EXPORT: field(limit, 'Exports of all own data per address.', '10/3600'),
  LIMIT_CLIENT_LOG: field(limit, 'Failures that browsers may report per address.', '30/60'),
  LIMIT_ANSWER: field(limit, 'Answers to consent banners per address.', '120/60'),
  LIMIT_ANSWER_SITE: field(limit, 'Answers to the consent banner of one site.', '60000/60'),
  LIMIT_RECEIPT: field(limit, 'Receipts of visitors, and what checks them, per address.', '60/60'),
  LIMIT_WITHDRAWAL: field(
    limit,
    'Withdrawals from contracts and cancellations of plans, per address.',
    '30/3600',
  ),
  MAX_BODY_BYTES: field(
    z.coerce.number().int().min(65_536).max(16_777_216),
    'Largest request body in bytes; one with the text of a whole document may have 1,900,000.',
    '1048576',
  ),
  FAILPOINT: field(
    z.string().regex(/^[a-z0-9-]+:(kill|throw|wait=\d+)(@\d+)?(,[a-z0-9-]+:(kill|throw|wait=\d+)(@\d+)?)*$/),
    'Faults on purpose, for tests: `name:kill`, `name:throw`, `name:wait=500`, by commas. Refused in production.',
  ),
} as const;

export type FieldName = keyof typeof fields;
/** The settings as read: a setting without default is undefined when it is not given. */
export type Settings = {
  [name in FieldName]: (typeof fields)[name] extends Field<infer T> ? T | undefined : never;
};
