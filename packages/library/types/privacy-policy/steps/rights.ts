import { authorityOptions } from '../derive/authorities.ts';
import { derivedAuthority } from '../derive/authority.ts';
import { collects, forApp, underGdpr } from '../collects.ts';
import type { Question } from '@clausewright/engine/questionnaire/definition';
import { americanRights } from './american.ts';
import { children } from './children.ts';
import { representatives } from './representatives.ts';

const trades = ['goods', 'digital-goods', 'services', 'saas', 'education', 'marketplace'] as const;

/**
 * Art. 13(1)(a) GDPR with Art. 5(1)(b) of Directive 2000/31/EC: a business gave its address before, a person who trades has to
 * here, unless letters are a way of contact. Who trades with nobody keeps the address of the home to themselves.
 */
export const traderAddress = {
  id: 'provider_address',
  kind: 'area',
  since: 2,
  max: 500,
  autocomplete: 'street-address',
  when: {
    all: [
      { eq: ['entity_type', 'individual'] },
      { any: trades.map((kind) => ({ has: ['site_kind', kind] }) as const) },
      { not: { any: [{ answered: 'request_post' }, { answered: 'contact_post' }] } },
    ],
  },
} as const satisfies Question;

export const rightsStep = [
  {
    id: 'request_channels',
    kind: 'multi',
    since: 1,
    min: 1,
    default: ['email'],
    options: [
      { id: 'email', questions: [{ id: 'request_email', kind: 'email', since: 1 }] },
      { id: 'form', questions: [{ id: 'request_form_url', kind: 'url', since: 1 }] },
      { id: 'account-settings' },
      { id: 'phone', questions: [{ id: 'request_phone', kind: 'phone', since: 1 }] },
      { id: 'toll-free', questions: [{ id: 'request_toll_free', kind: 'phone', since: 1 }] },
      {
        id: 'post',
        questions: [
          // A business has given its registered address already, which is where letters go.
          {
            id: 'request_post',
            kind: 'area',
            since: 1,
            max: 500,
            autocomplete: 'street-address',
            when: { eq: ['entity_type', 'individual'] },
          },
        ],
      },
    ],
  },
  { id: 'delete_account_url', kind: 'url', required: false, since: 1, when: forApp },
  ...representatives,
  ...children,
  {
    id: 'dnt',
    kind: 'choice',
    since: 1,
    when: { any: [{ has: ['laws', 'caloppa'] }, { has: ['laws', 'de_doppa'] }] },
    default: 'not-supported',
    options: [{ id: 'not-supported' }, { id: 'supported' }],
  },
  ...americanRights,
  {
    id: 'cookie_section',
    kind: 'choice',
    since: 1,
    default: 'short',
    options: [
      { id: 'short' },
      { id: 'full' },
      { id: 'separate', questions: [{ id: 'cookie_policy_url', kind: 'url', since: 1 }] },
    ],
  },
  {
    id: 'authority',
    kind: 'choice',
    level: 'detail',
    since: 1,
    when: underGdpr,
    derive: derivedAuthority,
    options: authorityOptions,
    byName: true,
  },
  { id: 'links_out', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  {
    id: 'store_sheet',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: { all: [collects, forApp] },
  },
] as const satisfies readonly Question[];
