import { clause, type DisclaimerQuestions } from '../../clause.ts';

type Places = {
  readonly [Q in 'country' | 'audience_regions']?: DisclaimerQuestions[Q] | undefined;
};
/** An owner in the United States who addresses nobody elsewhere. */
const onlyAmerican = ({ country, audience_regions }: Places): boolean =>
  String(country) === 'US' && (audience_regions ?? []).every((region) => region === 'us');

// Carve-outs first and always: Directive 93/13/EEC, Annex 1(a)-(b); § 309 No. 7 BGB; Article R212-1, 6° Code de la consommation;
// Article 33(2)(a)-(b) Codice del consumo; Articles 85-86 TRLGDCU; Articles 6:236-237 BW; CRA 2015 s. 65; UCTA 1977 s. 2.
// Essential obligations follow the case law on § 307 BGB, which holds between businesses too, and are said where readers
// live under such a law; American law asks for neither them nor unlimited liability for negligence. Towards consumers the
// section ends with their rights: a bare “as far as the law permits” is not transparent (Directive 93/13/EEC, Article 5).
export const liability = clause({
  id: 'di.liability',
  version: 2,
  ground: { law: '?' },
  parts: {
    always: { law: '?' },
    body: { law: '?', when: (a) => !onlyAmerican(a) },
    bodyAmerican: { law: '?', when: onlyAmerican },
    essential: { law: '?', when: (a) => !onlyAmerican(a) },
    consumers: { answers: ['consumer_type'], when: (a) => a.consumer_type !== 'businesses' },
    rest: { meets: ['practice-di-nores'], when: (a) => a.consumer_type !== 'consumers' },
    otherwise: { answers: ['consumer_type'], when: (a) => a.consumer_type !== 'both' },
    others: { answers: ['consumer_type'], when: (a) => a.consumer_type === 'both' },
  },
  texts: import.meta.url,
});
