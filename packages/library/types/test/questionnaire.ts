/** The TEST type: every kind of question once; fixture of wizard, prices, clauses and renderers. */
import type { DeriveInput, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { promisesStep } from '../../shared/questions/promises.ts';

const union = ['AT', 'DE', 'ES', 'FR', 'IT', 'NL'] as const;

/** Reads `minors`, which stands in a later step. */
function rulesThatApply({ answers }: DeriveInput) {
  const european = union.some((country) => country === answers['country']);
  return {
    value: [...(european ? ['european'] : []), ...(answers['minors'] === 'yes' ? ['minors'] : [])],
    reasons: { european: 'country', minors: 'minors' },
  };
}

export const testQuestionnaire = {
  type: 'TEST',
  version: 1,
  steps: [
    {
      id: 'place',
      questions: [
        {
          id: 'agreement_for',
          kind: 'choice',
          since: 1,
          feeds: 'defaults',
          options: [
            { id: 'website' },
            {
              id: 'app',
              questions: [
                {
                  id: 'store',
                  kind: 'choice',
                  since: 1,
                  options: [
                    { id: 'apple' },
                    { id: 'google' },
                    { id: 'other', questions: [{ id: 'store_name', kind: 'text', since: 1, max: 80 }] },
                  ],
                },
              ],
            },
          ],
        },
        { id: 'website_url', kind: 'url', since: 1, when: { eq: ['agreement_for', 'website'] } },
        { id: 'country', kind: 'country', since: 1 },
        {
          id: 'state',
          kind: 'state',
          of: 'country',
          since: 1,
          when: { in: ['country', ['AU', 'CA', 'DE', 'IN', 'US']] },
        },
        {
          id: 'rules',
          kind: 'multi',
          since: 1,
          required: false,
          derive: rulesThatApply,
          options: [{ id: 'european' }, { id: 'minors' }, { id: 'house' }],
        },
      ],
    },
    {
      id: 'kinds',
      questions: [
        { id: 'owner', kind: 'text', since: 1, autocomplete: 'organization' },
        { id: 'address', kind: 'area', since: 1, autocomplete: 'street-address' },
        { id: 'contact_email', kind: 'email', since: 1 },
        { id: 'contact_phone', kind: 'phone', since: 1, required: false },
        { id: 'people', kind: 'num', since: 1, min: 1, max: 1_000_000, default: 1, level: 'detail' },
        { id: 'effective_date', kind: 'date', since: 1, default: 'today', feeds: 'delivery' },
        { id: 'keeping', kind: 'period', since: 1, units: ['days', 'months', 'years'], max: 120 },
        { id: 'motto', kind: 'text', since: 1, perLanguage: true, required: false, level: 'detail' },
        {
          id: 'minors',
          kind: 'yn',
          unknown: true,
          since: 1,
          yes: [{ id: 'minimum_age', kind: 'num', since: 1, min: 1, max: 18, default: 16 }],
        },
        { id: 'guardian_note', kind: 'area', since: 1, required: false, when: { has: ['rules', 'minors'] } },
      ],
    },
    {
      id: 'lists',
      questions: [
        {
          id: 'data',
          kind: 'multi',
          since: 1,
          own: { max: 5, fields: ['name', 'purpose'] },
          options: [
            { id: 'email' },
            { id: 'name' },
            {
              id: 'location',
              questions: [
                {
                  id: 'location_precision',
                  kind: 'choice',
                  since: 1,
                  options: [{ id: 'coarse' }, { id: 'precise' }],
                },
              ],
            },
            { id: 'phone', more: true },
            { id: 'none', exclusive: true },
          ],
        },
        {
          id: 'partners',
          kind: 'vendors',
          since: 1,
          required: false,
          categories: ['analytics'],
          own: { max: 10, fields: ['name', 'purpose', 'url', 'country'] },
        },
        {
          id: 'branches',
          kind: 'group',
          since: 1,
          required: false,
          min: 0,
          max: 3,
          title: 'branch_name',
          questions: [
            { id: 'branch_name', kind: 'text', since: 1, max: 80 },
            { id: 'branch_open', kind: 'yn', since: 1 },
            {
              id: 'rooms',
              kind: 'group',
              since: 1,
              min: 1,
              max: 2,
              title: 'room_name',
              when: { eq: ['branch_open', 'yes'] },
              questions: [
                { id: 'room_name', kind: 'text', since: 1 },
                { id: 'room_use', kind: 'choice', since: 1, options: [{ id: 'work' }, { id: 'storage' }] },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'finalize',
      questions: [
        { id: 'extra', kind: 'yn', since: 1, default: 'no', price: 'answer_premium' },
        {
          id: 'document_languages',
          kind: 'multi',
          since: 1,
          ordered: true,
          feeds: 'delivery',
          options: [{ id: 'de' }, { id: 'en' }, { id: 'es' }, { id: 'fr' }, { id: 'it' }, { id: 'nl' }],
        },
      ],
    },
    promisesStep,
  ],
  migrations: [],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { testQuestionnaire as questionnaire };
