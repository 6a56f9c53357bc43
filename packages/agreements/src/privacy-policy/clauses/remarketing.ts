import { items, prose } from '../../document/authoring.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';
import { providers, whatProvidersDo } from './provider-names.ts';
import { waitsWhereRequired } from './site-banner.ts';

/**
 * Drafting note. Article 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC, Article 6(1)(a) GDPR and
 * Guidelines 8/2020 on the targeting of social media users; only a banner that asks by country lets the text follow the law
 * of the place. Joint control stands in pp.fanpage, opting out in pp.optout.
 */
export const remarketing = clause({
  id: 'pp.remarketing',
  version: 4,
  when: (a) => a.remarketing === 'yes',
  parts: {
    networks: { meets: [] },
    receive: { meets: [] },
    consent: { meets: [], when: (a) => underEither(a) && !waitsWhereRequired(a) },
    required: { meets: [], when: (a) => underEither(a) && waitsWhereRequired(a) },
  },
  words: vendorCategoryTexts,
  text: {
    de: (c) => prose`
      ## Remarketing und Erfolgsmessung

      ${c.part.networks(prose`
        Unser Angebot enthält Code, der Werbenetzwerken meldet, was Besucher bei uns tun:

        ${items(providers(c, 'remarketing_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing)} Haben Sie dort ein Konto, kann das Netzwerk Ihren Besuch diesem Konto
      zuordnen.`} ${c.part.consent`Wir laden diesen Code erst, wenn Sie eingewilligt haben.`} ${c.part.required`Wo das Gesetz eine Einwilligung verlangt, laden wir diesen Code erst, wenn Sie eingewilligt haben.`}`,
    en: (c) => prose`
      ## Remarketing and measuring success

      ${c.part.networks(prose`
        Our service contains code that reports to advertising networks what visitors do with us:

        ${items(providers(c, 'remarketing_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing)} If you have an account there, the network can link your visit to that
      account.`} ${c.part.consent`We load this code only after you have given your consent.`} ${c.part.required`Where the law requires consent, we load this code only after you have given it.`}`,
    es: (c) => prose`
      ## Remarketing y medición de resultados

      ${c.part.networks(prose`
        Nuestro servicio contiene código que comunica a redes publicitarias lo que hacen los visitantes:

        ${items(providers(c, 'remarketing_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing)} Si usted tiene allí una cuenta, la red puede relacionar su visita con esa
      cuenta.`} ${c.part.consent`Solo cargamos este código después de que usted haya dado su consentimiento.`} ${c.part.required`Donde la ley exige consentimiento, solo cargamos este código después de que usted lo haya dado.`}`,
    fr: (c) => prose`
      ## Reciblage et mesure des résultats

      ${c.part.networks(prose`
        Notre service contient du code qui signale à des réseaux publicitaires ce que font les visiteurs :

        ${items(providers(c, 'remarketing_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing)} Si vous avez un compte auprès du réseau, celui-ci peut rattacher votre visite à ce compte.`} ${c.part.consent`Nous ne chargeons ce code qu’après avoir reçu votre consentement.`} ${c.part.required`Lorsque la loi exige votre consentement, nous ne chargeons ce code qu’après l’avoir reçu.`}`,
    it: (c) => prose`
      ## Remarketing e misurazione dei risultati

      ${c.part.networks(prose`
        Il nostro servizio contiene codice che comunica a reti pubblicitarie ciò che fanno i visitatori:

        ${items(providers(c, 'remarketing_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing)} Se Lei vi ha un account, la rete può collegare la Sua visita a tale
      account.`} ${c.part.consent`Carichiamo questo codice solo dopo che Lei ha prestato il Suo consenso.`} ${c.part.required`Dove la legge richiede il consenso, carichiamo questo codice solo dopo che Lei lo ha prestato.`}`,
    nl: (c) => prose`
      ## Remarketing en meting van resultaten

      ${c.part.networks(prose`
        Onze dienst bevat code die aan advertentienetwerken meldt wat bezoekers bij ons doen:

        ${items(providers(c, 'remarketing_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing)} Hebt u daar een account, dan kan het netwerk uw bezoek aan dat account
      koppelen.`} ${c.part.consent`Wij laden deze code pas nadat u toestemming hebt gegeven.`} ${c.part.required`Waar de wet toestemming verlangt, laden wij deze code pas nadat u die toestemming hebt gegeven.`}`,
  },
});
