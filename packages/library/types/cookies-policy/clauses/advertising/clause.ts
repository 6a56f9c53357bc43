import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { advertises, asksEverywhere, lists, owesConsent } from '../../uses.ts';
import { listedCookies } from '../listed-cookies.ts';
import { cookieTableWords } from '../../../../shared/words/cookie-table.ts';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { clause } from '../../clause.ts';
import { purpose, recipients } from '../duties.ts';
import { providersWithTexts } from '../provider-lists.ts';

/**
 * Art. 5(3) ePrivacy Directive for what serves advertising. Profiling is told as the AEPD guide asks; whoever relies on the
 * consent for purposes of its own is a controller (EDPB Guidelines 05/2020, para. 65). listed: cookies that the owner
 * typed in do not make a service one that shows advertising.
 */
export const advertising = clause({
  id: 'cp.advertising',
  version: 2,
  when: advertises,
  ground: { answers: ['ads', 'remarketing', 'cookie_table'] },
  parts: {
    ads: { meets: purpose, when: (a) => a.ads === 'yes' },
    adTools: { meets: recipients },
    adsConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: asksEverywhere },
    remarketing: { meets: purpose, when: (a) => a.remarketing === 'yes' },
    remarketingTools: { meets: recipients },
    remarketingConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: asksEverywhere },
    listed: {
      meets: purpose,
      when: (a) => a.ads !== 'yes' && a.remarketing !== 'yes' && lists(a, 'advertising'),
    },
    listedConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: asksEverywhere },
    profiles: { meets: ['es-lssi-22-2'] },
    controllers: {
      meets: ['edpb-05-2020'],
      when: (a) => owesConsent(a) && (a.ads === 'yes' || a.remarketing === 'yes'),
    },
  },
  words: lexiconOf((language) => ({ texts: texts[language], ...cookieTableWords[language] })),
  texts: import.meta.url,
  values: {
    adProviders: (c) => providersWithTexts(c, 'ad_vendors'),
    advertisingCookies: (c, t) =>
      listedCookies(c, 'advertising', ({ name, provider, purpose }) =>
        t.snippet('cookie', { name, provider, purpose }),
      ),
    remarketingProviders: (c) => providersWithTexts(c, 'remarketing_vendors'),
  },
});
