import { type Context, given, has, type Words } from '@clausewright/engine/document/authoring';
import { authorityById } from '../../derive/authorities.ts';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { holdsForSome } from '../../words/reach.ts';
import { onlyBritish, underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

function authority({ a }: Context<PrivacyQuestions>): Words {
  const known = authorityById(a.authority ?? 'none');
  return catalogueLink(known?.url ?? '', known?.name ?? '');
}

/**
 * Drafting note. Articles 13(2)(b)-(d), 14(2)(c)-(e), 7(3), 15-20 and 77 GDPR; the UK GDPR shares them. Objection has a
 * section of its own (Article 21(4): apart from other information). authority: Article 77, the one that the owner's seat
 * suggests, beside that of home and work. france: Act 78-17, Article 85, worded for people who live there.
 */
export const rightsGdpr = clause({
  id: 'pp.rights.gdpr',
  version: 3,
  when: underEither,
  ground: { law: '?' },
  parts: {
    list: { meets: ['gdpr-13-2-b', 'uk-gdpr-13'] },
    european: { answers: ['authority'], when: (a) => !onlyBritish(a) && !holdsForSome(a) },
    british: { answers: ['authority'], when: (a) => onlyBritish(a) && !holdsForSome(a) },
    // The British find in pp.rights.uk that they have the same rights.
    europeansOnly: { answers: ['authority'], when: (a) => !onlyBritish(a) && holdsForSome(a) },
    britonsOnly: { answers: ['authority'], when: (a) => onlyBritish(a) && holdsForSome(a) },
    access: { meets: ['gdpr-15'] },
    rectification: { meets: ['gdpr-16'] },
    erasure: { meets: ['gdpr-17'] },
    restriction: { meets: ['gdpr-18'] },
    portability: { meets: ['gdpr-20'] },
    withdrawal: { meets: ['gdpr-13-2-c'] },
    complaint: { meets: ['gdpr-13-2-d'], when: (a) => has(a.laws, 'gdpr') },
    authority: {
      answers: ['authority'],
      when: (a) => has(a.laws, 'gdpr') && given(a.authority) && a.authority !== 'none',
    },
    france: { meets: ['fr-lil-85'], when: (a) => has(a.laws, 'gdpr') },
  },
  texts: import.meta.url,
  values: {
    authorityName: (c) => authority(c),
  },
});
