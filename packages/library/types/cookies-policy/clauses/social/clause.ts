import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { asksEverywhere, owesConsent, usesSocial } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { purpose, recipients } from '../duties.ts';
import { providersWithTexts } from '../provider-lists.ts';

/** Plugins read the device as soon as they load (CJEU C-40/17, Fashion ID). */
export const social = clause({
  id: 'cp.social',
  version: 2,
  when: usesSocial,
  ground: { answers: ['social_media', 'cookie_table'] },
  parts: {
    social: { meets: purpose },
    socialTools: { meets: recipients, when: (a) => a.social_media === 'yes' },
    socialConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: asksEverywhere },
    controllers: { meets: ['edpb-05-2020'], when: owesConsent },
  },
  words: { texts },
  texts: import.meta.url,
  values: {
    providerNames: (c) => providersWithTexts(c, 'social_vendors'),
  },
});
