/** The product as an operator runs it, with an owner, a hosted document and a banner, and what its callers send. */
import { randomInt, randomUUID } from 'node:crypto';
import { agreementTokenHeader } from '@clausewright/contract/headers';
import { startServer } from '../e2e/support/running-server.ts';
import { frenchService } from '../packages/server/src/documents/agreements/testing/french-service.ts';
import { someEvent } from '../packages/server/src/consent/consent-log/testing/some-events.ts';
import { makeOwner, type Owner } from '../packages/server/src/testing/owner-over-http.ts';
import { buildAnswerRequest } from './answers/answer-request.ts';

export const kinds = ['preview', 'save', 'list', 'read', 'hosted page', 'answer'] as const;
export type Kind = (typeof kinds)[number];

export interface LoadedProduct extends AsyncDisposable {
  /** Where what is asked, and the next request of it. */
  of: Readonly<Record<Kind, { port: number; next: () => string }>>;
  /** Of its processes. */
  pids: readonly number[];
}

/** Nobody runs out of allowance but by the address that a proxy names, and there each caller has one of his own. */
const plenty = Object.fromEntries(
  ['PREVIEW', 'NEW', 'ACCOUNT', 'ANSWER', 'ANSWER_SITE', 'REGISTER'].map((name) => [
    `LIMIT_${name}`,
    '1000000/60',
  ]),
);

/** `databaseUrl`: of PostgreSQL, where answers have a process of their own; without it one process does everything. */
export async function startLoadedProduct(databaseUrl?: string): Promise<LoadedProduct> {
  const environment = {
    ...plenty,
    TRUST_PROXY: '127.0.0.1',
    SECRET_KEY: 'a secret that is only for this measurement, of sufficient length',
    LOG_LEVEL: 'error',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const main = await startServer(environment);
  const owner = await makeOwner(main.origin);
  const consent = databaseUrl === undefined ? main : await startServer({ ...environment, ROLE: 'consent' });
  const ports = { main: portOf(main.origin), consent: portOf(consent.origin) };
  const next = await requests(main.origin, owner);
  return {
    of: {
      preview: { port: ports.main, next: next.preview },
      save: { port: ports.main, next: next.save },
      list: { port: ports.main, next: next.list },
      read: { port: ports.main, next: next.read },
      'hosted page': { port: ports.main, next: next['hosted page'] },
      answer: { port: ports.consent, next: next.answer },
    },
    pids: [...new Set([main, consent])].map(({ process }) => process.pid ?? 0),
    async [Symbol.asyncDispose]() {
      for (const server of new Set([consent, main])) await server[Symbol.asyncDispose]();
    },
  };
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

async function requests(origin: string, owner: Owner): Promise<Record<Kind, () => string>> {
  const answers = { ...frenchService, document_languages: ['fr'] };
  const wizard = { type: 'PRIVACY_POLICY', answers };
  const { email, password } = owner;
  const { token } = await called<{ token: string }>(origin, '/customer/login', { email, password });
  const saved = await called<{ agreement_id: string; access_token: string }>(origin, '/agreement/new', {
    request_id: randomUUID(),
    ...wizard,
  });
  const script = await (await fetch(`${origin}/c/${owner.site}.js`)).text();
  const snapshot = /snapshot"?:"([\da-f]{32})"/u.exec(script)?.[1] ?? '';
  const preview = JSON.stringify({ ...wizard, language: 'fr' });
  return {
    preview: () => post('/agreement/preview', preview),
    save: () => post('/agreement/new', JSON.stringify({ request_id: randomUUID(), ...wizard })),
    list: () => get('/api/v1/customer/agreements/all', `authorization: Bearer ${token}\r\n`),
    read: () =>
      get(
        `/api/v1/agreement/details/${saved.agreement_id}`,
        `${agreementTokenHeader}: ${saved.access_token}\r\n`,
      ),
    'hosted page': () => get(owner.livePage),
    answer: () => {
      const event = someEvent(owner.site, new Date(), { snapshot, granted: 2, offered: 2 });
      return buildAnswerRequest(event, { from: someAddress(), domain: 'kiln.example' });
    },
  };
}

async function called<Data>(origin: string, path: string, body: object): Promise<Data> {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as { success: boolean; data?: Data } & Data;
  if (!answer.success) throw new Error(`${path}: ${reply.status}`);
  return answer.data ?? answer;
}

function get(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${someAddress()}\r\n${headers}\r\n`;
}

function post(path: string, body: string): string {
  return `POST /api/v1${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${someAddress()}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${Buffer.from(body).toString('latin1')}`;
}

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
