/** What programs must not do, and what nobody can do to the server through this door. */
import { connect } from 'node:net';
import {
  Client,
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import * as contract from '@clausewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complete } from '../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { listing } from './answer-message.ts';
import { createRelay, isForTools } from './relay-call.ts';
import { type McpWorld, mcpWorld } from './testing/mcp-world.ts';

const database = useTestDatabase({ keep: true });
let world: McpWorld;
beforeAll(async () => {
  world = await mcpWorld(database.db);
});
afterAll(() => world[Symbol.asyncDispose]());

const owner = () => world.world.owner;
const other = () => world.world.other;
const names = listing.map(({ name }) => name);
const call = (name: string, given: unknown = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});

async function post(body: unknown, headers: Record<string, string> = {}, path = '/mcp') {
  const answer = await fetch(`${world.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const withKey = (secret: string) => ({ authorization: `Bearer ${secret}` });
const codeOf = ({ text }: { text: string }) => JSON.parse(text).messages?.[0]?.code;

describe('who comes without a good key', () => {
  test('is told that a key is wanted, and the client of the SDK gives up', async () => {
    for (const headers of [{}, withKey(owner().bearer), withKey(`cwk_${'a'.repeat(43)}`)]) {
      const answer = await post(call('describe_site'), headers);
      expect([answer.status, codeOf(answer)]).toEqual([401, 'not-authenticated']);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
    const client = new Client({ name: 'model', version: '1' });
    await expect(
      client.connect(new StreamableHTTPClientTransport(new URL(`${world.url}/mcp`))),
    ).rejects.toThrow();
  });

  test('as it was revoked, or has expired, is nobody', async () => {
    const secret = await world.key(owner());
    await using model = await world.model(secret);
    const { data } = await world.call(owner(), 'GET', '/customer/api-keys');
    await world.call(owner(), 'DELETE', `/customer/api-keys/${data.keys[0].id}`);
    await expect(model.use('describe_site')).rejects.toThrow();
    const late = await world.key(owner(), { days: 30 });
    await database.db
      .updateTable('api_keys')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await post(call('describe_site'), withKey(late))).status).toBe(401);
  });

  test('in the address is refused before anything else, and is not logged', async () => {
    const secret = await world.key(owner());
    const answer = await post(call('describe_site'), {}, `/mcp?key=${secret}`);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'key-in-address']);
    expect(world.world.logged()).not.toContain(secret);
  });
});

describe('what a key is not for', () => {
  test('is refused by its scope', async () => {
    const site = await world.website(owner(), 'scope.example');
    await using reader = await world.model(await world.key(owner(), { scopes: ['read'] }));
    const type = 'DISCLAIMER';
    for (const [tool, given] of [
      ['scan', { address: 'https://scope.example' }],
      ['answer', { document: owner().finished['agreement_id'], answers: { owner: 'Anna' } }],
    ] as const) {
      expect(await reader.use(tool, given)).toMatchObject({ refused: true, json: { error: 'key-scope' } });
    }
    await world.look(owner(), site);
    expect((await reader.use('propose_banner', { site })).json).toMatchObject({ error: 'key-scope' });
    await using scanner = await world.model(await world.key(owner(), { scopes: ['scan'] }));
    for (const tool of ['list_findings', 'get_consent_figures', 'request_publish'])
      expect((await scanner.use(tool, { site })).json).toMatchObject({ error: 'key-scope' });
    for (const given of [{ type, site }, { type }])
      expect((await scanner.use('list_open_questions', given)).json).toMatchObject({ error: 'key-scope' });
  });

  test('is refused by its websites, and its own are shown', async () => {
    const [mine, third] = [
      await world.website(owner(), 'mine.example'),
      await world.website(owner(), 'third.example'),
    ];
    await using model = await world.model(await world.key(owner(), { websites: [mine] }));
    expect((await model.use('describe_site')).json['sites']).toMatchObject([
      { id: mine, name: 'mine.example' },
    ]);
    expect((await model.use('describe_site', { site: 'mine.example' })).json).toMatchObject({
      site: { id: mine },
    });
    expect((await model.use('describe_site', { site: third })).json).toMatchObject({ error: 'key-website' });
    expect((await model.use('describe_site', { site: 'third.example' })).json).toMatchObject({
      error: 'not-found',
    });
    expect((await model.use('scan', { address: 'https://mine.example' })).json).toMatchObject({
      error: 'key-website',
    });
    const document = owner().finished['agreement_id'] as string;
    for (const tool of ['get_document', 'list_promises', 'request_publish', 'compare_versions', 'preview'])
      expect([tool, (await model.use(tool, { document })).json['error']]).toEqual([tool, 'key-website']);
  });
});

test('no tool reads or changes anything of another account', async () => {
  const site = await world.website(other(), 'foreign.example');
  await world.look(other(), site);
  const document = other().finished['agreement_id'] as string;
  const key = await world.key(owner());
  const before = await counted();
  await using model = await world.model(key);
  const asks: Record<string, Record<string, unknown>[]> = {
    describe_site: [{ site }, { site: 'foreign.example' }],
    // Anybody may have a public website looked at; the look is the asker's.
    scan: [],
    list_findings: [{ site }],
    list_open_questions: [{ document }, { site, type: 'DISCLAIMER' }],
    answer: [
      { document, answers: { owner: 'Eve' } },
      { site, type: 'DISCLAIMER', answers: {} },
    ],
    preview: [{ document }, { document, answers: { owner: 'Eve' } }, { site, type: 'DISCLAIMER' }],
    get_document: [{ document }],
    list_promises: [{ document }],
    propose_banner: [{ site }],
    compare_versions: [{ document }, { document, from: 1, to: 1 }, { site }],
    get_consent_figures: [{ site }],
    request_publish: [{ document }, { site }],
  };
  expect(Object.keys(asks)).toEqual(names);
  for (const [tool, all] of Object.entries(asks)) {
    for (const given of all) {
      const { refused, json } = await model.use(tool, given);
      expect([tool, given, refused]).toEqual([tool, given, true]);
      expect(['not-found', 'other-account']).toContain(json['error']);
      expect(JSON.stringify(json)).not.toContain('Muster');
    }
  }
  expect(await counted()).toEqual(before);
});

/** Whatever visitors see, whatever is paid, and whatever can be lost. */
async function counted(): Promise<Record<string, number>> {
  const tables = [
    'served_versions',
    'banner_versions',
    'transactions',
    'sales',
    'agreements',
    'consents',
    'websites',
  ] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      database.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Object.fromEntries(tables.map((table, at) => [table, Number(counts[at]?.count)]));
}

describe('publishing, paying and deleting', () => {
  test('are no calls that a tool could make, whatever its key', async () => {
    const calls = Object.values<unknown>(contract).filter(
      (one): one is contract.Call =>
        typeof one === 'object' && one !== null && 'path' in one && 'method' in one,
    );
    const allowed = calls.filter(isForTools).map(({ method, path }) => `${method} ${path}`);
    expect(allowed.length).toBeGreaterThan(20);
    for (const one of allowed)
      expect(one).not.toMatch(
        /publish|transaction|delete|restore|active-toggle|POST \/agreement\/update\/:id$|subscription\/(cancel|resume)/,
      );
    const relay = createRelay({} as never);
    for (const one of [
      contract.publishBanner,
      contract.updateAgreement,
      contract.deleteAgreement,
      contract.newTransaction,
    ])
      await expect(relay(one as contract.Call)).rejects.toThrow('waits for the press of a person');
  });

  test('happen through no tool, even with a key that may publish', async () => {
    const site = await world.website(owner(), 'press.example');
    await world.look(owner(), site);
    const key = await world.key(owner(), { scopes: ['read', 'write', 'publish', 'scan'] });
    await using model = await world.model(key);
    const document = owner().finished['agreement_id'] as string;
    const { served_versions, banner_versions, transactions, sales } = await counted();
    expect((await model.use('propose_banner', { site })).json).toMatchObject({ made: true });
    expect(
      (await model.use('answer', { document, answers: { ...complete, owner: 'Neu GmbH' } })).json,
    ).toMatchObject({
      kept: true,
      status: 'unfinished',
    });
    // Again, as a publishing key might by the API.
    await model.use('answer', { document, answers: { ...complete, owner: 'Neu GmbH' } });
    for (const given of [{ site }, { document }])
      expect((await model.use('request_publish', given)).json).toMatchObject({ published: false });
    expect(await counted()).toMatchObject({ served_versions, banner_versions, transactions, sales });
  });
});

describe('hostile arguments', () => {
  const texts = [
    '../../customer/info',
    '..',
    '%2e%2e',
    'a\u0000b',
    "' or 1=1 --",
    '<script>',
    'x'.repeat(5000),
    '',
    '\ud800',
  ];
  const odd: unknown[] = [null, 1, [], {}, true, [[[[]]]], { toString: 1 }];

  test('are refused by every tool with a code, and nothing breaks', async () => {
    for (const { name, inputSchema } of listing) {
      const fields = Object.keys(inputSchema['properties'] as object);
      for (const value of [...texts, ...odd]) {
        const secret = await world.key(owner());
        const given = Object.fromEntries(fields.map((field) => [field, value]));
        const answer = await post(call(name, given), withKey(secret));
        await database.db.deleteFrom('api_keys').where('hint', '=', secret.slice(-4)).execute();
        expect([name, value, [200, 400].includes(answer.status)]).toEqual([name, value, true]);
        const { result, error } = JSON.parse(answer.text);
        const isRefused = result?.isError ?? error !== undefined;
        // What is no address is found out by the scan.
        expect([name, value, isRefused || name === 'scan']).toEqual([name, value, true]);
      }
    }
    expect(world.world.logged()).not.toContain('"status":500');
  });

  test('of more than a questionnaire goes through are refused before it does', async () => {
    await using model = await world.model(await world.key(owner()));
    const many = Array.from({ length: 20_000 }, (_, at) => `a${at}`);
    const answers = { purposes: { added: many, removed: many.map((one) => `${one}b`) } };
    expect(await model.use('list_open_questions', { type: 'PRIVACY_POLICY', answers })).toMatchObject({
      refused: true,
      json: { error: 'invalid', fields: [{ field: 'answers', code: 'not-allowed' }] },
    });
  });

  test('of names that no tool has are named', async () => {
    await using model = await world.model(await world.key(owner()));
    expect(await model.use('describe_site', { site: 'a.example', publish: true })).toMatchObject({
      refused: true,
      json: { error: 'invalid', fields: [{ field: 'publish', code: 'unknown-field' }] },
    });
    await expect(model.use('delete_everything')).rejects.toThrow('unknown tool');
  });
});

describe('messages that are none', () => {
  test('are refused with a status', async () => {
    const key = withKey(await world.key(owner()));
    const statuses = async (bodies: unknown[]) =>
      Promise.all(bodies.map(async (body) => (await post(body, key)).status));
    expect(await statuses(['', '{', '[]', '1', 'null', [call('scan'), call('scan')]])).toEqual(
      Array(6).fill(400),
    );
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'nothing' }, key)).text).toContain('-32601');
    const large = await post(call('answer', { answers: { text: 'x'.repeat(2_000_000) } }), key);
    expect([large.status, codeOf(large)]).toEqual([413, 'body-too-large']);
    expect((await post(call('scan'), { ...key, 'content-type': 'text/plain' })).status).toBe(415);
    const foreign = await post(call('scan'), { ...key, origin: 'https://evil.example' });
    expect([foreign.status, codeOf(foreign)]).toEqual([400, 'foreign-origin']);
  });

  test('that would be answered for ever are not', async () => {
    const headers = { accept: 'text/event-stream', ...withKey(await world.key(owner())) };
    for (const method of ['GET', 'DELETE']) {
      const answer = await fetch(`${world.url}/mcp`, { method, headers });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const listen = {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: {
        notifications: { toolsListChanged: true },
        _meta: {
          [PROTOCOL_VERSION_META_KEY]: '2026-07-28',
          [CLIENT_INFO_META_KEY]: { name: 'model', version: '1' },
          [CLIENT_CAPABILITIES_META_KEY]: {},
        },
      },
    };
    const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    const answer = await post(listen, {
      ...headers,
      ...modern,
      accept: 'application/json, text/event-stream',
    });
    expect(answer.text).toContain('Subscription limit reached');
  });
});

test('programs that hang keep nobody else waiting', async () => {
  const secret = await world.key(owner());
  const { port } = new URL(world.url);
  const head = `POST /mcp HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${secret}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`;
  const hanging = Array.from({ length: 150 }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(head);
    return socket;
  });
  await using model = await world.model(secret);
  const gone = new AbortController();
  const left = fetch(`${world.url}/mcp`, {
    method: 'POST',
    signal: gone.signal,
    body: JSON.stringify(call('describe_site')),
    headers: {
      ...withKey(secret),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  });
  gone.abort();
  await expect(left).rejects.toThrow();
  expect((await model.use('describe_site')).refused).toBe(false);
  for (const socket of hanging) socket.destroy();
});
