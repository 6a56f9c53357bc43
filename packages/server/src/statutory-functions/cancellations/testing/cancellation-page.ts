import type { BillingPorts } from '../../../billing/ports.ts';
import {
  planWorld,
  type PlanWorld,
  type Subscriber,
} from '../../../billing/subscriptions/testing/plan-world.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../platform/http/testing/wide-limits.ts';
import { serveCancellationPages } from '../page-routes.ts';
import { processCancellation } from '../process-cancellation.ts';

export const typed = {
  kind: 'ordinary',
  reason: '',
  name: 'Ada Lovelace',
  contract: 'https://www.shop.example/',
  account: 'ada@mail.example',
  email: '',
  end: '',
};

export interface Page {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  /** Of the form that declares. */
  key: string;
}

type Fields = Readonly<Record<string, string>>;

export interface CancellationPage extends AsyncDisposable {
  world: PlanWorld;
  ports: BillingPorts;
  /** Somebody whose plan for shop.example runs. */
  planner(plan?: string): Promise<Subscriber & { subscriptionId: string }>;
  get(path?: string, headers?: Record<string, string>): Promise<Page>;
  send(fields: Fields, path?: string, headers?: Record<string, string>): Promise<Page>;
  /** As a consumer does it, and then the job. */
  cancel(given?: Partial<typeof typed>, path?: string): Promise<Page>;
  work(): Promise<void>;
  letters(): Promise<{ message: string; recipient: string; language: string; text: string }[]>;
  logged(): string;
}

/** The page on which plans are cancelled, over HTTP on a test database; its jobs run when the test calls them. */
export async function cancellationPage(
  db: Database,
  { limits = wideLimits() }: { limits?: Config['limits'] } = {},
): Promise<CancellationPage> {
  const world = await planWorld(db);
  const waiting: string[] = [];
  const ports: BillingPorts = {
    ...world.ports,
    operator: {
      ...world.ports.operator,
      email: 'help@service.example',
      address: 'Kaiserstraße 5\n80331 München',
    },
    enqueue: async (_, name, data) => {
      if (name === 'settle-cancellation' && 'notice_id' in data) waiting.push(data.notice_id);
    },
  };
  const server = await testServer({
    config: { limits },
    addRoutes: (app) => serveCancellationPages(app, ports),
  });
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    given: { headers: Record<string, string>; payload?: string },
  ) => {
    const reply = await server.app.inject({ method, url: `/cancel-plan${path}`, ...given });
    const [, key = ''] = /name="key" value="([\w-]*)"/.exec(reply.body) ?? [];
    return { status: reply.statusCode, body: reply.body, headers: reply.headers, key };
  };
  const send: CancellationPage['send'] = (fields, path = '/en', headers = {}) =>
    ask('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ ...fields }).toString(),
    });
  const work = async (): Promise<void> => {
    for (const id of waiting.splice(0)) await processCancellation(ports, id);
  };
  return {
    world,
    ports,
    get: (path = '', headers = {}) => ask('GET', path, { headers }),
    send,
    work,
    async planner(plan = 'yearly') {
      const one = await world.subscriber();
      await one.buy(await one.consent('shop.example'), plan, await one.card('pm_good'));
      const rows = db.selectFrom('subscriptions').select('id').where('customer_id', '=', one.id);
      return { ...one, subscriptionId: (await rows.executeTakeFirstOrThrow()).id };
    },
    async cancel(given = {}, path = '/en') {
      const { key } = await ask('GET', path, { headers: {} });
      const page = await send({ ...typed, ...given, step: 'confirm', key }, path);
      await work();
      return page;
    },
    letters: () =>
      db
        .selectFrom('outbox')
        .select(['message', 'recipient', 'language', 'text'])
        .where('message', 'like', 'cancellation-%')
        .orderBy('event_key')
        .execute(),
    logged: () => server.logged(),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}
