import type { Operator } from './operator.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PriceTable } from '@clausewright/library/clauses';
import { type Language, type LimitClass, states } from '@clausewright/contract';
import type { z } from 'zod';
import type { Field } from './define-field.ts';
import type { FieldName, Settings } from './config-fields.ts';
import type { Limit } from './config-rate-limits.ts';
import { fields } from './config-fields.ts';
import { operatorFaults } from './config-operator.ts';
import { type PaymentConfig, paymentConflicts, readPaymentConfig } from './config-payments.ts';
import { secretFaults } from './config-secrets.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import { isLoopbackName } from '../network/own-machine.ts';

export type { Limit } from './config-rate-limits.ts';
export type Mode = 'development' | 'standalone' | 'production';
/** Those of calls, and those of the routes that strangers ask. */
export type LimitName = Exclude<LimitClass, 'read'> | 'answer' | 'answer-site' | 'receipt' | 'withdrawal';

/** Everything the environment decides, checked and complete. */
export interface Config {
  mode: Mode;
  port: number;
  host: string;
  /** Where this process tells its metrics; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  /** Absolute path. */
  dataDir: string;
  database: DatabaseSettings;
  publicUrl: string;
  documentsUrl: string;
  consentUrl: string;
  /** Who the operator is to IAB Europe; undefined for who is not registered there. */
  tcf: TcfConfig | undefined;
  smtpUrl: string | undefined;
  secretKey: string | undefined;
  /** Under which backups hold the secret. */
  backupPassphrase: string | undefined;
  /** `web` serves and works at no jobs, `consent` serves strangers' pages alone, `worker` works at jobs alone. */
  role: 'all' | 'web' | 'consent' | 'worker' | 'scanner';
  /** Whatever the database says; `maintenance on` writes it there. */
  maintenance: boolean;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  trustProxy: readonly string[];
  /** Networks that a check of a site may reach although they are not public. */
  siteNetworks: readonly string[];
  /** Path of the browser for scans; undefined: where it usually is. */
  chromium: string | undefined;
  countryHeader: string | undefined;
  /** Absolute path; undefined: where the build leaves it. */
  webBuild: string | undefined;
  uiLanguages: readonly Language[];
  currency: string;
  /** Put in force at start; without it the built-in one serves a new instance. */
  priceTable: PriceTable | undefined;
  operator: Operator;
  payments: PaymentConfig;
  limits: Readonly<Record<LimitName, Limit>>;
  maxBodyBytes: number;
  /** For so many months answers of visitors are kept. */
  consentMonths: number;
  /** Who stamps the signed days, and whom to believe that he did. */
  timestamps: TimestampConfig;
  /** Never set in production. */
  failpoint: string | undefined;
}

export interface TimestampConfig {
  /** Undefined: nobody. */
  url: string | undefined;
  /** Certificates of authorities, DER. */
  anchors: readonly Uint8Array[];
}

export interface TcfConfig {
  cmpId: number;
  /** Copy of the Global Vendor List. */
  gvlUrl: string | undefined;
  /** Numbers in that list, by the name of a vendor in banners. */
  vendors: Readonly<Record<string, number>>;
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: readonly string[] };

/** Reads and checks the environment; every fault is reported, not only the first. */
export function loadConfig(environment: Environment = process.env): ConfigResult {
  const faults: string[] = [];
  const settings = readSettings(environment, faults);
  if (faults.length === 0) faults.push(...conflicts(settings));
  if (faults.length > 0) return { ok: false, faults };
  const config = configOf(settings);
  faults.push(...operatorFaults(config));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config };
}

/** The configuration with the port that was found for `PORT=0`, also in the addresses that follow from it. */
export function withPort(config: Config, port: number): Config {
  const local = (origin: string): string => (origin === localOrigin(0) ? localOrigin(port) : origin);
  return {
    ...config,
    port,
    publicUrl: local(config.publicUrl),
    documentsUrl: local(config.documentsUrl),
    consentUrl: local(config.consentUrl),
  };
}

/** Where only programs of the same machine reach a listener. */
export const loopbackAddress = '127.0.0.1';

function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

/** What only tests read: a PostgreSQL server on which to run them instead of the embedded database. */
export function testDatabaseUrl(environment: Environment = process.env): string | undefined {
  return environment['TEST_DATABASE_URL'] || undefined;
}

/** Whether this run is the long tier, which repeats what the ordinary one does a few times. */
export function longTests(environment: Environment = process.env): boolean {
  return environment['LONG_TESTS'] === '1';
}

/** Whether nobody reads which tests were left out: what is missing for one must fail then. */
export function unattendedTests(environment: Environment = process.env): boolean {
  return environment['CI'] === 'true';
}

/** The seed from which a run of random requests is repeated; undefined where it draws its own. */
export function fuzzSeed(environment: Environment = process.env): number | undefined {
  const seed = environment['FUZZ_SEED'];
  return seed === undefined || seed === '' ? undefined : Number(seed);
}

/** What would still have to be set for production, beside what is at fault already. */
export function productionFaults(environment: Environment = process.env): readonly string[] {
  const loaded = loadConfig({ ...environment, NODE_ENV: 'production' });
  return loaded.ok ? [] : loaded.faults;
}

/** Every setting with what holds for it, secrets and passwords left out; of those not given and without default nothing. */
export function printedConfig(environment: Environment = process.env): string[] {
  return Object.entries<Field<unknown>>(fields).flatMap(([name, { default: preset, secret }]) => {
    const given = readText(environment, name, []);
    if (given === undefined) return preset === undefined ? [] : [`${name}=${preset}  (default)`];
    const from = environment[name] ? '' : `  (from ${name}_FILE)`;
    return [`${name}=${secret === true ? '***' : withoutPassword(given).replaceAll('\n', '\\n')}${from}`];
  });
}

/**
 * An address may carry a password, before the host or as a parameter. One that was typed as it is may hold `/`, `?`,
 * `#` and `@`: what stands before the last `@` is hidden, and all of it where a parameter may reach over that.
 */
function withoutPassword(value: string): string {
  return value
    .replace(/^([a-z][\w+.-]*:\/\/).*[?&]\w*(?:password|secret|key|token)\w*=.*@.*$/is, '$1***')
    .replace(/^([a-z][\w+.-]*:\/\/).*@/is, '$1***@')
    .replace(/([?&]\w*(?:password|secret|key|token)\w*=)[^&#]*/gi, '$1***');
}

function readSettings(environment: Environment, faults: string[]): Settings {
  const entries = Object.entries<Field<unknown>>(fields).map(([name, { read, default: preset }]) => {
    const given = readText(environment, name, faults) ?? preset;
    if (given === undefined) return [name, undefined];
    const parsed = read.safeParse(given);
    if (!parsed.success) faults.push(`${name}: ${reasons(parsed.error)}`);
    return [name, parsed.data];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the fields themselves
  return Object.fromEntries(entries) as Settings;
}

/** The value is never repeated: it may be a secret. */
function reasons(error: z.ZodError): string {
  return error.issues.map(({ message }) => message).join('; ');
}

function readText(environment: Environment, name: string, faults: string[]): string | undefined {
  const value = environment[name] || undefined;
  const file = environment[`${name}_FILE`] || undefined;
  if (file === undefined) return value;
  if (value !== undefined) faults.push(`${name}: given twice, as ${name} and as ${name}_FILE`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    faults.push(`${name}_FILE: the file cannot be read`);
    return undefined;
  }
}

function conflicts(settings: Settings): string[] {
  const faults: string[] = [];
  if (settings.DATABASE_OWNER_URL !== undefined && settings.DATABASE_URL === undefined) {
    faults.push('DATABASE_OWNER_URL: needs DATABASE_URL too');
  }
  const authority = settings.TIMESTAMP_URL === undefined ? null : new URL(settings.TIMESTAMP_URL);
  if (authority?.protocol === 'http:' && !isLoopbackName(authority.hostname) && !settings.TIMESTAMP_CA) {
    faults.push('TIMESTAMP_URL: http needs TIMESTAMP_CA, else anybody on the way could answer');
  }
  if (settings.METRICS_PORT !== 0 && settings.METRICS_PORT === settings.PORT) {
    faults.push('METRICS_PORT: must differ from PORT');
  }
  if (settings.ROLE !== 'all' && settings.DATABASE_URL === undefined) {
    faults.push('ROLE: one process has the embedded database to itself, so it must do all the work');
  }
  const country = settings.OPERATOR_COUNTRY;
  const withStates = country !== undefined && Object.hasOwn(states, country);
  if (withStates !== (settings.OPERATOR_STATE?.startsWith(`${String(country)}_`) ?? false)) {
    faults.push('OPERATOR_STATE: must be a state of OPERATOR_COUNTRY, for AU, CA, DE, IN and US only');
  }
  faults.push(...paymentConflicts(settings));
  if (settings.NODE_ENV !== 'production') return faults;
  const required: readonly FieldName[] = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'DOCUMENTS_URL',
    'CONSENT_URL',
    'SECRET_KEY',
    'SMTP_URL',
    'OPERATOR_LEGAL_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_COUNTRY',
    'OPERATOR_EMAIL',
  ];
  for (const name of required) {
    if (settings[name] === undefined) faults.push(`${name}: required in production`);
  }
  const origins = [settings.PUBLIC_URL, settings.DOCUMENTS_URL, settings.CONSENT_URL].filter(Boolean);
  if (new Set(origins).size < origins.length) {
    faults.push('PUBLIC_URL, DOCUMENTS_URL, CONSENT_URL: must be three different origins in production');
  }
  if (settings.FAILPOINT !== undefined) faults.push('FAILPOINT: refused in production');
  faults.push(...secretFaults(settings));
  return faults;
}

function configOf(settings: Settings): Config {
  const port = given(settings.PORT);
  const dataDir = resolve(given(settings.DATA_DIR));
  const publicUrl = settings.PUBLIC_URL ?? localOrigin(port);
  return {
    mode: modes[given(settings.NODE_ENV)],
    port,
    host: settings.HOST ?? (settings.NODE_ENV === 'production' ? '::' : loopbackAddress),
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { port: settings.METRICS_PORT, host: given(settings.METRICS_HOST) },
    dataDir,
    database:
      settings.DATABASE_URL === undefined
        ? { kind: 'embedded', dataDir }
        : { kind: 'postgres', url: settings.DATABASE_URL, ownerUrl: settings.DATABASE_OWNER_URL },
    publicUrl,
    documentsUrl: settings.DOCUMENTS_URL ?? publicUrl,
    consentUrl: settings.CONSENT_URL ?? publicUrl,
    tcf:
      settings.TCF_CMP_ID === undefined
        ? undefined
        : {
            cmpId: settings.TCF_CMP_ID,
            gvlUrl: settings.TCF_GVL_URL,
            vendors: given(settings.TCF_VENDORS),
          },
    smtpUrl: settings.SMTP_URL,
    secretKey: settings.SECRET_KEY,
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    role: given(settings.ROLE),
    maintenance: given(settings.MAINTENANCE) === '1',
    logLevel: given(settings.LOG_LEVEL),
    trustProxy: settings.TRUST_PROXY ?? [],
    siteNetworks: settings.SITE_CHECK_ALLOW ?? [],
    chromium: settings.CHROMIUM,
    countryHeader: settings.COUNTRY_HEADER?.toLowerCase(),
    webBuild: settings.WEB_BUILD === undefined ? undefined : resolve(settings.WEB_BUILD),
    uiLanguages: given(settings.UI_LANGUAGES),
    currency: given(settings.CURRENCY),
    priceTable: settings.PRICE_TABLE,
    operator: {
      name: given(settings.OPERATOR_NAME),
      legalName: settings.OPERATOR_LEGAL_NAME,
      address: settings.OPERATOR_ADDRESS,
      country: settings.OPERATOR_COUNTRY,
      state: settings.OPERATOR_STATE,
      hostingCountry: settings.OPERATOR_HOSTING_COUNTRY,
      email: settings.OPERATOR_EMAIL,
      vat: settings.OPERATOR_VAT,
      copyrightYears: given(settings.OPERATOR_COPYRIGHT_YEARS),
      links: {
        terms: settings.OPERATOR_TERMS_URL,
        privacy: settings.OPERATOR_PRIVACY_URL,
        cookies: settings.OPERATOR_COOKIES_URL,
        refunds: settings.OPERATOR_REFUNDS_URL,
        disclaimer: settings.OPERATOR_DISCLAIMER_URL,
        imprint: settings.OPERATOR_IMPRINT_URL,
      },
      answers: given(settings.OPERATOR_ANSWERS),
    },
    payments: readPaymentConfig(settings),
    limits: {
      preview: given(settings.LIMIT_PREVIEW),
      draft: given(settings.LIMIT_DRAFT),
      new: given(settings.LIMIT_NEW),
      costs: given(settings.LIMIT_COSTS),
      transaction: given(settings.LIMIT_TRANSACTION),
      discount: given(settings.LIMIT_DISCOUNT),
      generate: given(settings.LIMIT_GENERATE),
      download: given(settings.LIMIT_DOWNLOAD),
      login: given(settings.LIMIT_LOGIN),
      provider: given(settings.LIMIT_PROVIDER),
      register: given(settings.LIMIT_REGISTER),
      'email-check': given(settings.LIMIT_EMAIL_CHECK),
      letter: given(settings.LIMIT_LETTER),
      link: given(settings.LIMIT_LINK),
      account: given(settings.LIMIT_ACCOUNT),
      export: given(settings.LIMIT_EXPORT),
      scan: given(settings.LIMIT_SCAN),
      'client-log': given(settings.LIMIT_CLIENT_LOG),
      answer: given(settings.LIMIT_ANSWER),
      'answer-site': given(settings.LIMIT_ANSWER_SITE),
      receipt: given(settings.LIMIT_RECEIPT),
      withdrawal: given(settings.LIMIT_WITHDRAWAL),
    },
    maxBodyBytes: given(settings.MAX_BODY_BYTES),
    consentMonths: given(settings.CONSENT_MONTHS),
    timestamps: { url: settings.TIMESTAMP_URL, anchors: settings.TIMESTAMP_CA ?? [] },
    failpoint: settings.FAILPOINT,
  };
}

const modes = {
  production: 'production',
  development: 'development',
  test: 'development',
  standalone: 'standalone',
} as const;

/** For settings with a default: reading has filled them. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a setting with a default has no value');
  return value;
}
