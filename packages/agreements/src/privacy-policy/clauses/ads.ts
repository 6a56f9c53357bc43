import { has, items, prose } from '../../document/authoring.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';
import { providers, whatProvidersDo } from './provider-names.ts';
import { waitsWhereRequired } from './site-banner.ts';

/**
 * Drafting note. Articles 5(1)(a) and 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC and Article
 * 6(1)(a) GDPR; only a banner that asks by country lets the text follow the law of the place. device: a switch of the
 * operating systems that no duty asks to name. Opting out under American laws stands in pp.optout.
 */
export const ads = clause({
  id: 'pp.ads',
  version: 4,
  when: (a) => a.ads === 'yes',
  parts: {
    networks: { meets: [] },
    receive: { meets: [] },
    consent: { meets: [], when: (a) => underEither(a) && !waitsWhereRequired(a) },
    required: { meets: [], when: (a) => underEither(a) && waitsWhereRequired(a) },
    device: { meets: [], when: (a) => has(a.agreement_for, 'app') },
  },
  words: vendorCategoryTexts,
  text: {
    de: (c) => prose`
      ## Werbung

      ${c.part.networks(prose`
        Unser Angebot zeigt Werbung. Ausgeliefert wird sie von:

        ${items(providers(c, 'ad_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'ad_vendors', c.w.ads)}`} ${c.part
        .consent`Werbung, die sich nach Ihren Interessen richtet, erhalten Sie
      nur, wenn Sie eingewilligt haben.`} ${c.part.required`Wo das Gesetz eine Einwilligung verlangt, erhalten Sie Werbung, die sich nach Ihren Interessen richtet, nur, wenn Sie eingewilligt haben.`} ${c
        .part.device`In den Einstellungen vieler Geräte können Sie die
      Werbekennung zurücksetzen oder Apps untersagen, Sie zu verfolgen.`}`,
    en: (c) => prose`
      ## Advertising

      ${c.part.networks(prose`
        Our service shows advertising. It is delivered by:

        ${items(providers(c, 'ad_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'ad_vendors', c.w.ads)}`} ${c.part
        .consent`You receive advertising that follows your interests only if you
      have given your consent.`} ${c.part.required`Where the law requires consent, you receive advertising that follows your interests only if you have given it.`} ${c
        .part.device`In the settings of many devices you can reset the advertising
      identifier or stop apps from tracking you.`}`,
    es: (c) => prose`
      ## Publicidad

      ${c.part.networks(prose`
        Nuestro servicio muestra publicidad suministrada por:

        ${items(providers(c, 'ad_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'ad_vendors', c.w.ads)}`} ${c.part
        .consent`Solo recibe publicidad basada en sus intereses si ha dado su
      consentimiento.`} ${c.part.required`Donde la ley exige consentimiento, solo recibe publicidad basada en sus intereses si lo ha dado.`} ${c
        .part.device`En los ajustes de muchos dispositivos puede restablecer el identificador de
      publicidad o prohibir que las aplicaciones le rastreen.`}`,
    fr: (c) => prose`
      ## Publicité

      ${c.part.networks(prose`
        Notre service affiche de la publicité diffusée par :

        ${items(providers(c, 'ad_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'ad_vendors', c.w.ads)}`} ${c.part
        .consent`Vous ne recevez de publicité fondée sur vos centres d’intérêt que
      si vous avez donné votre consentement.`} ${c.part.required`Lorsque la loi exige votre consentement, vous ne recevez de publicité fondée sur vos centres d’intérêt que si vous l’avez donné.`} ${c
        .part.device`Dans les paramètres de nombreux appareils, vous pouvez
      réinitialiser l’identifiant publicitaire ou interdire aux applications de vous suivre.`}`,
    it: (c) => prose`
      ## Pubblicità

      ${c.part.networks(prose`
        Il nostro servizio mostra pubblicità fornita da:

        ${items(providers(c, 'ad_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'ad_vendors', c.w.ads)}`} ${c.part
        .consent`Lei riceve pubblicità basata sui Suoi interessi solo se ha prestato il
      Suo consenso.`} ${c.part.required`Dove la legge richiede il consenso, Lei riceve pubblicità basata sui Suoi interessi solo se lo ha prestato.`} ${c
        .part.device`Nelle impostazioni di molti dispositivi può reimpostare l’identificativo
      pubblicitario o vietare alle app di tracciarLa.`}`,
    nl: (c) => prose`
      ## Reclame

      ${c.part.networks(prose`
        Onze dienst toont reclame die wordt geleverd door:

        ${items(providers(c, 'ad_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'ad_vendors', c.w.ads)}`} ${c.part
        .consent`U krijgt alleen reclame op basis van uw interesses als u
      toestemming hebt gegeven.`} ${c.part.required`Waar de wet toestemming verlangt, krijgt u alleen reclame op basis van uw interesses als u die toestemming hebt gegeven.`} ${c
        .part.device`In de instellingen van veel apparaten kunt u de advertentie-ID opnieuw
      instellen of apps verbieden u te volgen.`}`,
  },
});
