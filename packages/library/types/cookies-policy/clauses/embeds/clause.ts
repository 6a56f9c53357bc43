import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { asksEverywhere, usesEmbeds } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { embedsOf, fontProviders, providersWithTexts } from '../provider-lists.ts';

/**
 * Content of others reads and stores as soon as it loads: Art. 5(3) ePrivacy Directive as read by EDPB
 * Guidelines 2/2023. Opening it is a yes only where a notice on the spot says so (Art. 4(11) GDPR). Fonts are loaded and
 * store nothing that their makers name. A captcha is free of consent only where security strictly needs it.
 */
export const embeds = clause({
  id: 'cp.embeds',
  version: 3,
  when: usesEmbeds,
  ground: { answers: ['embeds'] },
  parts: {
    content: { answers: ['embeds'], when: (a) => embedsOf(a, 'embeds') },
    checks: { answers: ['embeds'], when: (a) => embedsOf(a, 'security') },
    chats: { answers: ['embeds'], when: (a) => embedsOf(a, 'support_crm') },
    fonts: { answers: ['embeds'], when: (a) => embedsOf(a, 'fonts') },
    providers: {
      when: (a) => embedsOf(a, 'embeds') || embedsOf(a, 'security') || embedsOf(a, 'support_crm'),
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
    fontProviders,
  },
});
