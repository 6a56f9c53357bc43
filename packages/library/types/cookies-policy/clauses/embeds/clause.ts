import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { asksEverywhere, usesEmbeds } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { providersWithTexts } from '../provider-lists.ts';

/**
 * Content of others reads and stores as soon as it loads: Art. 5(3) ePrivacy Directive as read by EDPB
 * Guidelines 2/2023. A captcha is free of consent only where security strictly needs it.
 */
export const embeds = clause({
  id: 'cp.embeds',
  version: 2,
  when: usesEmbeds,
  ground: { answers: ['embeds'] },
  parts: {
    providers: {
      meets: [
        'eprivacy-5-3',
        'fr-82',
        'de-tdddg-25',
        'nl-tw-11-7a',
        'es-lssi-22-2',
        'edpb-05-2020',
        'cookie-refusal',
        'planet49-third-party',
        'it-garante-2021',
        'uk-pecr-6',
        'jp-tba-27-12',
      ],
    },
    consent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: asksEverywhere },
  },
  words: { texts },
  texts: import.meta.url,
  values: {
    providerNames: (c) => providersWithTexts(c, 'embeds'),
  },
});
