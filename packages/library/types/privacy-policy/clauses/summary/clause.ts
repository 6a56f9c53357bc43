import { given, has, rows } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { loadsContent } from '../../derive/embedded-content.ts';
import { contentPurpose } from '../../words/content-purpose.ts';
import { dataTypeWords } from '../../words/pd-types.ts';
import { sourceDataWords, sourceWords } from '../../words/pd-sources.ts';
import { purposeWords } from '../../words/purposes.ts';
import { requestWays } from '../../words/request-ways.ts';
import { recipientWords } from '../../words/share-with.ts';
import { placesOutside } from '../../../../shared/words/transfer-places.ts';
import { holdsForSome, whoseLaw } from '../../words/reach.ts';
import { speaksAmerican, underEither } from '../../words/regulation.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';
import {
  assesses,
  comesFromOthers,
  enumerated,
  estimates,
  investigated,
  investigatedSources,
  mayProfile,
  otherSources,
  recipientsInShort,
  tailors,
} from '../key-points.ts';
import { listedKinds } from '../listed-kinds.ts';
import { namedPurposes } from '../purpose-names.ts';

/** First layer of the notice: Article 11 LOPDGDD and the layered notices of WP260. */
export const summary = clause({
  id: 'pp.summary',
  version: 6,
  ground: { law: 'WP260 rev.01 on layered notices' },
  parts: {
    ...twoEnglishes(
      'Regulation (EU) 2016/679, Art. 13(1)(a); Cal. Bus. & Prof. Code § 22575',
      speaksAmerican,
    ),
    layer: { meets: ['es-lopdgdd-11'] },
    owner: { meets: ['es-lopdgdd-11'] },
    representative: {
      meets: ['es-lopdgdd-11-representative'],
      when: (a) => has(a.laws, 'gdpr') && given(a.eu_rep),
    },
    data: { answers: ['pd_types'], when: (a) => a.pd_none_confirm !== 'yes' && !has(a.pd_types, 'none') },
    few: { answers: ['pd_types'], when: (a) => a.pd_none_confirm !== 'yes' && has(a.pd_types, 'none') },
    nothing: { meets: ['es-lopdgdd-11'], when: (a) => a.pd_none_confirm === 'yes' },
    purposes: { meets: ['es-lopdgdd-11'], when: (a) => a.pd_none_confirm !== 'yes' },
    profiling: {
      meets: ['es-lopdgdd-11'],
      when: (a) => underEither(a) && mayProfile(a),
    },
    tailors: {
      answers: ['ai_features', 'purposes', 'ads', 'remarketing', 'analytics_features'],
      when: tailors,
    },
    assesses: { answers: ['ai_features'], when: assesses },
    estimates: { answers: ['analytics_features'], when: estimates },
    // Art. 11(2) LOPDGDD: only where Art. 22 GDPR gives the right.
    decisions: { meets: ['es-lopdgdd-11'], when: (a) => has(a.laws, 'gdpr') && holdsFact(a, 'data:adm') },
    elsewhere: { meets: ['es-lopdgdd-11'], when: comesFromOthers },
    kinds: { meets: ['es-lopdgdd-11'], when: (a) => has(a.pd_sources, ...investigated) },
    recipients: { answers: ['share_with'], when: (a) => a.pd_none_confirm !== 'yes' },
    abroad: {
      answers: ['hosting_country', 'other_vendors', 'transfers'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).length > 0,
    },
    rights: { meets: ['es-lopdgdd-11'], when: (a) => underEither(a) },
    whom: { law: 'Regulation (EU) 2016/679, Art. 3', when: holdsForSome },
    ask: { answers: ['request_channels'], when: (a) => !underEither(a) },
    how: { meets: ['es-lopdgdd-11'], when: (a) => given(a.request_channels) },
  },
  words: {
    types: dataTypeWords,
    sources: sourceWords,
    passed: sourceDataWords,
    purposes: purposeWords,
    recipients: recipientWords,
    content: contentPurpose,
  },
  texts: import.meta.url,
  values: {
    ownerName,
    representativeNames: (c) => rows(c.say.eu_rep).map((row) => row.eu_rep_name),
    dataKinds: (c) => enumerated(listedKinds(c, c.w.types)),
    purposeNames: (c) =>
      enumerated([
        ...namedPurposes(c, c.w.purposes).map(({ title }) => title),
        ...(loadsContent(c.a) ? [c.w.content.name] : []),
      ]),
    otherSources,
    investigatedSources,
    kindsFromOthers: (c) =>
      enumerated(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own'])),
    recipientsInShort,
    whoseLaw,
    requestWays,
  },
});
