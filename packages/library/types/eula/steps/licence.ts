import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { scopeOfUsers } from '../derive/scope.ts';

const onDesktop: Condition = { has: ['agreement_for', 'desktop'] };
/** Nobody copies what is built into a device. */
const copied: Condition = { all: [onDesktop, { not: { eq: ['software_kind', 'firmware'] } }] };
const activated: Condition = { any: [onDesktop, { has: ['agreement_for', 'device'] }] };
export const inAppleStore: Condition = { has: ['app_stores', 'apple'] };

const seats = {
  id: 'seats',
  kind: 'num',
  since: 1,
  min: 1,
  max: 100000,
  default: 1,
} as const satisfies Question;

export const licenceStep = [
  {
    id: 'software_kind',
    kind: 'choice',
    since: 1,
    options: [
      { id: 'app' },
      { id: 'game' },
      { id: 'desktop' },
      { id: 'sdk' },
      { id: 'firmware' },
      { id: 'plugin' },
      { id: 'saas-client' },
    ],
  },
  {
    id: 'delivered_via',
    kind: 'multi',
    since: 1,
    min: 1,
    default: ['stores'],
    options: [{ id: 'stores' }, { id: 'download' }, { id: 'media' }, { id: 'preinstalled' }, { id: 'web' }],
  },
  {
    id: 'licence_kind',
    kind: 'choice',
    since: 1,
    options: [
      { id: 'perpetual' },
      { id: 'subscription' },
      { id: 'free' },
      { id: 'trial' },
      { id: 'per-device' },
      { id: 'per-user' },
      { id: 'site' },
      { id: 'concurrent' },
      { id: 'educational' },
    ],
  },
  { ...seats, when: { in: ['licence_kind', ['per-device', 'per-user', 'concurrent']] } },
  {
    id: 'use_scope',
    kind: 'choice',
    since: 1,
    derive: scopeOfUsers,
    options: [{ id: 'personal' }, { id: 'business' }, { id: 'both' }],
  },
  {
    id: 'restrictions',
    kind: 'multi',
    since: 1,
    min: 1,
    default: ['sell', 'copy', 'modify'],
    options: [
      { id: 'sell' },
      { id: 'copy' },
      { id: 'modify' },
      { id: 'reverse-engineer' },
      { id: 'notices' },
      { id: 'circumvent' },
      { id: 'benchmark', more: true },
      { id: 'compete', more: true },
      { id: 'automate', more: true },
      { id: 'cheat', more: true },
      { id: 'high-risk', more: true },
      { id: 'ai-training', more: true },
    ],
  },
  { id: 'transferable', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  // Off in App Store Connect until the owner turns it on.
  { id: 'family_sharing', kind: 'yn', level: 'detail', since: 1, default: 'no', when: inAppleStore },
  {
    id: 'territory',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'worldwide',
    options: [
      { id: 'worldwide' },
      { id: 'countries', questions: [{ id: 'licence_countries', kind: 'country', many: true, since: 1 }] },
    ],
  },
  {
    id: 'copies',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'one',
    when: copied,
    options: [{ id: 'one' }, { id: 'none' }, { id: 'any' }],
  },
  {
    id: 'activation',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'none',
    when: activated,
    options: [{ id: 'none' }, { id: 'key' }, { id: 'account' }, { id: 'periodic' }],
  },
  {
    id: 'open_source',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    min: 0,
    max: 50,
    title: 'component_name',
    questions: [
      { id: 'component_name', kind: 'text', since: 1, max: 200 },
      { id: 'component_licence', kind: 'text', since: 1, max: 200 },
      { id: 'component_url', kind: 'url', since: 1 },
    ],
  },
] as const satisfies readonly Question[];
