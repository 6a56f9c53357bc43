import type { Language } from '@clausewright/contract/languages';
import { prose, type Context, type Words } from '../../document/authoring.ts';
import { vendorCategoryTexts as texts } from '../../privacy-policy/words/vendor-categories.ts';
import type { VendorCategory } from '../../vendors/vendor.ts';
import {
  advertises,
  asksEverywhere,
  owesConsent,
  remembersChoice,
  usesAds,
  usesEssential,
  usesNothing,
  usesPreferences,
  usesSocial,
  usesStatistics,
} from '../uses.ts';
import { clause, type CookiesQuestions } from './clause.ts';
import { othersMeasure, ownSoftware, providersWithTexts, runsItself } from './provider-lists.ts';

type Spoken = Context<
  CookiesQuestions,
  Language,
  never,
  { texts: Record<VendorCategory, { one: Words; other: Words }> }
>;

const tools = {
  statistics: (c: Spoken) => providersWithTexts(c, 'analytics_vendors'),
  social: (c: Spoken) => providersWithTexts(c, 'social_vendors'),
  ads: (c: Spoken) => providersWithTexts(c, 'ad_vendors'),
  remarketing: (c: Spoken) => providersWithTexts(c, 'remarketing_vendors'),
};

/** What every law wants to hear of a purpose before it allows the cookies that serve it. */
const purpose = [
  'eprivacy-5-3',
  'fr-82',
  'de-tdddg-25',
  'nl-tw-11-7a',
  'es-lssi-22-2',
  'edpb-05-2020',
  'cookie-refusal',
  'at-tkg-165',
  'uk-pecr-6',
  'ch-fmg-45c',
  'br-anpd-cookies',
  'jp-tba-27-12',
] as const;
const recipients = ['planet49-third-party', 'edpb-05-2020', 'it-garante-2021', 'jp-tba-27-12'] as const;

/**
 * A block per purpose: Art. 5(3) ePrivacy Directive and its national rules; groups as the AEPD guide and the
 * Garante's guidelines of 10 June 2021 name them. Free of consent is only what is strictly necessary
 * (WP 194), and audience measurement under the CNIL's conditions of 4 July 2025: 13 and 25 months.
 */
export const categories = clause({
  id: 'cp.categories',
  version: 1,
  parts: {
    order: {
      meets: ['it-garante-2021', 'cookie-categories', 'at-tkg-165', 'ch-fmg-45c'],
      when: (a) => !usesNothing(a),
    },
    nothing: { meets: ['it-garante-2021', 'at-tkg-165', 'ch-fmg-45c'], when: usesNothing },
    essential: { meets: ['it-garante-2021', 'at-tkg-165', 'ch-fmg-45c'], when: usesEssential },
    choice: { meets: [], when: remembersChoice },
    exempt: { meets: [], when: owesConsent },
    preferences: { meets: purpose, when: usesPreferences },
    preferencesConsent: { meets: [], when: owesConsent },
    statistics: { meets: purpose, when: usesStatistics },
    statisticsTools: { meets: recipients, when: (a) => a.analytics === 'yes' && othersMeasure(a) },
    self: { meets: [], when: runsItself },
    anonymous: { meets: ['cnil-audience', 'uk-pecr-a1-stats'], when: (a) => a.anonymous_stats === 'yes' },
    statisticsConsent: { meets: [], when: owesConsent },
    social: { meets: purpose, when: usesSocial },
    socialTools: { meets: recipients, when: (a) => a.social_media === 'yes' },
    socialConsent: { meets: [], when: asksEverywhere },
    ads: { meets: purpose, when: usesAds },
    adTools: { meets: recipients, when: (a) => a.ads === 'yes' },
    adsConsent: { meets: [], when: asksEverywhere },
    remarketing: { meets: purpose, when: (a) => a.remarketing === 'yes' },
    remarketingTools: { meets: recipients, when: (a) => a.remarketing === 'yes' },
    remarketingConsent: { meets: [], when: asksEverywhere },
    profiles: { meets: ['es-lssi-22-2'], when: advertises },
    controllers: { meets: ['edpb-05-2020'], when: (a) => owesConsent(a) && (advertises(a) || usesSocial(a)) },
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
      ## Zwecke der Cookies

      ${c.part
        .order`Wir ordnen Cookies nach dem Zweck, dem sie dienen; danach richtet sich auch, ob sie eine Einwilligung
      brauchen.`} ${c.part.nothing`Derzeit setzen wir in unserem Angebot keine Cookies ein.`}

      ${c.part.essential(prose`
        ### Unbedingt erforderliche Cookies

        Sie ermöglichen Funktionen, ohne die unser Angebot nicht arbeiten kann: Seiten ausliefern, Eingaben und Anmeldung
        während des Besuchs erhalten, die Last verteilen und Missbrauch abwehren. ${c.part
          .choice`Außerdem merkt sich ein Cookie
        Ihre Auswahl zu Cookies.`} ${c.part
          .exempt`Was allein der Übertragung dient oder für einen von Ihnen gewünschten Dienst
        unbedingt erforderlich ist, braucht keine Einwilligung.`}`)}

      ${c.part.preferences(prose`
        ### Cookies für Ihre Einstellungen

        Sie merken sich, was Sie gewählt haben, etwa Sprache, Darstellung oder Anmeldung. ${c.part
          .preferencesConsent`Soweit ein
        solches Cookie für eine Funktion, die Sie selbst gewählt haben, nicht unbedingt erforderlich ist, setzen wir es nur mit
        Ihrer Einwilligung oder wo das Gesetz es ohne sie erlaubt.`}`)}

      ${c.part.statistics(prose`
        ### Statistik-Cookies

        Sie zeigen uns, wie unser Angebot genutzt wird, damit wir es verbessern können.

        ${c.part.statisticsTools(prose`
          Dafür setzen wir ein:

          ${tools.statistics(c)}`)}

        ${c.part.self`Auf unserem eigenen Server läuft: ${ownSoftware(c)}. Diese Software misst Besuche, ohne die Daten an ihren Hersteller zu übermitteln.`}

        ${c.part
          .anonymous`Einen Teil der Statistik erheben wir ohne Einwilligung. Er dient allein uns, führt nur zu anonymen
        Ergebnissen und wird weder mit anderen Daten abgeglichen noch verfolgt er Sie über andere Angebote hinweg. Die Cookies
        dafür gelten höchstens 13 Monate und werden bei einem neuen Besuch nicht verlängert; die Daten bewahren wir höchstens 25
        Monate auf.`} ${c.part
          .statisticsConsent`Statistik, für die das Gesetz eine Einwilligung verlangt, beginnt erst, wenn Sie
        eingewilligt haben.`}`)}

      ${c.part.social(prose`
        ### Cookies sozialer Netzwerke

        Sie ermöglichen Schaltflächen und Beiträge sozialer Netzwerke oder die Anmeldung mit einem anderen Konto.

        ${c.part.socialTools(prose`
          Die Anbieter sind:

          ${tools.social(c)}`)}

        ${c.part
          .socialConsent`Wir laden diese Inhalte erst, wenn Sie eingewilligt oder die Funktion selbst aufgerufen
        haben.`}`)}

      ${c.part.ads(prose`
        ### Werbe-Cookies

        Sie steuern, welche Anzeigen in unserem Angebot erscheinen, begrenzen ihre Wiederholung und zählen Anzeigen und Klicks.

        ${c.part.adTools(prose`
          Die Anzeigen liefern:

          ${tools.ads(c)}`)}

        ${c.part.adsConsent`Diese Cookies setzen wir nur mit Ihrer Einwilligung.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing-Cookies

        Sie machen Ihr Gerät für Werbenetzwerke wiedererkennbar, damit diese unsere Anzeigen später auf anderen Websites und in
        anderen Apps zeigen und deren Erfolg messen.

        ${c.part.remarketingTools(prose`
          Die Netzwerke sind:

          ${tools.remarketing(c)}`)}

        ${c.part.remarketingConsent`Diese Wiedererkennung beginnt erst mit Ihrer Einwilligung.`}`)}

      ${c.part.profiles`Aus Daten, die der Werbung dienen, können Profile Ihrer Interessen entstehen.`} ${c
        .part
        .controllers`Werbenetzwerke und soziale Netzwerke können, was sie durch ihre Cookies erfahren, auch für eigene Zwecke verarbeiten; insoweit sind sie selbst oder gemeinsam mit uns verantwortlich.`}`,
    en: (c) => prose`
      ## Purposes of the cookies

      ${c.part.order`We group cookies by the purpose they serve; the purpose also decides whether they need consent.`}
      ${c.part.nothing`At present we use no cookies in our service.`}

      ${c.part.essential(prose`
        ### Strictly necessary cookies

        They make functions possible without which our service cannot work: delivering pages, keeping entries and your sign-in
        during the visit, distributing load and preventing abuse. ${c.part
          .choice`A cookie also remembers your choice about
        cookies.`} ${c.part
          .exempt`What serves transmission alone, or is strictly necessary for a service you asked for, needs no
        consent.`}`)}

      ${c.part.preferences(prose`
        ### Preference cookies

        They remember what you chose, such as language, display or sign-in. ${c.part
          .preferencesConsent`Where such a cookie is
        not strictly necessary for a function that you chose yourself, we set it only with your consent or where the law allows
        it without.`}`)}

      ${c.part.statistics(prose`
        ### Statistics cookies

        They show us how our service is used, so that we can improve it.

        ${c.part.statisticsTools(prose`
          For this we use:

          ${tools.statistics(c)}`)}

        ${c.part.self`On our own server we run: ${ownSoftware(c)}. This software measures visits without passing the data to its maker.`}

        ${c.part
          .anonymous`We collect a part of the statistics without consent. It serves us alone, leads to anonymous results
        only, is not combined with other data and does not follow you across other services. The cookies for it operate for 13
        months at most and are not prolonged by a new visit; we keep the data for 25 months at most.`} ${c
          .part.statisticsConsent`Statistics for which the law requires consent begin only once you have
        given it.`}`)}

      ${c.part.social(prose`
        ### Social media cookies

        They make buttons and posts of social networks, or sign-in with another account, possible.

        ${c.part.socialTools(prose`
          The providers are:

          ${tools.social(c)}`)}

        ${c.part
          .socialConsent`We load this content only once you have given your consent or called up the function
        yourself.`}`)}

      ${c.part.ads(prose`
        ### Advertising cookies

        They control which advertisements appear in our service, limit how often they are repeated, and count advertisements and
        clicks.

        ${c.part.adTools(prose`
          The advertisements are delivered by:

          ${tools.ads(c)}`)}

        ${c.part.adsConsent`We set these cookies only with your consent.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketing cookies

        They make your device recognisable to advertising networks, so that these can later show our advertisements on other
        websites and in other apps and measure their success.

        ${c.part.remarketingTools(prose`
          The networks are:

          ${tools.remarketing(c)}`)}

        ${c.part.remarketingConsent`This recognition starts only with your consent.`}`)}

      ${c.part.profiles`Profiles of your interests can be made from data that serves advertising.`} ${c.part
        .controllers`Advertising and social networks can process what they learn through their cookies for purposes of their own, too; to that extent they are controllers themselves or jointly with us.`}`,
    es: (c) => prose`
      ## Finalidades de las cookies

      ${c.part
        .order`Clasificamos las cookies según la finalidad a la que sirven; de ella depende también si necesitan
      consentimiento.`} ${c.part.nothing`Actualmente no utilizamos cookies en nuestro servicio.`}

      ${c.part.essential(prose`
        ### Cookies estrictamente necesarias

        Hacen posibles funciones sin las cuales nuestro servicio no puede operar: mostrar las páginas, conservar los datos introducidos y la sesión iniciada durante la visita, repartir la carga y evitar abusos. ${c
          .part.choice`Además, una cookie recuerda su
        elección sobre las cookies.`} ${c.part
          .exempt`No necesita consentimiento lo que sirve únicamente para la transmisión o es
        estrictamente necesario para un servicio que usted ha solicitado.`}`)}

      ${c.part.preferences(prose`
        ### Cookies de preferencias

        Recuerdan lo que usted ha elegido, como el idioma, la presentación o el inicio de sesión. ${c.part
          .preferencesConsent`Cuando una de
        estas cookies no es estrictamente necesaria para una función elegida por usted, solo la instalamos con su
        consentimiento o cuando la ley permite hacerlo sin él.`}`)}

      ${c.part.statistics(prose`
        ### Cookies de análisis

        Nos muestran cómo se utiliza nuestro servicio, para que podamos mejorarlo.

        ${c.part.statisticsTools(prose`
          Para ello utilizamos:

          ${tools.statistics(c)}`)}

        ${c.part
          .self`En nuestro propio servidor funciona: ${ownSoftware(c)}. Este programa mide las visitas sin comunicar los datos a quien lo desarrolla.`}

        ${c.part
          .anonymous`Una parte de las estadísticas la obtenemos sin consentimiento. Sirve únicamente para nosotros, solo
        produce resultados anónimos, no se cruza con otros datos ni le sigue en otros servicios. Las cookies empleadas duran
        como máximo 13 meses y no se prolongan con una nueva visita; los datos los conservamos durante 25 meses como
        máximo.`} ${c.part
          .statisticsConsent`Las estadísticas para las que la ley exige consentimiento solo comienzan cuando usted
        lo ha dado.`}`)}

      ${c.part.social(prose`
        ### Cookies de redes sociales

        Hacen posibles los botones y publicaciones de redes sociales o el inicio de sesión con otra cuenta.

        ${c.part.socialTools(prose`
          Los proveedores son:

          ${tools.social(c)}`)}

        ${c.part
          .socialConsent`Solo cargamos estos contenidos cuando usted ha dado su consentimiento o ha activado la función
        por sí mismo.`}`)}

      ${c.part.ads(prose`
        ### Cookies publicitarias

        Determinan qué anuncios aparecen en nuestro servicio, limitan su repetición y cuentan los anuncios y los clics.

        ${c.part.adTools(prose`
          Los anuncios los suministran:

          ${tools.ads(c)}`)}

        ${c.part.adsConsent`Solo instalamos estas cookies con su consentimiento.`}`)}

      ${c.part.remarketing(prose`
        ### Cookies de remarketing

        Permiten a las redes publicitarias reconocer su dispositivo para mostrar después nuestros anuncios en otros sitios web y
        otras aplicaciones y medir su éxito.

        ${c.part.remarketingTools(prose`
          Las redes son:

          ${tools.remarketing(c)}`)}

        ${c.part.remarketingConsent`Este reconocimiento solo comienza con su consentimiento.`}`)}

      ${c.part.profiles`Con los datos que sirven para la publicidad pueden elaborarse perfiles de sus intereses.`} ${c
        .part
        .controllers`Las redes publicitarias y sociales pueden tratar también para fines propios lo que conocen por sus cookies; en esa medida son responsables del tratamiento por sí solas o junto con
      nosotros.`}`,
    fr: (c) => prose`
      ## Finalités des cookies

      ${c.part
        .order`Nous classons les cookies selon la finalité à laquelle ils servent ; c’est elle aussi qui détermine s’ils
      nécessitent un consentement.`} ${c.part.nothing`Actuellement, nous n’utilisons pas de cookies dans notre service.`}

      ${c.part.essential(prose`
        ### Cookies strictement nécessaires

        Ils permettent des opérations sans lesquelles notre service ne peut pas fonctionner : afficher les pages,
        conserver les saisies et la connexion pendant la visite, répartir la charge et prévenir les abus. ${c
          .part.choice`Un cookie mémorise
        en outre votre choix concernant les cookies.`} ${c.part
          .exempt`Ce qui sert exclusivement à la transmission ou est
        strictement nécessaire à un service que vous avez demandé ne requiert pas de consentement.`}`)}

      ${c.part.preferences(prose`
        ### Cookies de préférences

        Ils mémorisent vos choix, par exemple la langue, l’affichage ou la connexion. ${c.part
          .preferencesConsent`Lorsqu’un tel cookie n’est pas
        strictement nécessaire à une fonction que vous avez choisie vous-même, nous ne le déposons qu’avec votre consentement ou
        lorsque la loi le permet sans celui-ci.`}`)}

      ${c.part.statistics(prose`
        ### Cookies de mesure d’audience

        Ils nous montrent comment notre service est utilisé, afin que nous puissions l’améliorer.

        ${c.part.statisticsTools(prose`
          Nous utilisons à cet effet :

          ${tools.statistics(c)}`)}

        ${c.part
          .self`Sur notre propre serveur fonctionne : ${ownSoftware(c)}. Ce logiciel mesure les visites sans transmettre les données à son éditeur.`}

        ${c.part
          .anonymous`Une partie de la mesure d’audience a lieu sans consentement. Elle sert à nous seuls, ne produit que
        des statistiques anonymes, n’est pas recoupée avec d’autres données et ne vous suit pas sur d’autres services. Les
        cookies utilisés ont une durée maximale de 13 mois, qu’une nouvelle visite ne prolonge pas ; nous conservons les données
        pendant 25 mois au maximum.`} ${c.part
          .statisticsConsent`Les mesures pour lesquelles la loi exige un consentement ne
        commencent que lorsque vous l’avez donné.`}`)}

      ${c.part.social(prose`
        ### Cookies de réseaux sociaux

        Ils rendent possibles les boutons et publications de réseaux sociaux ou la connexion au moyen d’un autre compte.

        ${c.part.socialTools(prose`
          Les prestataires sont :

          ${tools.social(c)}`)}

        ${c.part
          .socialConsent`Nous ne chargeons ces contenus que lorsque vous avez donné votre consentement ou appelé vous-même
        la fonction.`}`)}

      ${c.part.ads(prose`
        ### Cookies publicitaires

        Ils déterminent les annonces affichées dans notre service, limitent leur répétition et comptent les annonces et les
        clics.

        ${c.part.adTools(prose`
          Les annonces sont diffusées par :

          ${tools.ads(c)}`)}

        ${c.part.adsConsent`Nous ne déposons ces cookies qu’avec votre consentement.`}`)}

      ${c.part.remarketing(prose`
        ### Cookies de reciblage

        Ils permettent aux réseaux publicitaires de reconnaître votre appareil afin d’afficher ensuite nos annonces sur d’autres
        sites et dans d’autres applications et d’en mesurer les résultats.

        ${c.part.remarketingTools(prose`
          Les réseaux sont :

          ${tools.remarketing(c)}`)}

        ${c.part.remarketingConsent`Cette reconnaissance ne commence qu’avec votre consentement.`}`)}

      ${c.part
        .profiles`Les données qui servent à la publicité peuvent permettre d’établir des profils de vos centres
      d’intérêt.`} ${c.part
        .controllers`Les réseaux publicitaires et sociaux peuvent aussi traiter pour leurs propres finalités ce qu’ils apprennent par leurs cookies ; dans cette mesure,
      ils en sont responsables seuls ou conjointement avec nous.`}`,
    it: (c) => prose`
      ## Finalità dei cookie

      ${c.part
        .order`Distinguiamo i cookie in base alla finalità a cui servono; da questa dipende anche se richiedono un
      consenso.`} ${c.part.nothing`Al momento non utilizziamo cookie nel nostro servizio.`}

      ${c.part.essential(prose`
        ### Cookie tecnici strettamente necessari

        Rendono possibili funzioni senza le quali il nostro servizio non può operare: visualizzare le pagine, conservare i dati
        inseriti e l’accesso durante la visita, distribuire il carico e prevenire gli abusi. ${c.part
          .choice`Un cookie ricorda
        inoltre la Sua scelta sui cookie.`} ${c.part
          .exempt`Ciò che serve unicamente alla trasmissione o è strettamente necessario
        per un servizio da Lei richiesto non richiede consenso.`}`)}

      ${c.part.preferences(prose`
        ### Cookie di preferenza

        Ricordano ciò che Lei ha scelto, come la lingua, la visualizzazione o l’accesso. ${c.part
          .preferencesConsent`Quando un cookie di
        questo tipo non è strettamente necessario per una funzione scelta da Lei, lo installiamo solo con il Suo consenso o dove
        la legge lo permette senza di esso.`}`)}

      ${c.part.statistics(prose`
        ### Cookie analitici

        Ci mostrano come viene utilizzato il nostro servizio, affinché possiamo migliorarlo.

        ${c.part.statisticsTools(prose`
          A questo scopo utilizziamo:

          ${tools.statistics(c)}`)}

        ${c.part.self`Sul nostro server è installato: ${ownSoftware(c)}. Questo software misura le visite senza trasmettere i dati al suo produttore.`}

        ${c.part
          .anonymous`Una parte della statistica viene rilevata senza consenso. Serve soltanto a noi, produce solo
        risultati anonimi, non viene incrociata con altri dati e non La segue su altri servizi. I cookie utilizzati durano al
        massimo 13 mesi e una nuova visita non li prolunga; conserviamo i dati per 25 mesi al massimo.`} ${c
          .part.statisticsConsent`Le statistiche per
        le quali la legge richiede un consenso iniziano solo dopo che Lei lo ha prestato.`}`)}

      ${c.part.social(prose`
        ### Cookie dei social network

        Rendono possibili i pulsanti e i contenuti dei social network o l’accesso con un altro account.

        ${c.part.socialTools(prose`
          I fornitori sono:

          ${tools.social(c)}`)}

        ${c.part
          .socialConsent`Carichiamo questi contenuti solo dopo che Lei ha prestato il consenso o ha richiamato
        personalmente la funzione.`}`)}

      ${c.part.ads(prose`
        ### Cookie pubblicitari

        Determinano quali annunci compaiono nel nostro servizio, ne limitano la ripetizione e contano annunci e clic.

        ${c.part.adTools(prose`
          Gli annunci sono forniti da:

          ${tools.ads(c)}`)}

        ${c.part.adsConsent`Installiamo questi cookie solo con il Suo consenso.`}`)}

      ${c.part.remarketing(prose`
        ### Cookie di remarketing

        Rendono il Suo dispositivo riconoscibile alle reti pubblicitarie, affinché queste mostrino in seguito i nostri annunci
        su altri siti e in altre app e ne misurino il successo.

        ${c.part.remarketingTools(prose`
          Le reti sono:

          ${tools.remarketing(c)}`)}

        ${c.part.remarketingConsent`Questo riconoscimento inizia solo con il Suo consenso.`}`)}

      ${c.part.profiles`Dai dati che servono alla pubblicità possono essere ricavati profili dei Suoi interessi.`} ${c
        .part
        .controllers`Le reti pubblicitarie e i social network possono trattare anche per finalità proprie ciò che apprendono dai loro cookie; in questa misura ne sono titolari autonomi o contitolari insieme a noi.`}`,
    nl: (c) => prose`
      ## Doelen van de cookies

      ${c.part
        .order`Wij delen cookies in naar het doel dat ze dienen; daarvan hangt ook af of er toestemming nodig
      is.`} ${c.part.nothing`Op dit moment gebruiken wij in onze dienst geen cookies.`}

      ${c.part.essential(prose`
        ### Strikt noodzakelijke cookies

        Ze maken functies mogelijk waar onze dienst niet zonder kan: pagina’s tonen, invoer en aanmelding tijdens het bezoek bewaren,
        de belasting verdelen en misbruik tegengaan. ${c.part
          .choice`Daarnaast onthoudt een cookie uw keuze over
        cookies.`} ${c.part
          .exempt`Wat alleen voor de overdracht dient of strikt noodzakelijk is voor een dienst waarom u hebt
        gevraagd, vereist geen toestemming.`}`)}

      ${c.part.preferences(prose`
        ### Voorkeurscookies

        Ze onthouden wat u hebt gekozen, zoals taal, weergave of aanmelding. ${c.part
          .preferencesConsent`Is zo’n cookie niet strikt noodzakelijk voor
        een functie die u zelf hebt gekozen, dan plaatsen wij die alleen met uw toestemming of waar de wet het zonder
        toestemming toestaat.`}`)}

      ${c.part.statistics(prose`
        ### Statistiekcookies

        Ze laten ons zien hoe onze dienst wordt gebruikt, zodat wij die kunnen verbeteren.

        ${c.part.statisticsTools(prose`
          Hiervoor gebruiken wij:

          ${tools.statistics(c)}`)}

        ${c.part.self`Op onze eigen server draait: ${ownSoftware(c)}. Deze software meet bezoeken zonder de gegevens aan de maker door te geven.`}

        ${c.part
          .anonymous`Een deel van de statistiek verzamelen wij zonder toestemming. Die dient alleen ons, leidt uitsluitend
        tot anonieme resultaten, wordt niet met andere gegevens gecombineerd en volgt u niet over andere diensten heen. De
        cookies daarvoor gelden ten hoogste 13 maanden en worden bij een nieuw bezoek niet verlengd; de gegevens bewaren wij ten
        hoogste 25 maanden.`} ${c.part
          .statisticsConsent`Statistiek waarvoor de wet toestemming verlangt, begint pas nadat u die
        hebt gegeven.`}`)}

      ${c.part.social(prose`
        ### Cookies van sociale netwerken

        Ze maken knoppen en berichten van sociale netwerken of inloggen met een ander account mogelijk.

        ${c.part.socialTools(prose`
          De aanbieders zijn:

          ${tools.social(c)}`)}

        ${c.part
          .socialConsent`Wij laden deze inhoud pas nadat u toestemming hebt gegeven of de functie zelf hebt
        opgeroepen.`}`)}

      ${c.part.ads(prose`
        ### Advertentiecookies

        Ze bepalen welke advertenties in onze dienst verschijnen, beperken de herhaling ervan en tellen advertenties en klikken.

        ${c.part.adTools(prose`
          De advertenties worden geleverd door:

          ${tools.ads(c)}`)}

        ${c.part.adsConsent`Deze cookies plaatsen wij alleen met uw toestemming.`}`)}

      ${c.part.remarketing(prose`
        ### Remarketingcookies

        Ze maken uw apparaat herkenbaar voor advertentienetwerken, zodat die later onze advertenties op andere websites en in
        andere apps kunnen tonen en het resultaat ervan meten.

        ${c.part.remarketingTools(prose`
          De netwerken zijn:

          ${tools.remarketing(c)}`)}

        ${c.part.remarketingConsent`Die herkenning begint pas met uw toestemming.`}`)}

      ${c.part.profiles`Uit gegevens die voor reclame dienen, kunnen profielen van uw interesses ontstaan.`} ${c
        .part
        .controllers`Reclamenetwerken en sociale netwerken kunnen wat zij via hun cookies te weten komen ook voor eigen doeleinden verwerken; in zoverre zijn zij zelf of samen met ons verwerkingsverantwoordelijke.`}`,
  },
});
