import { brotliCompressSync } from 'node:zlib';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { KeyScope, ScanResult } from '@clausewright/contract';
import { beginScan, finishScan, insertScan } from '../../scans/scan-store.ts';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Owner, password, routeWorld, type World } from '../../platform/http/testing/route-world.ts';
import { ensureWebsite } from '../../websites/website-store.ts';

/** What a tool answered: the JSON of its text, and whether it is a refusal. */
export interface Told {
  refused: boolean;
  json: Json;
}
export interface Model extends AsyncDisposable {
  client: Client;
  use(tool: string, given?: Record<string, unknown>): Promise<Told>;
}

export interface McpWorld extends AsyncDisposable {
  world: World;
  /** Of the server that listens. */
  url: string;
  key(
    who: Owner,
    given?: { scopes?: KeyScope[]; websites?: string[] | null; days?: number | null },
  ): Promise<string>;
  model(secret: string, era?: 'legacy' | 'modern'): Promise<Model>;
  /** As a person would, with a session. */
  call(who: Owner, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Json>;
  website(who: Owner, name: string): Promise<string>;
  /** A look at a website that is done. */
  look(who: Owner, website: string): Promise<string>;
}

/** The whole product behind a port, and programs that talk to it as those of others do. */
export async function mcpWorld(db: Database): Promise<McpWorld> {
  const world = await routeWorld(db);
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const call: McpWorld['call'] = async ({ bearer }, method, path, body) => {
    const reply = await world.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${bearer}` },
      ...(body !== undefined && { payload: body }),
    });
    return reply.json<Json>();
  };
  return {
    world,
    url: address,
    call,
    key: async (who, { scopes = ['read', 'write', 'scan'], websites = null, days = 30 } = {}) => {
      const wanted = { name: 'Agent', scopes, websites, days, password };
      return (await call(who, 'POST', '/customer/api-keys', wanted))['data'].secret as string;
    },
    model: (secret, era = 'legacy') => connect(address, secret, era),
    website: ({ id }, name) =>
      db
        .transaction()
        .execute((trx) => ensureWebsite(trx, id, { kind: 'website', name, now: world.ports.clock() })),
    look: (who, website) => insertLook(db, { ownerId: who.id, websiteId: website, now: world.ports.clock() }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

async function connect(address: string, secret: string, era: 'legacy' | 'modern'): Promise<Model> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : 'legacy';
  const client = new Client({ name: 'model', version: '1' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }));
  return {
    client,
    use: async (tool, given = {}) => {
      const result = await client.callTool({ name: tool, arguments: given });
      const [content] = result.content as { text: string }[];
      return { refused: result.isError === true, json: JSON.parse(content?.text ?? '{}') as Json };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

async function insertLook(
  db: Database,
  { ownerId, websiteId, now }: { ownerId: string; websiteId: string; now: Date },
): Promise<string> {
  const id = newId();
  const expiresAt = new Date('2099-01-01');
  const address = 'https://shop.example/';
  await db
    .transaction()
    .execute((trx) => insertScan(trx, { id, ownerId, websiteId, address, now, expiresAt }));
  await beginScan(db, id);
  const observation = new Uint8Array(brotliCompressSync(JSON.stringify(observed)));
  await finishScan(db, id, { result: seen, observation }, now);
  return id;
}

const sighting: ScanResult['findings'][number]['evidence'][number] = {
  pass: 'unanswered',
  page: 'https://shop.example/',
  kind: 'request',
  what: 'https://www.google-analytics.com/g/collect',
  after: 900,
  by: { kind: 'script', url: 'https://shop.example/app.js', line: 3 },
};
const seen: ScanResult = {
  browser: 'Chrome',
  pages: [{ url: 'https://shop.example/', title: 'Shop', language: 'en', limits: [] }],
  passes: [{ name: 'unanswered', answered: null }],
  limits: [],
  services: [
    {
      id: 'google-analytics',
      known: true,
      name: 'Google Analytics',
      type: 'ANALYTICS',
      hosts: ['www.google-analytics.com'],
      passes: ['unanswered'],
      pages: ['https://shop.example/'],
      requests: 1,
      cookies: [{ name: '_ga', days: 400 }],
      storage: [],
      evidence: [sighting],
    },
  ],
  own: [],
  forms: [],
  findings: [
    {
      code: 'before-answer',
      severity: 'error',
      subject: 'Google Analytics',
      vendor: 'google-analytics',
      type: 'ANALYTICS',
      evidence: [sighting],
      count: 1,
    },
  ],
};

/** What suggestions are made of; a page that says nothing of itself. */
const observed = {
  address: 'https://shop.example/',
  startedAt: '2026-11-29T12:00:00.000Z',
  browser: 'Chrome',
  sandboxed: true,
  limits: [],
  passes: [
    {
      name: 'unanswered',
      answered: null,
      answeredAfter: null,
      pages: [],
      requests: [],
      cookies: [],
      storage: [],
      unexplainedHosts: [],
      refusedHosts: [],
    },
  ],
};
