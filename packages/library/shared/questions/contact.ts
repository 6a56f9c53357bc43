/** Block S3: how people reach the business about the document. */
import type { DeriveInput, Question } from '@clausewright/engine/questionnaire/definition';

const methodByChannel: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['form', 'page'],
  ['phone', 'phone'],
  ['toll-free', 'phone'],
  ['post', 'post'],
]);

/** Where the type asked for request channels before, they are the ways of contact too: nobody is asked twice. */
export function contactMethodsFromChannels({ answers }: DeriveInput): { value: readonly string[] } {
  const channels = answers['request_channels'];
  const methods = (Array.isArray(channels) ? channels : []).map((channel) =>
    typeof channel === 'string' ? methodByChannel.get(channel) : undefined,
  );
  const known = [...new Set(methods.filter((method) => method !== undefined))];
  return { value: known.length > 0 ? known : ['email'] };
}

function sameAs(...questions: readonly string[]) {
  return ({ answers }: DeriveInput): { value: readonly string[] } => {
    for (const question of questions) {
      const given = answers[question];
      if (typeof given === 'string' && given !== '') return { value: [given] };
    }
    return { value: [] };
  };
}

export const contact = [
  {
    id: 'contact_methods',
    kind: 'multi',
    since: 1,
    min: 1,
    derive: contactMethodsFromChannels,
    options: [
      {
        id: 'email',
        questions: [
          { id: 'contact_email', kind: 'email', since: 1, derive: sameAs('request_email', 'return_email') },
        ],
      },
      {
        id: 'page',
        questions: [{ id: 'contact_page', kind: 'url', since: 1, derive: sameAs('request_form_url') }],
      },
      {
        id: 'phone',
        questions: [
          {
            id: 'contact_phone',
            kind: 'phone',
            since: 1,
            derive: sameAs('request_phone', 'request_toll_free'),
          },
        ],
      },
      {
        id: 'post',
        questions: [
          // A business has given its registered address already, which is where letters go.
          {
            id: 'contact_post',
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
] as const satisfies readonly Question[];
