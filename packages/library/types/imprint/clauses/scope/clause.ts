import { has, link, prose } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Of which service the notice is; it says nothing of further services, which need a link to it of their own. */
export const scope = clause({
  id: 'im.scope',
  version: 1,
  ground: { answers: ['agreement_for', 'website_name', 'website_url', 'app_name'] },
  parts: {},
  texts: import.meta.url,
  values: {
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
