import { randomUUID } from 'node:crypto';
import { PdfRenderer } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import { insertLink } from '../../../customers/account-link-store.ts';
import { createEmailChecks } from '../../../customers/accounts/email-checks.ts';
import { putEmailChange } from '../../../customers/email-change-store.ts';
import { newToken } from '../../database/ids.ts';
import { insertExport } from '../../../personal-data/export-store.ts';
import { changeAccount, insertAccount } from '../../../customers/customer-store.ts';
import { complete, type Json, twoLanguages } from '../../../documents/agreements/testing/visitor.ts';
import { someBannerFiles } from '../../../consent/banner/testing/published-site.ts';
import { insertFile } from '../../../documents/records/file-store.ts';
import { productPorts } from '../../../product-ports.ts';
import { loadProviders } from '../../../billing/providers/configured-providers.ts';
import { type Config, type Environment, loadConfig } from '../../config/config.ts';
import type { Database, LinkPurpose } from '../../database/schema.ts';
import { type RoutePorts, serveRoutes } from '../../../serve-routes.ts';
import { findSiteLook } from '../../../scans/site-look.ts';
import { listSitePolicies } from '../../../documents/site-consistency/site-policies.ts';
import { createPasswords } from '../../../customers/sessions/hash-password.ts';
import { openSession } from '../../../customers/sessions/open-session.ts';
import { findCallers } from '../../../customers/api-keys/find-callers.ts';
import { testProductPorts } from '../../../testing/product-ports.ts';
import { someHash } from '../../../testing/factories.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { testServer, type TestServer } from './test-server.ts';
import { wideLimits } from './wide-limits.ts';

export const password = 'Weide-im-Nebel-7';

/** Agreements that a visitor made, each with its access token. */
export interface Made {
  /** Costs nothing and is served. */
  finished: Json;
  /** Waits for its payment, which is open. */
  unpaid: Json;
  transaction: string;
  liveToken: string;
  file: string;
}

/** Somebody with an account, two sessions, and agreements that were made before and taken into it. */
export interface Owner extends Made {
  id: string;
  email: string;
  customerId: string;
  bearer: string;
  refresh: string;
  /** Id of the session that is not used. */
  otherSession: string;
  /** In no account. */
  visiting: Made;
}

export interface World extends AsyncDisposable {
  app: FastifyInstance;
  clock: ReturnType<typeof fakeClock>;
  ports: RoutePorts;
  owner: Owner;
  unconfirmed: Owner;
  other: Owner;
  /** Somebody with whom nobody asks. */
  bystander: Owner;
  /** Somebody new, such as in the place of who left. */
  join(name: string, confirmed: boolean): Promise<Owner>;
  /** A new secret of a letter to somebody. */
  link(who: Owner, purpose: LinkPurpose): Promise<string>;
  /** A new secret of a letter to an address that somebody wants. */
  emailChange(who: Owner): Promise<string>;
  /** A new archive of somebody. */
  archive(who: Owner): Promise<string>;
  logged: TestServer['logged'];
  payloadKeys: TestServer['keys'];
}

export interface WorldGiven {
  /** Settings beside those of an operator; with it the providers whose keys it has are there. */
  environment?: Environment;
  /** Of the agreement that costs nothing, by the name of its owner. */
  answers?: (name: string) => object;
}

/** The whole product over HTTP, with everything that a route could be asked about. */
export async function routeWorld(db: Database, given: WorldGiven = {}): Promise<World> {
  const clock = fakeClock();
  const secret = new Uint8Array(32);
  const limits = wideLimits();
  const { environment, answers = () => complete } = given;
  const config = operated(environment);
  const pdf = new PdfRenderer();
  const ports: RoutePorts = {
    ...(environment === undefined
      ? testProductPorts({ db, clock, publicUrl: config.publicUrl })
      : productPorts(
          config,
          { db, clock, publicUrl: config.publicUrl },
          { alert: () => {}, providersOf: await loadProviders(config.payments) },
        )),
    pdf,
    db,
    clock,
    enqueue: async () => {},
    mode: 'development',
    secret,
    publicUrl: config.publicUrl,
    documentsUrl: config.documentsUrl,
    operatorName: config.operator.name,
    limits,
    passwords: createPasswords(secret, { memory: 64, passes: 1 }),
    emailChecks: createEmailChecks(clock),
    bannerFiles: someBannerFiles,
    wordpressPlugin: Buffer.from('PK'),
    consentUrl: 'https://consent.example',
    demoUrl: null,
    policiesOfSite: listSitePolicies,
    lookAtSite: findSiteLook,
    siteNetworks: [],
    resolveTxt: async () => [],
    loadSite: async (url) => ({ ok: true, page: { url, html: '', policies: [] } }),
  };
  const server = await testServer({
    config: { ...config, limits },
    ...findCallers(db, clock),
    addRoutes: (app) => serveRoutes(app, ports, { ...config, limits }),
  });
  const join = (name: string, confirmed: boolean): Promise<Owner> =>
    makeOwner({ app: server.app, ports, answers: answers(name) }, name, confirmed);
  return {
    app: server.app,
    clock,
    ports,
    owner: await join('owner', true),
    unconfirmed: await join('unconfirmed', false),
    other: await join('other', true),
    bystander: await join('bystander', true),
    join,
    link: ({ id: accountId }, purpose) =>
      db.transaction().execute((trx) => insertLink(trx, { accountId, purpose, now: clock() })),
    emailChange: async ({ id: accountId }) => {
      const wished = newToken();
      const email = `${randomUUID()}@shop.example`;
      await db
        .transaction()
        .execute((trx) => putEmailChange(trx, wished, { accountId, email, now: clock() }));
      return wished;
    },
    archive: ({ id: accountId }) =>
      db
        .transaction()
        .execute((trx) => insertExport(trx, { accountId, content: new Uint8Array(1), now: clock() })),
    logged: () => server.logged(),
    payloadKeys: server.keys,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await pdf[Symbol.asyncDispose]();
    },
  };
}

/** With what the pages of an operator need. */
function operated(environment: Environment = {}): Config {
  const loaded = loadConfig({
    NODE_ENV: 'development',
    ...environment,
    OPERATOR_LEGAL_NAME: 'Exemple SA',
    OPERATOR_ADDRESS: '1 rue du Bac\n75007 Paris',
    OPERATOR_EMAIL: 'operator@service.example',
    OPERATOR_COUNTRY: 'FR',
    OPERATOR_ANSWERS: JSON.stringify({
      withdrawal_url: 'https://service.example/withdraw/abc',
      provider_host: 'Hébergeur SA, 2 rue du Port, 13002 Marseille',
      eu_adr: 'takes-part',
      share_capital: '10 000 €',
      publication_director: 'Eva Berger',
      adr_name: 'Médiateur',
      adr_address: '3 rue de la Paix, 75002 Paris',
      adr_url: 'https://mediateur.example',
    }),
  });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return loaded.config;
}

async function makeOwner(
  { app, ports, answers }: Pick<World, 'app' | 'ports'> & { answers: object },
  name: string,
  confirmed: boolean,
): Promise<Owner> {
  const { db, clock } = ports;
  const now = clock();
  const hashed = await ports.passwords.hash(password);
  if (!hashed.ok) throw new Error(hashed.reason);
  const email = `${name}-${randomUUID()}@shop.example`;
  const given = { email, passwordHash: hashed.hash, language: 'en' as const, now };
  const account = await db.transaction().execute((trx) => insertAccount(trx, given));
  if (account === null) throw new Error('the address is taken');
  if (confirmed) await changeAccount(db, account.id, { confirmed_at: now }, now);
  const role = confirmed ? 'customer' : 'unconfirmed';
  const open = () =>
    db.transaction().execute((trx) => openSession(trx, { customerId: account.id, role, userAgent: '', now }));
  const spare = await open();
  const { tokens } = await open();
  const bearer = tokens.token;
  const headers = { authorization: `Bearer ${bearer}` };
  const made = await makeAgreements({ app, ports, answers }, email, async ({ finished, unpaid }) => {
    const agreements = [finished, unpaid].map(({ agreement_id, access_token: token }) => ({
      agreement_id,
      token,
    }));
    const payload = { agreements };
    await app.inject({ method: 'POST', url: '/api/v1/customer/claim-agreements', headers, payload });
    return headers;
  });
  return {
    id: account.id,
    email,
    customerId: account.customerId,
    bearer,
    refresh: tokens.refresh_token,
    otherSession: spare.sessionId,
    ...made,
    visiting: await makeAgreements({ app, ports, answers }, email, async ({ unpaid }) => ({
      'x-agreement-token': String(unpaid['access_token']),
    })),
  };
}

/** `keep` answers with what proves them from then on. */
async function makeAgreements(
  { app, ports: { db, clock }, answers }: Pick<World, 'app' | 'ports'> & { answers: object },
  email: string,
  keep: (of: Pick<Made, 'finished' | 'unpaid'>) => Promise<Record<string, string>>,
): Promise<Made> {
  const post = async (url: string, payload: object, headers = {}): Promise<Json> => {
    const reply = await app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });
    return reply.json<Json>()['data'] as Json;
  };
  const generate = (of: object) =>
    post('/agreement/new', { request_id: randomUUID(), type: 'TEST', answers: of });
  const finished = await generate(answers);
  const unpaid = await generate(twoLanguages);
  const wanted = {
    item_type: 'agreement',
    item_id: unpaid['agreement_id'],
    processor: 'sandbox',
    expected_total: unpaid['costs'].total,
    email,
  };
  const opened = await post('/transaction/new', wanted, await keep({ finished, unpaid }));
  const { liveToken, versionId } = await db
    .selectFrom('agreements')
    .select(['live_token as liveToken', 'current_version_id as versionId'])
    .where('id', '=', finished['agreement_id'])
    .executeTakeFirstOrThrow();
  await insertFile(db, {
    versionId: versionId ?? '',
    language: 'en',
    format: 'txt',
    content: new TextEncoder().encode('text'),
    contentType: 'text/plain',
    fileName: 'policy-en.txt',
    contentHash: someHash,
    rendererVersion: '1',
    now: clock(),
  });
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('version_id', '=', versionId ?? '')
    .executeTakeFirstOrThrow();
  return { finished, unpaid, transaction: opened['transaction_id'], liveToken, file: file.id };
}
