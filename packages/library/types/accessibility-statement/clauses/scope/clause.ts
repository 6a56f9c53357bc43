import { has, link, prose } from '@clausewright/engine/document/authoring';
import { ownerName, ownerPlace } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';
import { isPublicInBritain, isPublicInEea, isUnderAct } from '../regimes.ts';

/** Who speaks, of what, and by which law: Article 13(2) of Directive (EU) 2019/882 with § 14 BFSG; Article 7 of Directive (EU) 2016/2102; reg. 8 SI 2018/952. Whoever is bound by none of them names no law. */
export const scope = clause({
  id: 'as.scope',
  version: 1,
  ground: { answers: ['business_name', 'individual_name', 'country', 'agreement_for'] },
  parts: {
    german: { law: '§ 14 BFSG', when: (a) => isUnderAct(a) && a.country === 'DE' },
    service: {
      law: 'Directive (EU) 2019/882, Art. 13(2)',
      when: (a) => isUnderAct(a) && a.country !== 'DE',
    },
    publicBody: { law: 'Directive (EU) 2016/2102, Art. 7', when: isPublicInEea },
    british: { law: 'SI 2018/952 reg. 8', when: isPublicInBritain },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerPlace,
    places: ({ a, say }, t) => {
      // Read whether printed or not, so that the questions are known as those of the clause.
      const { website_name, website_url, app_name } = say;
      const website = t.snippet('website', { name: prose`**${website_name}** (${link(website_url)})` });
      return [
        ...(has(a.agreement_for, 'website') ? [website] : []),
        ...(has(a.agreement_for, 'app') ? [t.snippet('app', { name: prose`**${app_name}**` })] : []),
      ];
    },
  },
});
