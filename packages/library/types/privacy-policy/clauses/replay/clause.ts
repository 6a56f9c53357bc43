import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { regulation } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';
import { consentParts } from '../consent-parts.ts';
import { providers, whatProvidersDo } from '../provider-lists.ts';

/**
 * Drafting note. Articles 5(1)(a) and 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC, since
 * recordings serve more than to count an audience. receive: what is typed may be recorded, conditional, for nobody is asked
 * what is masked.
 */
export const replay = clause({
  id: 'pp.replay',
  version: 7,
  when: (a) => a.session_replay === 'yes',
  ground: { answers: ['session_replay'] },
  parts: {
    tools: { answers: ['session_replay_vendors'] },
    receive: { answers: ['session_replay_vendors'] },
    ...consentParts,
  },
  words: vendorCategoryTexts,
  texts: import.meta.url,
  values: {
    regulation,
    providerNames: (c) => providers(c, 'session_replay_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay),
  },
});
