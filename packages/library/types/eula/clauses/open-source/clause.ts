import {
  given,
  records,
  rows,
  link,
  type Context,
  type Words,
} from '@clausewright/engine/document/authoring';
import { clause, type EulaQuestions } from '../../clause.ts';

function components({
  say,
}: Pick<Context<EulaQuestions>, 'say'>): { name: Words; licence: Words; source: Words }[] {
  return rows(say.open_source).map((row) => ({
    name: row.component_name,
    licence: row.component_licence,
    source: link(row.component_url),
  }));
}

// MIT, BSD, Apache-2.0 § 4, MPL-2.0 § 3, LGPL-2.1 § 6: notices, source where owed, no restriction of those rights.
export const openSource = clause({
  id: 'eu.open_source',
  version: 1,
  price: 'answer_premium',
  when: (a) => given(a.open_source),
  ground: { answers: ['open_source'] },
  parts: {
    list: { meets: ['oss-notices'], answers: ['open_source'] },
    rights: { meets: ['oss-notices'], answers: ['open_source'] },
  },
  texts: import.meta.url,
  values: {
    componentTable: (c, t) => records(t.words('columns'), components(c)),
  },
});
