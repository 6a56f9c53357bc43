import { isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Carve-outs first and always: Directive 93/13/EEC, Annex 1(a)-(b); § 309 No. 7 BGB; Article R212-1, 6° Code de la consommation;
// Article 33(2)(a)-(b) Codice del consumo; Articles 85-86 TRLGDCU; Articles 6:236-237 BW; CRA 2015 s. 65; UCTA 1977 s. 2.
// A contract has its own rules on liability, so that nobody reads two limits for one thing; essential obligations (§ 307 BGB)
// belong there. American law asks for no unlimited liability for negligence. Towards consumers the
// section ends with their rights: a bare “as far as the law permits” is not transparent (Directive 93/13/EEC, Article 5).
export const liability = clause({
  id: 'di.liability',
  version: 3,
  ground: { law: 'Directive 93/13/EEC, Annex 1(a)-(b)' },
  parts: {
    contracts: { law: '§ 305c(2) BGB; UCC § 2-719: a contract has its own rules on liability' },
    always: {
      law: '§ 276(3) and § 309 No. 7 BGB; R212-1, 6° Code de la consommation; article 1229 c.c.; CRA 2015 s. 65; Cal. Civ. Code § 1668',
    },
    body: { law: 'Directive 93/13/EEC, Annex 1(a)', when: (a) => !isOnlyAmerican(a) },
    bodyAmerican: {
      law: 'Cal. Civ. Code § 1668; City of Santa Barbara v. Superior Court, 41 Cal. 4th 747',
      when: isOnlyAmerican,
    },
    consumers: { law: 'Directive 93/13/EEC, Annex 1(b)', when: (a) => a.consumer_type !== 'businesses' },
    rest: { meets: ['practice-di-nores'], when: (a) => a.consumer_type !== 'consumers' },
    otherwise: { answers: ['consumer_type'], when: (a) => a.consumer_type !== 'both' },
    others: { answers: ['consumer_type'], when: (a) => a.consumer_type === 'both' },
  },
  texts: import.meta.url,
});
