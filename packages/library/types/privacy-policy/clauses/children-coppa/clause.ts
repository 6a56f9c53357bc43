import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, records, rows, type Words } from '@clausewright/engine/document/authoring';
import { type kidsWords, noticeWords } from '../../words/kids.ts';
import { operatorEntries, providerEntries } from '../../words/kids-operators.ts';
import type { DataType } from '../../words/pd-types.ts';
import { namesProviders } from '../../derive/providers.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

type Kids = (typeof kidsWords)['en'];
interface Nouns {
  kids: { readonly [Kind in keyof Kids]: Record<keyof Kids[Kind], Words> };
  types: Record<DataType, Words>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

function activities(c: Spoken, labels: Record<'activity' | 'data' | 'seen', string>) {
  const { kids, types } = c.w;
  return records(
    labels,
    rows(c.say.kids_data).map((row) => ({
      activity: c.name(row.kids_activity, kids.activities),
      data: c.and(c.names(row.kids_types, types, row['kids_types.own'])),
      seen: c.name(row.kids_public, kids.answers),
    })),
  );
}

const collects = (a: { pd_none_confirm?: 'yes' | 'no' | undefined }): boolean => a.pd_none_confirm !== 'yes';

// The online notice of the Children's Online Privacy Protection Rule as amended in 2025 (90 FR 16918), in the order of
// 16 CFR § 312.4(d); consent and rights of parents stand in pp.children.parents. operators: (d)(1), each operator in full,
// so that nobody has to answer for the others. practices: (d)(2), as one part, since the paragraph is one duty: what is
// collected, whether it can be made public, use, and third parties by name, category and purpose; providers that only
// support internal operations are no third parties (§ 312.2), naming them too does no harm. persistent: (d)(3) with the
// operations of § 312.2. audio: (d)(4) and § 312.5(c)(9), conditional, for nobody was asked whether the exception is used.
// retention: § 312.10, which forbids to keep data without end; the period counts from the last use, the moment after which
// no purpose is left. Left out: the direct notice of § 312.4(c) and the link of § 312.4(d), which belong to the site, and
// the state laws on minors.
export const childrenCoppa = clause({
  id: 'pp.children.coppa',
  version: 4,
  when: (a) => has(a.laws, 'coppa') && a.kids === 'directed',
  ground: { law: '16 CFR § 312.4(d)' },
  parts: {
    operators: { meets: ['coppa-312-4-d-1'] },
    practices: { meets: ['coppa-312-4-d-2'] },
    table: { answers: ['kids_data'], when: (a) => collects(a) && given(a.kids_data) },
    general: { answers: ['kids', 'pd_types'], when: (a) => collects(a) && !given(a.kids_data) },
    nothing: { answers: ['pd_none_confirm'], when: (a) => !collects(a) },
    use: { law: '16 CFR § 312.5', when: collects },
    providers: {
      answers: [
        'analytics_vendors',
        'ad_vendors',
        'email_vendors',
        'other_vendors',
        'payment_vendors',
        'remarketing_vendors',
        'session_replay_vendors',
        'social_login_vendors',
        'social_plugins',
        'ai_vendors',
      ],
      when: (a) => namesProviders(a),
    },
    categories: { answers: ['share_with'], when: (a) => collects(a) && given(a.share_with) },
    kept: { answers: ['kids_disclosure'], when: (a) => collects(a) && a.kids_disclosure === 'none' },
    passing: { law: '16 CFR § 312.5', when: collects },
    persistent: {
      meets: ['coppa-312-4-d-persistent'],
      when: (a) => holdsFact(a, 'data:persistent-identifiers'),
      promise: 'coppa_identifiers',
    },
    operations: { answers: ['kids_operations'], when: (a) => given(a.kids_operations) },
    usual: { law: '16 CFR § 312.2', when: (a) => !given(a.kids_operations) },
    audio: { meets: ['coppa-312-4-d-audio'], when: (a) => holdsFact(a, 'data:voice') },
    retention: { meets: ['coppa-312-10-retention'] },
    period: { answers: ['kids_retention'], when: (a) => given(a.kids_retention) },
  },
  words: noticeWords,
  texts: import.meta.url,
  values: {
    operatorEntries,
    activityTable: (c, t) => activities(c, t.words('columns')),
    providerEntries,
    recipientNames: (c) => c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']),
    internalOperations: (c) => c.names(c.say.kids_operations, c.w.kids.operations),
    usualOperations: (c) => [c.w.kids.operations.functioning, c.w.kids.operations.security],
  },
});
