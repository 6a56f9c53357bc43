import { securityMeasures } from '../../../shared/questions/security-measures.ts';
import { derivedRetention, derivedStart } from '../derive/retention.ts';
import { derivedRecipients } from '../derive/recipients.ts';
import { deriveTransfers } from '../../../laws/transfers.ts';
import { derivedTransferTools } from '../derive/transfer-tools.ts';
import { collects, underEitherGdpr, underUkGdpr } from '../collects.ts';
import type { Question } from '@clausewright/engine/questionnaire/definition';
import { americanSharing } from './american.ts';

const units = ['days', 'weeks', 'months', 'years'] as const;
const starts = [
  { id: 'collection' },
  { id: 'last-activity' },
  { id: 'account-closed' },
  { id: 'contract-end' },
  { id: 'year-end' },
] as const;

const retentionRules = {
  id: 'retention_rules',
  kind: 'group',
  since: 1,
  min: 1,
  max: 50,
  title: 'retention_category',
  questions: [
    {
      id: 'retention_category',
      kind: 'choice',
      since: 1,
      options: [
        { id: 'account' },
        { id: 'orders' },
        { id: 'invoices' },
        { id: 'enquiries' },
        { id: 'newsletter' },
        { id: 'server-logs' },
        { id: 'statistics' },
        { id: 'user-content' },
        { id: 'applications', more: true },
        {
          id: 'other',
          more: true,
          questions: [
            { id: 'retention_category_named', kind: 'text', since: 1, max: 200, perLanguage: true },
          ],
        },
      ],
    },
    { id: 'retention_length', kind: 'period', since: 1, units, max: 1200, derive: derivedRetention },
    // What is sent until somebody stops it is kept from that day on.
    {
      id: 'retention_from',
      kind: 'choice',
      since: 1,
      derive: derivedStart,
      options: [...starts, { id: 'unsubscribed' }],
    },
    {
      id: 'retention_reason',
      kind: 'choice',
      required: false,
      since: 1,
      options: [
        { id: 'legal-duty' },
        { id: 'contract' },
        { id: 'claims' },
        { id: 'consent' },
        { id: 'security' },
      ],
    },
  ],
} as const satisfies Question;

export const sharingStep = [
  {
    id: 'share_with',
    kind: 'multi',
    since: 1,
    min: 1,
    derive: derivedRecipients,
    own: { max: 30, fields: ['name'] },
    options: [
      { id: 'service-providers' },
      { id: 'authorities' },
      { id: 'affiliates' },
      { id: 'business-partners' },
      { id: 'other-users' },
      { id: 'acquirers' },
      { id: 'advertisers' },
      { id: 'consent' },
    ],
  },
  { id: 'hosting_country', kind: 'country', many: true, unknown: true, since: 1 },
  ...americanSharing,
  {
    id: 'transfers',
    kind: 'choice',
    since: 1,
    when: underEitherGdpr,
    derive: deriveTransfers,
    options: [
      { id: 'no' },
      {
        id: 'yes',
        questions: [
          {
            id: 'transfer_tools',
            kind: 'multi',
            level: 'detail',
            since: 1,
            min: 1,
            derive: derivedTransferTools,
            options: [
              { id: 'adequacy' },
              { id: 'dpf' },
              { id: 'scc' },
              // The International Data Transfer Agreement or the Addendum (UK GDPR Art. 46, DPA 2018 s. 119A).
              { id: 'uk-clauses', when: underUkGdpr },
              { id: 'bcr' },
              { id: 'consent' },
            ],
          },
        ],
      },
      { id: 'unknown' },
    ],
  },
  {
    id: 'retention_mode',
    kind: 'choice',
    since: 1,
    when: collects,
    default: 'general',
    options: [
      { id: 'general' },
      {
        id: 'one-period',
        questions: [
          { id: 'retention_period', kind: 'period', since: 1, units, max: 1200 },
          { id: 'retention_start', kind: 'choice', since: 1, options: starts },
        ],
      },
      { id: 'per-category', questions: [retentionRules] },
    ],
  },
  {
    id: 'security_mode',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'general',
    options: [
      { id: 'general' },
      {
        id: 'list',
        questions: [
          {
            id: 'security_measures',
            kind: 'multi',
            since: 1,
            min: 1,
            options: securityMeasures,
          },
        ],
      },
    ],
  },
  { id: 'breach_contact', kind: 'email', level: 'detail', required: false, since: 1 },
] as const satisfies readonly Question[];
