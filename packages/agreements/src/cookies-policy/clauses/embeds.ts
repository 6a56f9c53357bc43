import { prose } from '../../document/authoring.ts';
import { vendorCategoryTexts as texts } from '../../privacy-policy/words/vendor-categories.ts';
import { asksEverywhere, usesEmbeds } from '../uses.ts';
import { clause } from './clause.ts';
import { providersWithTexts } from './provider-lists.ts';

/**
 * Content of others reads and stores as soon as it loads: Art. 5(3) ePrivacy Directive as read by EDPB
 * Guidelines 2/2023. A captcha is free of consent only where security strictly needs it.
 */
export const embeds = clause({
  id: 'cp.embeds',
  version: 1,
  when: usesEmbeds,
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
    consent: { meets: [], when: asksEverywhere },
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
      ## Inhalte und Schutzfunktionen anderer Anbieter

      ${c.part.providers(prose`
        Inhalte wie Videos, Karten oder Schriften und Prüfungen gegen Missbrauch werden von den Servern anderer Anbieter
        geladen. Dabei können diese auf Ihrem Gerät speichern und lesen:

        ${providersWithTexts(c, 'embeds')}`)}

      ${c.part
        .consent`Wir laden sie erst, wenn Sie eingewilligt oder den Inhalt selbst aufgerufen haben. Ausgenommen ist, was
      zum Schutz eines von Ihnen gewünschten Dienstes vor Missbrauch unbedingt erforderlich ist.`}`,
    en: (c) => prose`
      ## Content and security functions of other providers

      ${c.part.providers(prose`
        Content such as videos, maps or fonts, and checks against abuse, are loaded from the servers of other providers. These
        can then store and read information on your device:

        ${providersWithTexts(c, 'embeds')}`)}

      ${c.part
        .consent`We load them only once you have given your consent or called up the content yourself. An exception is
      what is strictly necessary to protect a service you asked for against abuse.`}`,
    es: (c) => prose`
      ## Contenidos y funciones de seguridad de otros proveedores

      ${c.part.providers(prose`
        Contenidos como vídeos, mapas o fuentes y las comprobaciones contra abusos se cargan desde los servidores de otros
        proveedores. Al hacerlo, estos pueden guardar y leer información en su dispositivo:

        ${providersWithTexts(c, 'embeds')}`)}

      ${c.part
        .consent`Solo los cargamos cuando usted ha dado su consentimiento o ha abierto el contenido por sí mismo. Se
      exceptúa lo estrictamente necesario para proteger contra abusos un servicio que usted ha solicitado.`}`,
    fr: (c) => prose`
      ## Contenus et fonctions de sécurité d’autres prestataires

      ${c.part.providers(prose`
        Des contenus comme les vidéos, les cartes ou les polices, ainsi que les contrôles contre les abus, sont chargés depuis
        les serveurs d’autres prestataires. Ceux-ci peuvent alors enregistrer et lire des informations sur votre appareil :

        ${providersWithTexts(c, 'embeds')}`)}

      ${c.part
        .consent`Nous ne les chargeons que lorsque vous avez donné votre consentement ou ouvert vous-même le contenu. Fait
      exception ce qui est strictement nécessaire pour protéger contre les abus un service que vous avez demandé.`}`,
    it: (c) => prose`
      ## Contenuti e funzioni di sicurezza di altri fornitori

      ${c.part.providers(prose`
        Contenuti come video, mappe o caratteri e i controlli contro gli abusi vengono caricati dai server di altri fornitori.
        Questi possono allora memorizzare e leggere informazioni sul Suo dispositivo:

        ${providersWithTexts(c, 'embeds')}`)}

      ${c.part
        .consent`Li carichiamo solo dopo che Lei ha prestato il consenso o ha aperto personalmente il contenuto. Fa
      eccezione ciò che è strettamente necessario per proteggere dagli abusi un servizio da Lei richiesto.`}`,
    nl: (c) => prose`
      ## Inhoud en beveiligingsfuncties van andere aanbieders

      ${c.part.providers(prose`
        Inhoud zoals video’s, kaarten of lettertypen en controles tegen misbruik worden van de servers van andere aanbieders
        geladen. Die kunnen daarbij informatie op uw apparaat opslaan en lezen:

        ${providersWithTexts(c, 'embeds')}`)}

      ${c.part
        .consent`Wij laden ze pas nadat u toestemming hebt gegeven of de inhoud zelf hebt opgeroepen. Uitgezonderd is wat
      strikt noodzakelijk is om een dienst waarom u hebt gevraagd tegen misbruik te beschermen.`}`,
  },
});
