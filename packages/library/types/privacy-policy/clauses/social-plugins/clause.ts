import { given } from '@clausewright/engine/document/authoring';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { contentRoles } from '../../words/content-roles.ts';
import { regulation, underEither } from '../../words/regulation.ts';
import { networksDecideThemselves } from '../../derive/embedded-content.ts';
import { clause } from '../../clause.ts';
import { consentParts } from '../consent-parts.ts';
import { providers, whatProvidersDo } from '../provider-lists.ts';

/**
 * Drafting note. Article 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC; CJEU C-40/17 (Fashion ID):
 * plugins read the device as soon as they load. own: what the network does afterwards is its own (para. 76 there); asFar: of
 * buttons that are no network’s nothing is known. Joint control stands in pp.fanpage.
 */
export const socialPlugins = clause({
  id: 'pp.social-plugins',
  version: 7,
  when: (a) => given(a.social_plugins) || given(a['social_plugins.own']),
  ground: { answers: ['social_plugins'] },
  parts: {
    networks: { answers: ['social_plugins'] },
    receive: { answers: ['social_plugins'] },
    ...consentParts,
    own: {
      law: 'Regulation (EU) 2016/679, Art. 4(7); CJEU C-40/17 (Fashion ID), para. 76',
      when: (a) => underEither(a) && networksDecideThemselves(a),
    },
    asFar: {
      law: 'Regulation (EU) 2016/679, Art. 4(7)',
      when: (a) => underEither(a) && !networksDecideThemselves(a),
    },
  },
  words: { texts: vendorCategoryTexts, roles: contentRoles },
  texts: import.meta.url,
  values: {
    providerNames: (c) => providers(c, 'social_plugins'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'social_plugins', c.w.texts.social),
    whoDecides: (c) => whatProvidersDo(c, 'social_plugins', c.w.roles.own),
    whoMayDecide: (c) => whatProvidersDo(c, 'social_plugins', c.w.roles.asFar),
    regulation,
  },
});
