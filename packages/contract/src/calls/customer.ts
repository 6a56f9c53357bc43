/** What a customer reads and changes of the own account. */
import * as z from 'zod/mini';
import { currentPassword } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { countryCodes } from '../country-codes.ts';
import { agreementType, id, language, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { agreementStatus } from './agreement-results.ts';
import { customer, listedAgreement } from './customer-results.ts';

const optionalText = (max: number) => z.string().check(z.maxLength(max));

export const customerInfo = defineCall({
  id: 'customerInfo',
  method: 'GET',
  path: '/customer/info',
  summary: 'The account with its profile.',
  limit: 'account',
  members: 'person',
  access: 'unconfirmed',
  result: z.object({ customer }),
  place: 'top',
});

export const updateProfile = defineCall({
  id: 'updateProfile',
  method: 'PUT',
  path: '/customer/info',
  summary: 'Replaces the profile; an empty text empties the field.',
  limit: 'account',
  members: 'person',
  activity: 'profile-changed',
  access: 'customer',
  body: z.strictObject({
    first_name: optionalText(limits.name),
    last_name: optionalText(limits.name),
    personal_id: optionalText(limits.personalId),
    country: z.enum([...countryCodes, '']),
    phone: optionalText(limits.phone),
  }),
  result: z.object({ customer }),
  place: 'top',
});

export const setLanguage = defineCall({
  id: 'setLanguage',
  method: 'PUT',
  path: '/customer/set-language/:lang',
  summary: 'The language of the account: messages and letters are written in it.',
  limit: 'account',
  members: 'person',
  activity: 'language-changed',
  access: 'unconfirmed',
  params: z.strictObject({ lang: language }),
  result: z.object({}),
});

/** How lists of agreements can be ordered; by name: of the site. */
export const agreementOrders = ['newest', 'oldest', 'changed', 'name'] as const;
export type AgreementOrder = (typeof agreementOrders)[number];
const listQuery = z.extend(pageQuery, {
  /** Part of the name or address of the site. */
  q: z.optional(z.string().check(z.maxLength(limits.search))),
  type: z.optional(agreementType),
  sort: z.optional(z.enum(agreementOrders)),
  /** Only those of this website or app. */
  website: z.optional(id),
});
const agreementList = z.object({ agreements: z.array(listedAgreement), total: z.int() });

export const unpaidAgreements = defineCall({
  id: 'unpaidAgreements',
  method: 'GET',
  path: '/customer/agreements/unpaid',
  summary: 'Own agreements that are not finished, newest first unless asked otherwise.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  narrows: true,
  access: 'unconfirmed',
  query: listQuery,
  result: agreementList,
});

export const allAgreements = defineCall({
  id: 'allAgreements',
  method: 'GET',
  path: '/customer/agreements/all',
  summary: 'All own agreements, newest first unless asked otherwise.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  narrows: true,
  access: 'unconfirmed',
  /** Without a state: all of them. */
  query: z.extend(listQuery, { status: z.optional(agreementStatus) }),
  result: agreementList,
});

export const claimAgreements = defineCall({
  id: 'claimAgreements',
  method: 'POST',
  path: '/customer/claim-agreements',
  summary: 'Takes agreements that a visitor made, each proven by its token, into the account.',
  limit: 'account',
  members: 'person',
  activity: 'document-claimed',
  access: 'unconfirmed',
  body: z.strictObject({
    agreements: z
      .array(z.strictObject({ agreement_id: id, token: z.string().check(z.maxLength(128)) }))
      .check(z.maxLength(100)),
  }),
  result: z.object({
    /** Of those sent: which are in the account now; the others are unknown, foreign or not proven. */
    claimed: z.array(z.string()),
  }),
});

export const deleteAccountCall = defineCall({
  id: 'deleteAccount',
  method: 'POST',
  path: '/customer/delete',
  summary: 'Deletes the account and all that belongs to it but invoices. Cannot be undone.',
  limit: 'login',
  members: 'person',
  activity: { none: 'the list goes with the account' },
  access: 'customer',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({}),
});

export const exportAccount = defineCall({
  id: 'exportAccount',
  method: 'POST',
  path: '/customer/export',
  summary: 'Makes a ZIP archive of all own data: answers an address that works once, for ten minutes.',
  limit: 'export',
  members: 'person',
  activity: { within: ['data-exported'] },
  access: 'customer',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({ url: z.string() }),
});
