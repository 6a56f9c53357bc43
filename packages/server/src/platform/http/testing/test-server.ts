import { Writable } from 'node:stream';
import { defineCall, seal } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { loadConfig, type Config } from '../../config/config.ts';
import { fakeClock, type FakeClock } from '../../../testing/fake-clock.ts';
import { buildServer } from '../build-server.ts';
import type { Outcome } from '../envelope.ts';
import { createLog } from '../log.ts';
import {
  createPayloadKeys,
  type PayloadKeys,
  type PayloadKeyStore,
  type StoredKey,
} from '../payload-keys.ts';
import type { ServerPorts } from '../ports.ts';
import { serveCall } from '../route.ts';

/** A call that only tests know: its use case answers what the test wants. */
export const probeCall = defineCall({
  id: 'probe',
  method: 'POST',
  path: '/probe/:id',
  summary: 'Answers what it is told.',
  limit: 'new',
  members: { right: null, of: 'nothing' },
  activity: { none: 'a test' },
  params: z.strictObject({ id: z.string().check(z.maxLength(40)) }),
  body: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(20)),
    kind: z.enum(['a', 'b']),
    rows: z.optional(z.array(z.strictObject({ name: z.string() })).check(z.maxLength(2))),
  }),
  result: z.object({ echo: z.string() }),
});
export const goodBody = { text: 'hello', kind: 'a' };

export function memoryKeyStore(): PayloadKeyStore & { keys: StoredKey[] } {
  const keys: StoredKey[] = [];
  return {
    keys,
    async list() {
      return structuredClone(keys);
    },
    async add(key, createdAt) {
      const stored = { ...key, createdAt, retiredAt: null };
      keys.unshift(stored);
      return stored;
    },
    async retireCurrent(now) {
      for (const key of keys) key.retiredAt ??= now;
    },
    async removeRetired(before) {
      keys.splice(
        0,
        keys.length,
        ...keys.filter(({ retiredAt }) => retiredAt === null || retiredAt >= before),
      );
    },
  };
}

/** One pair for all servers of a worker process: making RSA-3072 keys takes its time. */
const sharedKeys = memoryKeyStore();

export interface TestServer extends AsyncDisposable {
  app: FastifyInstance;
  clock: FakeClock;
  keys: PayloadKeys;
  /** Everything logged so far. */
  logged(): string;
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  postSealed(body: unknown, change?: (data: Record<string, string>) => void): Promise<Answer>;
}
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  json: Record<string, unknown>;
}

export interface TestOptions extends Partial<Omit<ServerPorts, 'config'>> {
  config?: Partial<Config>;
  outcome?: (text: string) => Promise<Outcome<{ echo: string }>>;
  addRoutes?: (app: FastifyInstance) => void;
}

/** The real server around the probe call; `await using` closes it. */
export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const { config, outcome, addRoutes, ...ports } = options;
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const clock = fakeClock();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const keys = createPayloadKeys(sharedKeys, clock, () => crypto.randomUUID());
  const answer = outcome ?? (async (text: string) => ({ ok: true as const, value: { echo: text } }));
  const app = await buildServer(
    {
      config: { ...loaded.config, ...config },
      clock,
      log: createLog('trace', sink),
      payloadKeys: keys,
      findSession: async () => null,
      keyBelongsTo: async () => false,
      findMembership: async () => null,
      duringCall: (_call, _caller, work) => work(),
      ready: async () => true,
      inMaintenance: async () => false,
      isUnavailable: () => false,
      webBuild: '/nowhere',
      ...ports,
    },
    (server) => {
      serveCall(server, probeCall, ({ body }) => answer(body.text));
      addRoutes?.(server);
    },
  );
  await app.ready();

  async function inject(payload: string | Buffer, headers: Record<string, string>): Promise<Answer> {
    const reply = await app.inject({ method: 'POST', url: '/api/v1/probe/1', headers, payload });
    return { status: reply.statusCode, headers: reply.headers, json: parsed(reply.body) };
  }

  return {
    app,
    clock,
    keys,
    logged: () => lines.join(''),
    post: (body, headers = {}) => {
      const raw = typeof body === 'string' || body instanceof Buffer;
      return inject(raw ? body : JSON.stringify(body), { 'content-type': 'application/json', ...headers });
    },
    postSealed: async (body, change = () => {}) => {
      const sealed = { ...(await seal(await keys.current(), body)) };
      change(sealed);
      const data = new URLSearchParams({ data: JSON.stringify(sealed) }).toString();
      return inject(data, { 'content-type': 'application/x-www-form-urlencoded' });
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

function parsed(body: string): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>;
}
