/** An account with something behind every address of the app that names a thing. */
import { randomUUID } from 'node:crypto';
import { germanPottery } from '../../packages/library/types/return-refund-policy/testing/union-sellers.ts';
import { postAnswers } from './answers.ts';
import { type Customer, customerPassword, type Json, payFor, createUnpaidAgreement } from './customer.ts';
import { extractLink, findEmailTo } from './outbox.ts';
import type { ServerAddress } from './running-server.ts';

async function returnPolicyOf({ call }: Customer): Promise<string> {
  const made = await call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'RETURN_REFUND_POLICY',
    answers: germanPottery,
    free_only: true,
  });
  return made['agreement_id'] as string;
}

async function consentOf({ call }: Customer, site: string): Promise<string> {
  const made = await call('POST', '/privacy-consent/new', { request_id: randomUUID(), site_url: site });
  return made['id'] as string;
}

/** A banner that is paid, served and was answered once: its id and that of the record. */
async function answeredConsentOf(server: ServerAddress, customer: Customer) {
  const consent = await consentOf(customer, 'answered.example');
  await payFor(customer, { item_type: 'consent', item_id: consent, plan: 'monthly' });
  await customer.call('POST', `/privacy-consent/publish/${consent}`, {});
  const { script_url: script } = await customer.call('GET', `/privacy-consent/install-details/${consent}`);
  const site = /\/c\/([\w-]+)\.js/.exec(script as string)?.[1] ?? '';
  const [record] = await postAnswers(server, site, [{ offered: 0 }]);
  return { consent, record: record?.id };
}

/** A request that a visitor made at the desk of a website. */
export async function requestOf({ call }: Customer, website: string): Promise<string> {
  const { desk } = await call('GET', `/requests/desk/${website}`);
  const page = `${(desk as Json)['url'] as string}/en`;
  const [, key = ''] = /name="key" value="([\w-]+)"/.exec(await (await fetch(page)).text()) ?? [];
  const body = new URLSearchParams({ key, kind: 'other', said: 'A question.', email: 'ada@mail.example' });
  await fetch(page, { method: 'POST', body });
  const { requests } = await call('GET', `/requests/list/${website}`);
  return (requests as Json[])[0]?.['request_id'] as string;
}

/** For each pattern of the app that names a thing, the address of one that this account has. */
export async function fillAccount(
  server: ServerAddress,
  customer: Customer,
): Promise<Readonly<Record<string, string>>> {
  const paid = await createUnpaidAgreement(customer);
  await payFor(customer, { item_type: 'agreement', item_id: paid });
  const unpaid = await createUnpaidAgreement(customer);
  const policy = await returnPolicyOf(customer);
  const hosted = await customer.call('POST', '/withdrawal/host', { website_url: 'hosted.example' });
  const withdrawal = hosted['withdrawal'] as Json;
  const { consent, record } = await answeredConsentOf(server, customer);
  const unpaidConsent = await consentOf(customer, 'unpaid.example');
  const { websites } = await customer.call('GET', '/website/list');
  const website = (websites as Json[])[0]?.['id'] as string;
  await customer.call('PUT', `/requests/desk/${website}`, {
    trader: 'Answered',
    email: 'requests@answered.example',
    active: true,
  });
  const request = await requestOf(customer, website);
  const hook = { url: 'https://answered.example/hook', kinds: ['plan.changed'] };
  const { webhook } = await customer.call('POST', '/customer/webhooks', hook);
  const wished = `moved-${randomUUID()}@shop.example`;
  await customer.call('POST', '/customer/change-email', { email: wished, password: customerPassword });
  const changeSecret = extractLink(await findEmailTo(server, wished, ''))
    .split('/')
    .at(-1);
  const consents = '/profile/privacy-consents';
  return {
    '/wizard/privacy-policy/update/:id': `/wizard/privacy-policy/update/${paid}`,
    '/wizard/return-refund-policy/update/:id?': `/wizard/return-refund-policy/update/${policy}`,
    // Without an id the update of these starts anew.
    '/wizard/eula/update/:id?': '/wizard/eula/update',
    '/wizard/disclaimer/update/:id?': '/wizard/disclaimer/update',
    '/wizard/pay/:id?': `/wizard/pay/${unpaid}`,
    '/download/:id': `/download/${paid}`,
    '/profile/agreements/edit/:id?': `/profile/agreements/edit/${paid}?language=de`,
    '/profile/agreements/translation/edit/:id?': `/profile/agreements/translation/edit/${paid}?language=en`,
    '/profile/sites/:id?': `/profile/sites/${website}`,
    '/profile/agreements/versions/:id': `/profile/agreements/versions/${paid}`,
    '/profile/agreements/withdrawal/:id': `/profile/agreements/withdrawal/${policy}`,
    '/profile/withdrawals/:id?': `/profile/withdrawals/${withdrawal['withdrawal_id']}`,
    '/profile/security/:id?': `/profile/security/${changeSecret}`,
    '/profile/requests/:id/:request?': `/profile/requests/${website}/${request}`,
    '/profile/organisations/:id?': '/profile/organisations',
    '/profile/webhooks/:id?': `/profile/webhooks/${(webhook as Json)['id']}`,
    '/profile/sites/:id/watch': `/profile/sites/${website}/watch`,
    [`${consents}/vendors/:id`]: `${consents}/vendors/${consent}`,
    [`${consents}/appearance/:id`]: `${consents}/appearance/${consent}`,
    [`${consents}/consent-log/:id`]: `${consents}/consent-log/${consent}`,
    [`${consents}/consent-log/:id/current_month`]: `${consents}/consent-log/${consent}/current_month`,
    [`${consents}/consent-log/:id/previous_month`]: `${consents}/consent-log/${consent}/previous_month`,
    [`${consents}/consent-log/:id/all_months`]: `${consents}/consent-log/${consent}/all_months`,
    [`${consents}/consent-log/:id/entry/:record`]: `${consents}/consent-log/${consent}/entry/${record}`,
    [`${consents}/figures/:id`]: `${consents}/figures/${consent}`,
    '/privacy-consent/install/:id?': `/privacy-consent/install/${consent}`,
    '/privacy-consent/wizard/pay/:id': `/privacy-consent/wizard/pay/${unpaidConsent}`,
  };
}
