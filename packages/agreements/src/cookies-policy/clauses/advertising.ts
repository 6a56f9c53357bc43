import { prose } from '../../document/authoring.ts';
import { vendorCategoryTexts as texts } from '../../privacy-policy/words/vendor-categories.ts';
import { advertises, asksEverywhere, owesConsent, usesAds } from '../uses.ts';
import { clause } from './clause.ts';
import { purpose, recipients } from './duties.ts';
import { providersWithTexts } from './provider-lists.ts';

/**
 * Art. 5(3) ePrivacy Directive for what serves advertising. Profiling is told as the AEPD guide asks; whoever relies on the
 * consent for purposes of its own is a controller (EDPB Guidelines 05/2020, para. 65).
 */
export const advertising = clause({
  id: 'cp.advertising',
  version: 1,
  when: advertises,
  parts: {
    ads: { meets: purpose, when: usesAds },
    adTools: { meets: recipients, when: (a) => a.ads === 'yes' },
    adsConsent: { meets: [], when: asksEverywhere },
    remarketing: { meets: purpose, when: (a) => a.remarketing === 'yes' },
    remarketingTools: { meets: recipients },
    remarketingConsent: { meets: [], when: asksEverywhere },
    profiles: { meets: ['es-lssi-22-2'] },
    controllers: { meets: ['edpb-05-2020'], when: owesConsent },
  },
  words: {
    de: { texts: texts.de },
    en: { texts: texts.en },
    es: { texts: texts.es },
    fr: { texts: texts.fr },
    it: { texts: texts.it },
    nl: { texts: texts.nl },
  },
  text: {
    de: (c) => prose`
      ## Cookies für Werbung

      ${c.part.ads(prose`
        ### Anzeigen in unserem Angebot

        Diese Cookies steuern, welche Anzeigen in unserem Angebot erscheinen, begrenzen ihre Wiederholung und zählen Anzeigen und Klicks.

        ${c.part.adTools(prose`
          Die Anzeigen liefern:

          ${providersWithTexts(c, 'ad_vendors')}`)}

        ${c.part.adsConsent`Diese Cookies setzen wir nur mit Ihrer Einwilligung.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing

        Diese Cookies machen Ihr Gerät für Werbenetzwerke wiedererkennbar, damit diese unsere Anzeigen später auf anderen Websites und in
        anderen Apps zeigen und deren Erfolg messen.

        ${c.part.remarketingTools(prose`
          Die Netzwerke sind:

          ${providersWithTexts(c, 'remarketing_vendors')}`)}

        ${c.part.remarketingConsent`Diese Wiedererkennung beginnt erst mit Ihrer Einwilligung.`}`)}

      ${c.part.profiles`Aus Daten, die der Werbung dienen, können Profile Ihrer Interessen entstehen.`} ${c
        .part
        .controllers`Werbenetzwerke können, was sie durch ihre Cookies erfahren, auch für eigene Zwecke verarbeiten; insoweit sind sie selbst oder gemeinsam mit uns verantwortlich.`}`,
    en: (c) => prose`
      ## Cookies for advertising

      ${c.part.ads(prose`
        ### Advertisements in our service

        These cookies control which advertisements appear in our service, limit how often they are repeated, and count advertisements and
        clicks.

        ${c.part.adTools(prose`
          The advertisements are delivered by:

          ${providersWithTexts(c, 'ad_vendors')}`)}

        ${c.part.adsConsent`We set these cookies only with your consent.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing

        These cookies make your device recognisable to advertising networks, so that these can later show our advertisements on other
        websites and in other apps and measure their success.

        ${c.part.remarketingTools(prose`
          The networks are:

          ${providersWithTexts(c, 'remarketing_vendors')}`)}

        ${c.part.remarketingConsent`This recognition starts only with your consent.`}`)}

      ${c.part.profiles`Profiles of your interests can be made from data that serves advertising.`} ${c.part
        .controllers`Advertising networks can process what they learn through their cookies for purposes of their own, too; to that extent they are controllers themselves or jointly with us.`}`,
    es: (c) => prose`
      ## Cookies para la publicidad

      ${c.part.ads(prose`
        ### Anuncios en nuestro servicio

        Estas cookies determinan qué anuncios aparecen en nuestro servicio, limitan su repetición y cuentan los anuncios y los clics.

        ${c.part.adTools(prose`
          Los anuncios los suministran:

          ${providersWithTexts(c, 'ad_vendors')}`)}

        ${c.part.adsConsent`Solo instalamos estas cookies con su consentimiento.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing

        Estas cookies permiten a las redes publicitarias reconocer su dispositivo para mostrar después nuestros anuncios en otros sitios web y
        otras aplicaciones y medir su éxito.

        ${c.part.remarketingTools(prose`
          Las redes son:

          ${providersWithTexts(c, 'remarketing_vendors')}`)}

        ${c.part.remarketingConsent`Este reconocimiento solo comienza con su consentimiento.`}`)}

      ${c.part.profiles`Con los datos que sirven para la publicidad pueden elaborarse perfiles de sus intereses.`} ${c
        .part
        .controllers`Las redes publicitarias pueden tratar también para fines propios lo que conocen por sus cookies; en esa medida son responsables del tratamiento por sí solas o junto con
      nosotros.`}`,
    fr: (c) => prose`
      ## Cookies pour la publicité

      ${c.part.ads(prose`
        ### Annonces dans notre service

        Ces cookies déterminent les annonces affichées dans notre service, limitent leur répétition et comptent les annonces et les
        clics.

        ${c.part.adTools(prose`
          Les annonces sont diffusées par :

          ${providersWithTexts(c, 'ad_vendors')}`)}

        ${c.part.adsConsent`Nous ne déposons ces cookies qu’avec votre consentement.`}`)}

      ${c.part.remarketing(prose`
        ### Reciblage

        Ces cookies permettent aux réseaux publicitaires de reconnaître votre appareil afin d’afficher ensuite nos annonces sur d’autres
        sites et dans d’autres applications et d’en mesurer les résultats.

        ${c.part.remarketingTools(prose`
          Les réseaux sont :

          ${providersWithTexts(c, 'remarketing_vendors')}`)}

        ${c.part.remarketingConsent`Cette reconnaissance ne commence qu’avec votre consentement.`}`)}

      ${c.part
        .profiles`Les données qui servent à la publicité peuvent permettre d’établir des profils de vos centres
      d’intérêt.`} ${c.part
        .controllers`Les réseaux publicitaires peuvent aussi traiter pour leurs propres finalités ce qu’ils apprennent par leurs cookies ; dans cette mesure,
      ils en sont responsables seuls ou conjointement avec nous.`}`,
    it: (c) => prose`
      ## Cookie per la pubblicità

      ${c.part.ads(prose`
        ### Annunci nel nostro servizio

        Questi cookie determinano quali annunci compaiono nel nostro servizio, ne limitano la ripetizione e contano annunci e clic.

        ${c.part.adTools(prose`
          Gli annunci sono forniti da:

          ${providersWithTexts(c, 'ad_vendors')}`)}

        ${c.part.adsConsent`Installiamo questi cookie solo con il Suo consenso.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing

        Questi cookie rendono il Suo dispositivo riconoscibile alle reti pubblicitarie, affinché queste mostrino in seguito i nostri annunci
        su altri siti e in altre app e ne misurino il successo.

        ${c.part.remarketingTools(prose`
          Le reti sono:

          ${providersWithTexts(c, 'remarketing_vendors')}`)}

        ${c.part.remarketingConsent`Questo riconoscimento inizia solo con il Suo consenso.`}`)}

      ${c.part.profiles`Dai dati che servono alla pubblicità possono essere ricavati profili dei Suoi interessi.`} ${c
        .part
        .controllers`Le reti pubblicitarie possono trattare anche per finalità proprie ciò che apprendono dai loro cookie; in questa misura ne sono titolari autonome o contitolari insieme a noi.`}`,
    nl: (c) => prose`
      ## Cookies voor reclame

      ${c.part.ads(prose`
        ### Advertenties in onze dienst

        Deze cookies bepalen welke advertenties in onze dienst verschijnen, beperken de herhaling ervan en tellen advertenties en klikken.

        ${c.part.adTools(prose`
          De advertenties worden geleverd door:

          ${providersWithTexts(c, 'ad_vendors')}`)}

        ${c.part.adsConsent`Deze cookies plaatsen wij alleen met uw toestemming.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing

        Deze cookies maken uw apparaat herkenbaar voor advertentienetwerken, zodat die later onze advertenties op andere websites en in
        andere apps kunnen tonen en het resultaat ervan meten.

        ${c.part.remarketingTools(prose`
          De netwerken zijn:

          ${providersWithTexts(c, 'remarketing_vendors')}`)}

        ${c.part.remarketingConsent`Die herkenning begint pas met uw toestemming.`}`)}

      ${c.part.profiles`Uit gegevens die voor reclame dienen, kunnen profielen van uw interesses ontstaan.`} ${c
        .part
        .controllers`Reclamenetwerken kunnen wat zij via hun cookies te weten komen ook voor eigen doeleinden verwerken; in zoverre zijn zij zelf of samen met ons verwerkingsverantwoordelijke.`}`,
  },
});
