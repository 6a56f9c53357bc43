/**
 * The product within this process for whoever fills the sample account: its own routes, called as a browser
 * calls them, under a clock that is put from one day of the story to the next.
 */
import type { PdfRenderer } from '@clausewright/documents';
import type { LightMyRequestResponse } from 'fastify';
import { renderFiles } from '../documents/agreements/render-files.ts';
import { requestRefund } from '../billing/refunds/request-refund.ts';
import { renewPlans } from '../billing/subscriptions/renew-plans.ts';
import { createBillingPorts } from '../operations/cli/billing-ports.ts';
import type { Config } from '../platform/config/config.ts';
import { storeDay } from '../consent/consent-log/stored-days.ts';
import { sealLog } from '../consent/consent-log/seal-log.ts';
import { signDays } from '../consent/consent-log/sign-days.ts';
import { signingKey } from '../consent/consent-log/signing-key.ts';
import { rotatePartitions } from '../consent/consent-log/rotate-partitions.ts';
import { newId } from '../platform/database/ids.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { buildServer } from '../platform/http/build-server.ts';
import { createLog } from '../platform/http/log.ts';
import { createPayloadKeyStore } from '../platform/http/payload-key-store.ts';
import { createPayloadKeys } from '../platform/http/payload-keys.ts';
import type { JobData, JobName } from '../platform/database/job-queues/queues.ts';
import { findNewerTexts } from '../documents/library-updates/find-newer-texts.ts';
import { createRoutePorts } from '../route-ports.ts';
import { serveRoutes } from '../serve-routes.ts';
import type { Observation } from '@clausewright/scanner/observation';
import type { LoadResult } from '../consent/site-check/load-page.ts';
import { finishObservation } from '../scans/finish-observation.ts';
import { beginScan } from '../scans/scan-store.ts';
import { findCallers } from '../customers/api-keys/find-callers.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read field by field
export type Json = Record<string, any>;

export interface DemoRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object | string;
}

export interface DemoServer extends AsyncDisposable {
  /** The time of the story. */
  now(): Date;
  /** Puts the time forward, never back. */
  setTime(time: Date): void;
  /** @throws where the answer is an error. */
  send(request: DemoRequest): Promise<LightMyRequestResponse>;
  /** What the scheduled jobs of a day do: plans, seals, signed days, months. */
  endDay(): Promise<void>;
  /** What a browser saw when it looked at a website. */
  see(scanId: string, observation: Observation): Promise<void>;
  /** Gives a part of a payment back, as the operator does. */
  refund(transactionId: string, amount: number, note: string): Promise<void>;
}

interface Parts {
  config: Config;
  database: OpenDatabase;
  pdf: PdfRenderer;
  /** Where the story begins. */
  begins: Date;
}

/** A proxy that is trusted says where a visitor is. */
const countryHeader = 'x-demo-country';
const proxy = '127.0.0.1';

type AnyJob = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName];

export async function startDemoServer({ config, database, pdf, begins }: Parts): Promise<DemoServer> {
  let time = begins;
  const clock = (): Date => new Date(time);
  const { db } = database;
  const waiting: AnyJob[] = [];
  const enqueue = async <Name extends JobName>(
    _: unknown,
    name: Name,
    data: JobData[Name],
  ): Promise<void> => {
    waiting.push({ name, data } as AnyJob);
  };
  const settings = {
    ...config,
    trustProxy: [proxy],
    countryHeader,
    limits: unlimited(config.limits),
  };
  const billing = {
    ...(await createBillingPorts({ config: settings, database, enqueue, clock, alert: () => {} })),
    pdf,
  };
  const key = signingKey(billing.secret);
  const app = await buildServer(
    {
      config: settings,
      clock,
      log: createLog('silent'),
      payloadKeys: createPayloadKeys(createPayloadKeyStore(db, config.mode), clock, newId),
      ...findCallers(db, clock),
      ready: async () => true,
      inMaintenance: async () => false,
      isUnavailable: () => false,
      webBuild: '',
    },
    (server) => serveRoutes(server, createRoutePorts(settings, billing), settings),
    { pages: false },
  );
  await app.ready();

  async function work(): Promise<void> {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      if (job.name === 'generate-files') await renderFiles({ db, clock, pdf }, job.data.version_id);
      if (job.name === 'find-newer-texts') await findNewerTexts(billing);
      // Letters stay in the outbox, and nothing else is left to be done by the test provider.
    }
  }

  return {
    now: clock,
    setTime(next) {
      if (next < time) throw new Error('the story goes back in time');
      time = next;
    },
    async send({ method, path, headers = {}, body }) {
      const reply = await app.inject({
        method,
        url: new URL(path, settings.publicUrl).href,
        headers: { 'x-forwarded-for': '192.0.2.7', ...headers },
        remoteAddress: proxy,
        ...(body !== undefined && { payload: body }),
      });
      if (reply.statusCode >= 400) throw new Error(`${method} ${path}: ${reply.statusCode} ${reply.body}`);
      await work();
      return reply;
    },
    async endDay() {
      await renewPlans(billing);
      await rotatePartitions(db, clock(), config.consentMonths);
      await sealLog({ db, clock });
      await signDays({ db, clock }, key, (root) => storeDay(config.dataDir, root));
      await work();
    },
    async see(scanId, observation) {
      const scan = await beginScan(db, scanId);
      if (scan === null) throw new Error('there is no such scan');
      await finishObservation(
        { ...billing, ...away, consentUrl: settings.consentUrl, documentsUrl: config.documentsUrl, key },
        scan,
        observation,
      );
      await work();
    },
    async refund(transactionId, amount, note) {
      const done = await requestRefund(billing, { id: newId(), transactionId, amount, note });
      if (!done.ok) throw new Error(`the refund is refused: ${done.reason}`);
      await work();
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

/** The sites of the story answer nobody. */
const away = {
  loadSite: async (): Promise<LoadResult> => ({ ok: false, reason: 'site-unreachable' }),
};

/** Nobody floods us here; months of calls come within a minute. */
function unlimited(limits: Config['limits']): Config['limits'] {
  const names = Object.keys(limits) as (keyof Config['limits'])[];
  const wide = { points: 1_000_000, seconds: 60 };
  return Object.fromEntries(names.map((name) => [name, wide])) as unknown as Config['limits'];
}
