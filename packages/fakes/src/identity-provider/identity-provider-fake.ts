/**
 * A provider of log-ins as an organisation has one: `oidc-provider`, which is certified, on a local port. Whoever comes
 * says who he is on a page of its own; there are no passwords.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';

/** What it says of somebody. */
export interface Claims {
  email?: string;
  email_verified?: boolean;
}

export interface IdentityProviderFake extends AsyncDisposable {
  issuer: string;
  /** By subject; of others it says that their subject is their verified address. */
  people: Map<string, Claims>;
  /** Milliseconds before each answer; it can be down as well. */
  mode: { delay: number; down: boolean };
  /** Paths that were asked, in their order. */
  asked: readonly string[];
  register(client: { id: string; secret: string; redirectUri: string }): void;
  /** Signs with another key from now on. */
  changeKeys(): void;
}

export async function startIdentityProviderFake({
  port = 0,
}: { port?: number } = {}): Promise<IdentityProviderFake> {
  const people = new Map<string, Claims>();
  const mode = { delay: 0, down: false };
  const asked: string[] = [];
  const clients: ClientMetadata[] = [];
  let keys = newKeys();
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    asked.push(request.url?.split('?')[0] ?? '');
    if (mode.down) {
      request.destroy();
      return;
    }
    setTimeout(() => {
      answer(request, response).catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
    }, mode.delay);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    provider ??= build({ issuer, people, clients, keys });
    if (!request.url?.startsWith('/interaction/')) {
      await provider.callback()(request, response);
    } else if (request.method === 'POST') {
      const accountId = (await readForm(request)).get('login') ?? '';
      await provider.interactionFinished(request, response, { login: { accountId } });
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page(request.url));
    }
  };

  return {
    issuer,
    people,
    mode,
    asked,
    register: ({ id, secret, redirectUri }) => {
      clients.push({ client_id: id, client_secret: secret, redirect_uris: [redirectUri] });
      provider = null;
    },
    changeKeys: () => {
      keys = newKeys();
      provider = null;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Given {
  issuer: string;
  people: ReadonlyMap<string, Claims>;
  clients: ClientMetadata[];
  keys: Configuration['jwks'];
}

function build({ issuer, people, clients, keys }: Given): Provider {
  return new Provider(issuer, {
    clients,
    ...(keys && { jwks: keys }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['of the fake'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Session: 1, Grant: 600, AccessToken: 600, IdToken: 600, Interaction: 600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...(people.get(accountId) ?? verified(accountId)) }),
    }),
    // Nobody is asked whether the service may know the address: the organisation has decided that.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const ids = { clientId: client.clientId, accountId: session.accountId };
      const grant = new oidc.provider.Grant(ids);
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
}

function verified(email: string): Claims {
  return { email, email_verified: true };
}

function newKeys(): NonNullable<Configuration['jwks']> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return { keys: [{ ...jwk, kty: 'RSA', use: 'sig', alg: 'RS256' }] };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

function page(action: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Log-in of the company</title>
<h1>Log-in of the company</h1>
<form method="post" action="${action}"><label>Who are you? <input name="login" required></label> <button>Log in</button></form></html>`;
}
