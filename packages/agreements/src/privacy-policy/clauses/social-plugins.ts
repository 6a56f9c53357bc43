import { given, has, items, prose } from '../../document/authoring.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { clause } from './clause.ts';
import { providers, whatProvidersDo } from './provider-names.ts';

export const socialPlugins = clause({
  id: 'pp.social-plugins',
  version: 1,
  when: (a) => given(a.social_plugins) || given(a['social_plugins.own']),
  parts: {
    networks: { meets: [] },
    receive: { meets: [] },
    consent: { meets: [], when: (a) => has(a.laws, 'gdpr') },
  },
  words: vendorCategoryTexts,
  text: {
    de: (c) => prose`
      ## Schaltflächen und Beiträge sozialer Netzwerke

      ${c.part.networks(prose`
        Auf unseren Seiten finden Sie Schaltflächen oder Beiträge dieser Netzwerke:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`Wir laden sie erst, wenn Sie eingewilligt haben.`}`,
    en: (c) => prose`
      ## Buttons and posts of social networks

      ${c.part.networks(prose`
        On our pages you find buttons or posts of these networks:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`We load them only after you have given your consent.`}`,
    es: (c) => prose`
      ## Botones y publicaciones de redes sociales

      ${c.part.networks(prose`
        En nuestras páginas encontrará botones o publicaciones de redes sociales:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part
        .consent`Solo los cargamos después de que usted haya dado su
      consentimiento.`}`,
    fr: (c) => prose`
      ## Boutons et publications de réseaux sociaux

      ${c.part.networks(prose`
        Nos pages contiennent des boutons ou des publications de réseaux sociaux :

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part
        .consent`Nous ne les chargeons qu’après avoir reçu votre
      consentement.`}`,
    it: (c) => prose`
      ## Pulsanti e contenuti di social network

      ${c.part.networks(prose`
        Sulle nostre pagine si trovano pulsanti o contenuti di:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`Carichiamo pulsanti e contenuti solo dopo che Lei ha prestato il Suo consenso.`}`,
    nl: (c) => prose`
      ## Knoppen en berichten van sociale netwerken

      ${c.part.networks(prose`
        Op onze pagina’s vindt u knoppen of berichten van:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`Wij laden de knoppen en berichten pas nadat u toestemming hebt gegeven.`}`,
  },
});
