import { given, items, prose } from '../../document/authoring.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';
import { providers, whatProvidersDo } from './provider-names.ts';
import { waitsWhereRequired } from './site-banner.ts';

/**
 * Drafting note. Article 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC; CJEU C-40/17 (Fashion ID):
 * plugins read the device as soon as they load. Joint control stands in pp.fanpage.
 */
export const socialPlugins = clause({
  id: 'pp.social-plugins',
  version: 4,
  when: (a) => given(a.social_plugins) || given(a['social_plugins.own']),
  parts: {
    networks: { meets: [] },
    receive: { meets: [] },
    consent: { meets: [], when: (a) => underEither(a) && !waitsWhereRequired(a) },
    required: { meets: [], when: (a) => underEither(a) && waitsWhereRequired(a) },
  },
  words: vendorCategoryTexts,
  text: {
    de: (c) => prose`
      ## Schaltflächen und Beiträge sozialer Netzwerke

      ${c.part.networks(prose`
        Auf unseren Seiten finden Sie Schaltflächen oder Beiträge dieser Netzwerke:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`Wir laden sie erst, wenn Sie eingewilligt haben.`} ${c.part.required`Wo das Gesetz eine Einwilligung verlangt, laden wir sie erst, wenn Sie eingewilligt haben.`}`,
    en: (c) => prose`
      ## Buttons and posts of social networks

      ${c.part.networks(prose`
        On our pages you find buttons or posts of these networks:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`We load them only after you have given your consent.`} ${c.part.required`Where the law requires consent, we load them only after you have given it.`}`,
    es: (c) => prose`
      ## Botones y publicaciones de redes sociales

      ${c.part.networks(prose`
        En nuestras páginas encontrará botones o publicaciones de redes sociales:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part
        .consent`Solo los cargamos después de que usted haya dado su
      consentimiento.`} ${c.part.required`Donde la ley exige consentimiento, solo los cargamos después de que usted lo haya dado.`}`,
    fr: (c) => prose`
      ## Boutons et publications de réseaux sociaux

      ${c.part.networks(prose`
        Nos pages contiennent des boutons ou des publications de réseaux sociaux :

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part
        .consent`Nous ne les chargeons qu’après avoir reçu votre
      consentement.`} ${c.part.required`Lorsque la loi exige votre consentement, nous ne les chargeons qu’après l’avoir reçu.`}`,
    it: (c) => prose`
      ## Pulsanti e contenuti di social network

      ${c.part.networks(prose`
        Sulle nostre pagine si trovano pulsanti o contenuti di:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`Carichiamo pulsanti e contenuti solo dopo che Lei ha prestato il Suo consenso.`} ${c.part.required`Dove la legge richiede il consenso, carichiamo pulsanti e contenuti solo dopo che Lei lo ha prestato.`}`,
    nl: (c) => prose`
      ## Knoppen en berichten van sociale netwerken

      ${c.part.networks(prose`
        Op onze pagina’s vindt u knoppen of berichten van:

        ${items(providers(c, 'social_plugins'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'social_plugins', c.w.social)}`} ${c.part.consent`Wij laden de knoppen en berichten pas nadat u toestemming hebt gegeven.`} ${c.part.required`Waar de wet toestemming verlangt, laden wij de knoppen en berichten pas nadat u die toestemming hebt gegeven.`}`,
  },
});
