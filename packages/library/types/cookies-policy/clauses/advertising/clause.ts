import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { advertises, asksEverywhere, owesConsent, usesAds } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { purpose, recipients } from '../duties.ts';
import { providersWithTexts } from '../provider-lists.ts';

/**
 * Art. 5(3) ePrivacy Directive for what serves advertising. Profiling is told as the AEPD guide asks; whoever relies on the
 * consent for purposes of its own is a controller (EDPB Guidelines 05/2020, para. 65).
 */
export const advertising = clause({
  id: 'cp.advertising',
  version: 1,
  when: advertises,
  ground: { answers: ['ads', 'cookie_table', 'remarketing'] },
  parts: {
    ads: { meets: purpose, when: usesAds },
    adTools: { meets: recipients, when: (a) => a.ads === 'yes' },
    adsConsent: { answers: ['ads', 'cookie_table'], when: asksEverywhere },
    remarketing: { meets: purpose, when: (a) => a.remarketing === 'yes' },
    remarketingTools: { meets: recipients },
    remarketingConsent: { answers: ['remarketing'], when: asksEverywhere },
    profiles: { meets: ['es-lssi-22-2'] },
    controllers: { meets: ['edpb-05-2020'], when: owesConsent },
  },
  words: { texts },
  texts: import.meta.url,
  values: {
    adProviders: (c) => providersWithTexts(c, 'ad_vendors'),
    remarketingProviders: (c) => providersWithTexts(c, 'remarketing_vendors'),
  },
});
