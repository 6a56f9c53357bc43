import { prose } from '../../document/authoring.ts';
import { owesConsent, remembersChoice, usesEssential, usesNothing, usesPreferences } from '../uses.ts';
import { clause } from './clause.ts';
import { purpose } from './duties.ts';

/**
 * The purposes, of which the first two stand here and the others in clauses of their own: Art. 5(3) ePrivacy Directive and its national
 * rules; groups as the AEPD guide and the Garante's guidelines of 10 June 2021 name them. Free of consent is
 * only what is strictly necessary (WP 194).
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
        Ihrer Einwilligung oder wo das Gesetz es ohne sie erlaubt.`}`)}`,
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
        it without.`}`)}`,
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
        consentimiento o cuando la ley permite hacerlo sin él.`}`)}`,
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
        lorsque la loi le permet sans celui-ci.`}`)}`,
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
        la legge lo permette senza di esso.`}`)}`,
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
        toestemming toestaat.`}`)}`,
  },
});
