/** An account with a confirmed address, and the calls that it makes. */
import { randomUUID } from 'node:crypto';
import { organisationHeader } from '@clausewright/contract';
import type { Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { germanShop } from '../../packages/library/types/privacy-policy/testing/profiles.ts';
import { logInAt } from './log-in.ts';
import { findEmailTo, extractLink } from './outbox.ts';
import type { ServerAddress } from './running-server.ts';

export const customerPassword = 'Kiln-and-clay-1';

export interface Customer {
  email: string;
  /** Makes a call that is expected to succeed; answers its data. */
  call: CustomerCall;
  /** The same calls for an organisation. */
  callFor: (organisation: string) => CustomerCall;
}
type CustomerCall = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Json>;
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read field by field
export type Json = Record<string, any>;

/** The first try of a test has made the account already: a further one has an address of its own. */
function ofThisTry(email: string): string {
  const tries = TestRunner.getCurrentTest()?.result?.retryCount ?? 0;
  return tries === 0 ? email : email.replace('@', `+${tries}@`);
}

/** Registers and confirms, without the browser. */
export async function makeCustomer(
  server: ServerAddress,
  address: string,
  language = 'en',
): Promise<Customer> {
  const email = ofThisTry(address);
  let bearer = '';
  const ask = async (method: string, path: string, body?: object, organisation?: string): Promise<Json> => {
    const reply = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
        ...(organisation === undefined ? {} : { [organisationHeader]: organisation }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Json;
    if (answer['success'] !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await ask('POST', '/customer/register', {
    email,
    password: customerPassword,
    language,
    send_activation: '1',
    initial_password_set: '0',
  });
  const link = extractLink(await findEmailTo(server, email, ''));
  await ask('POST', '/customer/activate-account', { activation_hash: link.split('/').at(-1) });
  bearer = (await ask('POST', '/customer/login', { email, password: customerPassword }))['token'] as string;
  return {
    email,
    call: async (...given) => (await ask(...given))['data'] as Json,
    callFor: (organisation) => async (method, path, body) =>
      (await ask(method, path, body, organisation))['data'] as Json,
  };
}

/** Logs in by the form and arrives at the address. */
export function logInTo(page: Page, origin: string, { email }: Customer, path: string): Promise<void> {
  return logInAt(page, origin, path, { email, password: customerPassword });
}

/** An agreement of the account that waits for its payment: 39.00 before tax. */
export async function createUnpaidAgreement({ call }: Customer): Promise<string> {
  const answers = { ...germanShop, delivery_email: 'owner@shop.example' };
  const made = await call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'PRIVACY_POLICY',
    answers,
  });
  return made['agreement_id'] as string;
}

const billing = {
  country: 'DE',
  name: 'Ada Muster',
  address: 'Allee 3',
  city: 'München',
  postal_code: '80331',
  country_confirmed: true,
};

interface PaidItem {
  item_type: 'agreement' | 'consent';
  item_id: string;
  plan?: string;
}

/** Pays by a test card, which is kept; `plan` where a consent is paid. Answers the id of the payment. */
export async function payFor(
  { call }: Customer,
  { outcome = 'approve', ...item }: PaidItem & { outcome?: 'approve' | 'review' },
): Promise<string> {
  const { item_type, item_id, plan } = item;
  const costs = `/${item_type === 'agreement' ? 'agreement' : 'privacy-consent'}/costs/${item_id}`;
  const { total } = await call('POST', costs, { billing, processor: 'sandbox', ...(plan && { plan }) });
  const opened = await call('POST', '/transaction/new', {
    ...item,
    processor: 'sandbox',
    billing,
    expected_total: total,
    withdrawal_consent: true,
    save_method: true,
  });
  await call('POST', opened['processing_path'] as string, { outcome });
  return opened['transaction_id'] as string;
}

/** A privacy consent with a plan by the month. */
export async function buyPlan(customer: Customer, site: string): Promise<void> {
  const consent = await customer.call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: site,
  });
  await payFor(customer, { item_type: 'consent', item_id: consent['id'] as string, plan: 'monthly' });
}
