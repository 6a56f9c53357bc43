/**
 * The online withdrawal function (Directive 2011/83/EU, Article 11a) that an owner has us host for a site. Ours;
 * the specification names none of these.
 */
import * as z from 'zod/mini';
import { email } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { id, idParams, language, moment, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';

const account = { limit: 'account', access: 'customer' } as const;

/** Who consumers withdraw towards, where declarations are sent, and whether the page takes any. */
const choices = {
  trader: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.withdrawal.trader)),
  email,
  active: z.boolean(),
};

export const withdrawalFunction = z
  .object({
    withdrawal_id: z.string(),
    /** The domain, or the name of an app. */
    site: z.string(),
    trader: z.string(),
    email: z.string(),
    active: z.boolean(),
    /** For all languages: the browser of who opens it decides. */
    url: z.string(),
    /** With the words that the law prescribes for the link, and a line of HTML that carries them. */
    links: z.array(z.object({ language, url: z.string(), label: z.string(), html: z.string() })),
    /** What consumers declared so far. */
    declarations: z.int(),
  })
  .register(z.globalRegistry, { id: 'WithdrawalFunction', description: 'A hosted withdrawal function.' });
export type WithdrawalFunction = z.output<typeof withdrawalFunction>;

export const withdrawalOfAgreement = defineCall({
  ...account,
  id: 'withdrawalOfAgreement',
  key: { scope: 'read', of: 'agreement' },
  method: 'GET',
  path: '/withdrawal/agreement/:id',
  summary: 'The withdrawal function of the site that a document is for, and what a new one would begin with.',
  params: idParams,
  result: z.object({
    /** Null where the site has none. */
    withdrawal: z.nullable(withdrawalFunction),
    proposed: z.object({ site: z.string(), trader: z.string(), email: z.string() }),
  }),
});

export const newWithdrawal = defineCall({
  ...account,
  id: 'newWithdrawal',
  method: 'POST',
  path: '/withdrawal/new',
  summary:
    'Hosts the withdrawal function of the site that a document is for. Of a site that has one it is changed.',
  limit: 'new',
  members: { right: 'publish', of: 'agreement' },
  activity: 'withdrawal-switched-on',
  body: z.strictObject({ agreement_id: id, trader: choices.trader, email: choices.email }),
  result: z.object({ withdrawal: withdrawalFunction }),
});

export const hostWithdrawal = defineCall({
  ...account,
  id: 'hostWithdrawal',
  method: 'POST',
  path: '/withdrawal/host',
  summary: 'The same for a site whose document is being written: the address is an answer of it.',
  limit: 'new',
  members: { right: 'publish', of: 'agreement' },
  activity: 'withdrawal-switched-on',
  body: z.strictObject({
    /** What the answers say of the site; the address goes before the name of an app. */
    website_url: z.optional(z.string().check(z.maxLength(limits.url))),
    app_name: z.optional(z.string().check(z.maxLength(limits.text))),
    trader: z.optional(choices.trader),
    email: z.optional(email),
  }),
  result: z.object({ withdrawal: withdrawalFunction }),
});

export const listWithdrawals = defineCall({
  ...account,
  id: 'listWithdrawals',
  method: 'GET',
  path: '/withdrawal/list',
  summary: 'Own withdrawal functions, in the order of their sites.',
  members: { right: 'read', of: 'account' },
  result: z.object({ withdrawals: z.array(withdrawalFunction) }),
});

export const changeWithdrawal = defineCall({
  ...account,
  id: 'changeWithdrawal',
  method: 'PUT',
  path: '/withdrawal/:id',
  summary: 'Changes who is named, where declarations go, and whether any are taken. The address stays.',
  members: { right: 'publish', of: 'account' },
  activity: 'withdrawal-changed',
  params: idParams,
  body: z.strictObject(choices),
  result: z.object({ withdrawal: withdrawalFunction }),
});

export const emailStates = ['waiting', 'sent', 'failed'] as const;

export const loggedWithdrawal = z.object({
  declaration_id: z.string(),
  received_at: moment,
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  /** Null where the whole contract is meant. */
  items: z.nullable(z.string()),
  language,
  /** The letter to the consumer, and the one to the owner. */
  acknowledgement: z.enum(emailStates),
  notice: z.enum(emailStates),
});
export type LoggedWithdrawal = z.output<typeof loggedWithdrawal>;

export const withdrawalLog = defineCall({
  ...account,
  id: 'withdrawalLog',
  method: 'GET',
  path: '/withdrawal/log/:id',
  summary: 'What consumers declared, newest first, twenty at a time unless asked otherwise.',
  members: { right: 'read', of: 'account' },
  params: idParams,
  query: pageQuery,
  result: z.object({
    withdrawal: withdrawalFunction,
    declarations: z.array(loggedWithdrawal),
    total: z.int(),
  }),
});

export const withdrawalFormats = ['csv', 'json'] as const;
export type WithdrawalFormat = (typeof withdrawalFormats)[number];

export const exportWithdrawals = defineCall({
  ...account,
  id: 'exportWithdrawals',
  method: 'POST',
  path: '/withdrawal/export/:id',
  summary:
    'Makes an address from which the declarations can be loaded as one file, for a quarter of an hour.',
  limit: 'export',
  members: { right: 'read', of: 'account' },
  activity: { after: 'withdrawals-exported' },
  params: idParams,
  body: z.strictObject({ format: z.enum(withdrawalFormats) }),
  result: z.object({ url: z.string(), records: z.int(), file_name: z.string() }),
});
