import { authorityOptions } from '../derive/authorities.ts';
import { derivedAuthority } from '../derive/authority.ts';
import { derivedMinAge } from '../derive/min-age.ts';
import { collectsUnderGdpr, forApp, underGdpr } from '../collects.ts';
import { eeaCountries } from '../../shared-questions/regions.ts';
import type { Question } from '../../questionnaire/definition.ts';

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
  {
    id: 'dpo',
    kind: 'choice',
    since: 1,
    when: collectsUnderGdpr,
    options: [
      { id: 'none' },
      {
        id: 'yes',
        questions: [
          {
            id: 'dpo_details',
            kind: 'group',
            since: 1,
            min: 1,
            max: 1,
            title: 'dpo_email',
            questions: [
              { id: 'dpo_name', kind: 'text', required: false, since: 1, max: 200 },
              { id: 'dpo_email', kind: 'email', since: 1 },
              { id: 'dpo_phone', kind: 'phone', required: false, since: 1 },
              { id: 'dpo_address', kind: 'area', required: false, since: 1, max: 500 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'eu_rep',
    kind: 'group',
    required: false,
    since: 1,
    when: { all: [collectsUnderGdpr, { not: { in: ['country', eeaCountries] } }] },
    min: 0,
    max: 1,
    title: 'eu_rep_name',
    questions: [
      { id: 'eu_rep_name', kind: 'text', since: 1, max: 200 },
      { id: 'eu_rep_address', kind: 'area', since: 1, max: 500 },
      { id: 'eu_rep_email', kind: 'email', since: 1 },
    ],
  },
  {
    id: 'kids',
    kind: 'choice',
    since: 1,
    default: 'not-directed',
    options: [{ id: 'not-directed' }, { id: 'age-gate' }, { id: 'teens' }, { id: 'directed' }],
  },
  {
    id: 'min_age',
    kind: 'num',
    since: 1,
    min: 0,
    max: 21,
    // A service for children shuts none of them out; one for the young lets some of them in.
    when: { not: { eq: ['kids', 'directed'] } },
    within: [{ when: { in: ['kids', ['age-gate', 'teens']] }, max: 17 }],
    derive: derivedMinAge,
  },
  {
    id: 'dnt',
    kind: 'choice',
    since: 1,
    when: { has: ['laws', 'caloppa'] },
    default: 'not-supported',
    options: [{ id: 'not-supported' }, { id: 'supported' }],
  },
  {
    id: 'cookie_section',
    kind: 'choice',
    since: 1,
    default: 'short',
    options: [
      { id: 'short' },
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
  },
  { id: 'links_out', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
] as const satisfies readonly Question[];
