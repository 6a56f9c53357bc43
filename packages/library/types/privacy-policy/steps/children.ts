/** Who may use the service by age, and what the Children's Online Privacy Protection Rule wants said (16 CFR § 312.4(d)). */
import { collects } from '../collects.ts';
import { collectedTypes } from '../../../personal-data/data-types.ts';
import { derivedKidsDisclosure, derivedKidsEmail } from '../derive/kids-disclosure.ts';
import { usualAge } from '../../../shared/questions/usual-age.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

const underCoppa: Condition = { all: [collects, { eq: ['kids', 'directed'] }, { has: ['laws', 'coppa'] }] };

const undisclosed: Condition = { eq: ['kids_disclosure', 'none'] };

export const children = [
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
    derive: usualAge,
  },
  {
    id: 'kids_data',
    kind: 'group',
    since: 1,
    when: underCoppa,
    min: 1,
    max: 20,
    title: 'kids_activity',
    questions: [
      {
        id: 'kids_activity',
        kind: 'choice',
        since: 1,
        options: [
          { id: 'registration' },
          { id: 'play' },
          { id: 'content' },
          { id: 'chat' },
          { id: 'newsletter' },
          { id: 'contests' },
          { id: 'support' },
        ],
      },
      {
        id: 'kids_types',
        kind: 'multi',
        since: 1,
        min: 1,
        options: collectedTypes,
        own: { max: 30, fields: ['name'] },
      },
      { id: 'kids_public', kind: 'yn', since: 1, default: 'no' },
    ],
  },
  {
    id: 'kids_disclosure',
    kind: 'choice',
    since: 1,
    when: underCoppa,
    derive: derivedKidsDisclosure,
    options: [{ id: 'none' }, { id: 'disclosed' }],
  },
  {
    id: 'parental_consent',
    kind: 'multi',
    since: 1,
    when: underCoppa,
    min: 1,
    options: [
      // 16 CFR § 312.5(b)(2)(vi) and its like for text messages: only where nothing is disclosed.
      { id: 'email-plus', when: undisclosed },
      { id: 'text-plus', when: undisclosed },
      { id: 'card' },
      { id: 'signed-form' },
      { id: 'phone-video' },
      { id: 'identity-document' },
      { id: 'knowledge-questions' },
    ],
  },
  { id: 'kids_phone', kind: 'phone', since: 1, when: underCoppa },
  { id: 'kids_email', kind: 'email', since: 1, when: underCoppa, derive: derivedKidsEmail },
  {
    // A business has given its address; a person may have given one for requests by post.
    id: 'kids_address',
    kind: 'area',
    since: 1,
    max: 500,
    autocomplete: 'street-address',
    when: {
      all: [
        underCoppa,
        { eq: ['entity_type', 'individual'] },
        { not: { has: ['request_channels', 'post'] } },
      ],
    },
  },
  {
    id: 'kids_retention',
    kind: 'period',
    since: 1,
    when: underCoppa,
    units: ['days', 'weeks', 'months', 'years'],
    max: 120,
  },
  {
    id: 'kids_operations',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    when: underCoppa,
    default: ['functioning', 'security'],
    options: [
      { id: 'functioning' },
      { id: 'security' },
      { id: 'authentication' },
      { id: 'personalisation' },
      { id: 'contextual-ads' },
      { id: 'legal' },
    ],
  },
  {
    id: 'kids_operators',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: underCoppa,
    min: 0,
    max: 20,
    title: 'kids_operator_name',
    questions: [
      { id: 'kids_operator_name', kind: 'text', since: 1, max: 200 },
      { id: 'kids_operator_address', kind: 'area', since: 1, max: 500 },
      { id: 'kids_operator_phone', kind: 'phone', since: 1 },
      { id: 'kids_operator_email', kind: 'email', since: 1 },
    ],
  },
  {
    id: 'safe_harbor',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: underCoppa,
    min: 0,
    max: 1,
    title: 'safe_harbor_name',
    questions: [
      { id: 'safe_harbor_name', kind: 'text', since: 1, max: 200 },
      { id: 'safe_harbor_url', kind: 'url', since: 1 },
    ],
  },
] as const satisfies readonly Question[];
