/** Organisations and what is made for them, for tests of the server. */
import { complete } from '../../../documents/agreements/testing/visitor.ts';
import type { Customer, Reply, Service } from '../../sessions/testing/customer.ts';

export const codeOf = ({ json }: Reply) => (json['success'] === true ? 'ok' : json['messages']?.[0]?.code);

/** Calls as somebody who acts for an organisation. */
export const acting = (shop: Service, { token }: Customer, organisation: string): Customer['call'] => {
  return (method, path, body) => shop.call(method, path, body, { token, organisation });
};

export const himself =
  (one: Customer): Customer['call'] =>
  (method, path, body) =>
    one.call(method, path, body);

export async function organisationOf(one: Customer, name = 'Nordlicht'): Promise<string> {
  const made = await one.call('POST', '/organisation/new', { name, language: 'de' });
  return made.json['data'].organisation.id as string;
}

/** Its id. */
export async function agreementOf(call: Customer['call'], site: string): Promise<string> {
  const answers = { ...complete, website_url: site };
  const made = await call('POST', '/agreement/new', {
    request_id: crypto.randomUUID(),
    type: 'TEST',
    answers,
  });
  return made.json['data'].agreement_id as string;
}
