import { given } from '@clausewright/engine/document/authoring';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { underEither } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';
import { providers, whatProvidersDo } from '../../../../shared/clauses/provider-names.ts';
import { waitsWhereRequired } from '../site-banner.ts';

/**
 * Drafting note. Article 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC; CJEU C-40/17 (Fashion ID):
 * plugins read the device as soon as they load. Joint control stands in pp.fanpage.
 */
export const socialPlugins = clause({
  id: 'pp.social-plugins',
  version: 5,
  when: (a) => given(a.social_plugins) || given(a['social_plugins.own']),
  ground: { answers: ['social_plugins'] },
  parts: {
    networks: { answers: ['social_plugins'] },
    receive: { answers: ['social_plugins'] },
    consent: {
      law: 'Directive 2002/58/EC, Art. 5(3); Regulation (EU) 2016/679, Art. 6(1)(a)',
      when: (a) => underEither(a) && !waitsWhereRequired(a),
    },
    required: {
      law: 'Directive 2002/58/EC, Art. 5(3); Regulation (EU) 2016/679, Art. 6(1)(a)',
      when: (a) => underEither(a) && waitsWhereRequired(a),
    },
  },
  words: vendorCategoryTexts,
  texts: import.meta.url,
  values: {
    providerNames: (c) => providers(c, 'social_plugins'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'social_plugins', c.w.social),
  },
});
