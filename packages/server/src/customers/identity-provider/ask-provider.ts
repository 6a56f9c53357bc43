import { hkdfSync } from 'node:crypto';
import { limits, type RefusalReason } from '@clausewright/contract';
import type { Configuration } from 'openid-client';
import type { Refused } from '../../platform/http/envelope.ts';
import { outsideAddress } from '../../platform/network/outside-address.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { type ProviderPorts, redirectUri } from './ports.ts';

/** It takes a while to load, and few log in by a provider. */
const library = () => import('openid-client');

/** What an owner entered. */
export interface Client {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Whom a provider says that it knows. */
export interface Identity {
  subject: string;
  /** Null: none that the provider calls verified. */
  email: string | null;
}

type Asking = Pick<ProviderPorts, 'siteNetworks' | 'providerTimeout'>;
type Found = { ok: true; config: Configuration; reasonOf: (error: unknown) => RefusalReason } | Refused;

/**
 * What a provider says of itself, asked anew each time: so its keys may change at any moment. What it answers later is
 * asked for in the same conversation, within the same bound of time.
 */
export async function findProviderAt(
  { siteNetworks, providerTimeout = 10_000 }: Asking,
  { issuer, clientId, clientSecret }: Client,
): Promise<Found> {
  const url = outsideAddress(issuer, siteNetworks);
  if (url === null || url.search !== '') return { ok: false, reason: 'provider-address' };
  const oidc = await library();
  const { fetch, fault } = guardedFetch(siteNetworks, providerTimeout);
  const mayBePlain = siteNetworks.length > 0;
  try {
    const found = await oidc.discovery(url, clientId, undefined, oidc.None(), {
      [oidc.customFetch]: fetch,
      ...(mayBePlain && { execute: [oidc.allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    if (!isFit(metadata, siteNetworks)) return { ok: false, reason: 'provider-unfit' };
    // What the standard takes for granted where a provider says nothing.
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const proof = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    const config = new oidc.Configuration(metadata, clientId, clientSecret, proof(clientSecret));
    config[oidc.customFetch] = fetch;
    if (mayBePlain) oidc.allowInsecureRequests(config);
    // The signature counts, not only who answered.
    oidc.enableNonRepudiationChecks(config);
    return { ok: true, config, reasonOf: (error) => fault() ?? reasonOfAnswer(error) };
  } catch (error) {
    return { ok: false, reason: fault() ?? reasonOfDiscovery(error) };
  }
}

/** Where a browser logs in. */
export async function departureUrl(
  ports: Asking & Pick<ProviderPorts, 'publicUrl' | 'secret'>,
  { client, organisationId, state }: { client: Client; organisationId: string; state: string },
): Promise<{ ok: true; url: string } | Refused> {
  const found = await findProviderAt(ports, client);
  if (!found.ok) return found;
  const oidc = await library();
  const { nonce, verifier } = hidden(ports.secret, state);
  const url = oidc.buildAuthorizationUrl(found.config, {
    redirect_uri: redirectUri(ports, organisationId),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { ok: true, url: url.href };
}

/** Who came back with an answer, if all of it holds. */
export async function identify(
  ports: Asking & Pick<ProviderPorts, 'publicUrl' | 'secret'>,
  given: { client: Client; organisationId: string; state: string; answer: string },
): Promise<({ ok: true } & Identity) | Refused> {
  const { client, organisationId, state, answer } = given;
  const found = await findProviderAt(ports, client);
  if (!found.ok) return found;
  const oidc = await library();
  const { nonce, verifier } = hidden(ports.secret, state);
  const address = new URL(redirectUri(ports, organisationId));
  address.search = answer;
  try {
    const tokens = await oidc.authorizationCodeGrant(found.config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) return { ok: false, reason: 'provider-answer-wrong' };
    const { sub: subject } = claims;
    // As OpenID Connect has it: nothing that a database stores otherwise, or refuses.
    if (!/^[\x20-\x7e]{1,255}$/.test(subject)) return { ok: false, reason: 'provider-answer-wrong' };
    const hasMore = found.config.serverMetadata().userinfo_endpoint !== undefined;
    // Many providers tell the address there alone.
    const told =
      claims['email'] === undefined && hasMore
        ? await oidc.fetchUserInfo(found.config, tokens.access_token, subject)
        : claims;
    const { email, email_verified: isVerified } = told;
    return { ok: true, subject, email: isVerified === true && isAddress(email) ? email : null };
  } catch (error) {
    return { ok: false, reason: found.reasonOf(error) };
  }
}

/** What only we can say again of a log-in when it is back: it follows from the secret of the instance. */
function hidden(secret: Uint8Array, state: string): { nonce: string; verifier: string } {
  const derive = (what: string) =>
    Buffer.from(hkdfSync('sha256', secret, state, `clausewright log-in ${what}`, 32)).toString('base64url');
  return { nonce: derive('nonce'), verifier: derive('verifier') };
}

/** Whether a browser can be sent there, and an answer be asked for and judged. */
function isFit(
  metadata: ReturnType<Configuration['serverMetadata']>,
  siteNetworks: ProviderPorts['siteNetworks'],
): boolean {
  const { authorization_endpoint: login, token_endpoint: token, jwks_uri: keys } = metadata;
  const codes = metadata.response_types_supported ?? ['code'];
  const proofs = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return (
    [login, token, keys].every((url) => url !== undefined && outsideAddress(url, siteNetworks) !== null) &&
    codes.includes('code') &&
    proofs.some((proof) => proof === 'client_secret_basic' || proof === 'client_secret_post')
  );
}

/** Whether it can be the address of an account. */
function isAddress(given: unknown): given is string {
  return (
    typeof given === 'string' &&
    given.length <= limits.email.max &&
    given.isWellFormed() &&
    !/\p{Cc}/u.test(given)
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function reasonOfDiscovery(error: unknown): RefusalReason {
  return codeOf(error) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
    ? 'provider-issuer'
    : 'provider-not-found';
}

const ofClient = new Set(['invalid_client', 'unauthorized_client']);

function reasonOfAnswer(error: unknown): RefusalReason {
  const code = codeOf(error);
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'provider-said-no';
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return 'provider-client';
  const said = error instanceof Error && 'error' in error ? String(error.error) : '';
  return ofClient.has(said) ? 'provider-client' : 'provider-answer-wrong';
}
