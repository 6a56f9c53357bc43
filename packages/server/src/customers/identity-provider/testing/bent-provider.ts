/** A provider that says and signs whatever a test wants, as the owner of an organisation could run one. */
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

export interface Bends {
  /** What it says of itself; a text is sent as it is. */
  discovery: (told: Claims) => Claims | string;
  claims: (told: Claims) => Claims;
  header: Claims;
  signedBy: 'own' | 'other' | 'client-secret' | 'nobody';
  /** Of the request for tokens; null: it answers as it should. */
  token: { status: number; body: string; headers?: Record<string, string> } | null;
  userinfo: Claims;
}

export interface BentProvider extends AsyncDisposable {
  issuer: string;
  bends: Bends;
  asked: readonly string[];
  /** What a browser that was sent there comes back with. */
  comeBack(url: string): string;
}

const part = (content: Claims) => Buffer.from(JSON.stringify(content)).toString('base64url');

export async function bentProvider(clientSecret: string): Promise<BentProvider> {
  const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  if (own === undefined || other === undefined) throw new Error('no keys');
  const bends: Bends = {
    discovery: (told) => told,
    claims: (told) => told,
    header: { alg: 'RS256', kid: 'k' },
    signedBy: 'own',
    token: null,
    userinfo: {},
  };
  const asked: string[] = [];
  let nonce = '';
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const reply = (body: string, status = 200, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    };
    const { url } = request;
    if (url === '/.well-known/openid-configuration') {
      const told = bends.discovery(metadata(issuer));
      reply(typeof told === 'string' ? told : JSON.stringify(told));
    } else if (url === '/jwks') {
      const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' };
      reply(JSON.stringify({ keys: [key] }));
    } else if (url === '/userinfo') reply(JSON.stringify(bends.userinfo));
    else if (url !== '/token') reply('{}', 404);
    else if (bends.token !== null) reply(bends.token.body, bends.token.status, bends.token.headers);
    else {
      const claims = bends.claims(usual(issuer, nonce));
      const keys = { own: own.privateKey, other: other.privateKey, clientSecret };
      const idToken = signed(claims, bends, keys);
      const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken };
      reply(JSON.stringify(tokens));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    bends,
    asked,
    comeBack: (url) => {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      const state = searchParams.get('state') ?? '';
      return new URLSearchParams({ code: 'c', state, iss: issuer }).toString();
    },
    [Symbol.asyncDispose]: () => close(server),
  };
}

function metadata(issuer: string): Claims {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
  };
}

function usual(issuer: string, nonce: string): Claims {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 300 };
  return { iss: issuer, aud: 'clausewright', sub: 'somebody', nonce, email_verified: true, ...times };
}

function signed(
  claims: Claims,
  { header, signedBy }: Bends,
  { own, other, clientSecret }: { own: KeyObject; other: KeyObject; clientSecret: string },
): string {
  const text = `${part(header)}.${part(claims)}`;
  if (signedBy === 'nobody') return `${text}.`;
  if (signedBy === 'client-secret') {
    return `${text}.${createHmac('sha256', clientSecret).update(text).digest('base64url')}`;
  }
  const key = signedBy === 'own' ? own : other;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
