/** An organisation with a real provider, and browsers that go there and come back. */
import { type IdentityProviderFake, startIdentityProviderFake } from '@clausewright/fakes/identity-provider';
import type { MemberRole } from '@clausewright/contract';
import type { Database } from '../../../platform/database/schema.ts';
import { acting, organisationOf } from '../../organisations/testing/organisation.ts';
import { insertMember } from '../../organisations/member-store.ts';
import { type Customer, type Reply, service, type Service } from '../../sessions/testing/customer.ts';

export const clientSecret = 'secret:of+the%client&=~';

export interface Company extends AsyncDisposable {
  shop: Service;
  provider: IdentityProviderFake;
  owner: Customer;
  organisation: string;
  asOwner: Customer['call'];
  member(role?: MemberRole): Promise<Customer>;
  save(given?: object): Promise<Reply>;
  require(required: boolean): Promise<Reply>;
  /** As whom somebody logs in at the provider; `token`: of the session that the browser has. */
  logIn(as: string, token?: string): Promise<Reply>;
  test(as?: string): Promise<Reply>;
}

/** Where somebody is to log in, and what the browser keeps. */
export interface Departed {
  url: string;
  browser: string;
}

export const departedIn = ({ json }: Reply): Departed => json['data'] as Departed;

export async function company(db: Database, settings: Parameters<typeof service>[1] = {}): Promise<Company> {
  const shop = await service(db, { siteNetworks: ['127.0.0.0/8'], ...settings });
  const provider = await startIdentityProviderFake();
  const owner = await shop.customer();
  const organisation = await organisationOf(owner);
  const asOwner = acting(shop, owner, organisation);
  const { json } = await asOwner('GET', '/organisation/provider');
  provider.register({ id: 'clausewright', secret: clientSecret, redirectUri: json['data'].redirect_uri });
  const come = async (departed: Departed, as: string, token?: string): Promise<Reply> => {
    const answer = await answerOf(departed.url, as);
    return finish(shop, { organisation, browser: departed.browser, answer }, token);
  };
  return {
    shop,
    provider,
    owner,
    organisation,
    asOwner,
    member: async (role = 'editor') => {
      const one = await shop.customer();
      const pair = { organisationId: organisation, personId: one.id };
      await db
        .transaction()
        .execute((trx) => insertMember(trx, { ...pair, role, websiteIds: null, now: shop.clock() }));
      return one;
    },
    save: (given) =>
      asOwner('PUT', '/organisation/provider', {
        issuer: provider.issuer,
        client_id: 'clausewright',
        client_secret: clientSecret,
        password: owner.password,
        ...given,
      }),
    require: (required) =>
      asOwner('PUT', '/organisation/provider/required', { required, password: owner.password }),
    logIn: async (as, token) => come(departedIn(await begin(shop, organisation)), as, token),
    test: async (as = owner.email) =>
      come(departedIn(await asOwner('POST', '/organisation/provider/test', {})), as, owner.token),
    [Symbol.asyncDispose]: async () => {
      await provider[Symbol.asyncDispose]();
      await shop[Symbol.asyncDispose]();
    },
  };
}

export function begin(shop: Service, organisation: string): Promise<Reply> {
  return shop.call('POST', '/customer/login-provider/begin', { organisation });
}

export function finish(
  shop: Service,
  body: { organisation: string; browser: string; answer: string },
  token?: string,
): Promise<Reply> {
  return shop.call('POST', '/customer/login-provider', body, { token });
}

/** Goes to the provider as a browser does, logs in there, and returns what it puts behind the redirect address. */
export async function answerOf(start: string, as: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  const { origin } = url;
  let form: string | undefined;
  for (let step = 0; step < 10; step += 1) {
    if (url.origin !== origin) return url.search.slice(1);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie, ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form !== undefined && { method: 'POST', body: form }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const to = reply.headers.get('location');
    form = undefined;
    if (to !== null) url = new URL(to, url);
    else if (reply.status === 200) form = new URLSearchParams({ login: as }).toString();
    else throw new Error(`${url.href}: ${reply.status} ${await reply.text()}`);
  }
  throw new Error('the provider sends in circles');
}
