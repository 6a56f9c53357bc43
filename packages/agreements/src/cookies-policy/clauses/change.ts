import { type Context, has, prose } from '../../document/authoring.ts';
import { advertises, mayNeedConsent, owesConsent, usesNothing, worksUntilObjection } from '../uses.ts';
import { clause, type CookiesQuestions } from './clause.ts';

type Route = CookiesQuestions['withdraw_route'][number];
function takes(route: Route) {
  return (a: Context<CookiesQuestions>['a']) => has(a.withdraw_route, route);
}

/**
 * The way back: Art. 7(3) GDPR, EDPB Guidelines 05/2020, Art. 82 of the French Act, and the free objection to
 * what runs without consent (Schedule A1 PECR, paragraphs 5 and 6), for which browser settings alone do not do.
 */
export const change = clause({
  id: 'cp.change',
  version: 1,
  // Nothing to choose where only the necessary is stored; Swiss law lets people refuse even that.
  when: (a) => mayNeedConsent(a) || a.banner === 'another' || (has(a.laws, 'fadp') && !usesNothing(a)),
  parts: {
    ways: {
      meets: [
        'gdpr-7-3-cookies',
        'es-lssi-22-2',
        'fr-82',
        'cookie-refusal',
        'ch-fmg-45c',
        'br-anpd-cookies',
        'jp-tba-27-12',
      ],
    },
    link: { meets: [], when: takes('link') },
    button: { meets: [], when: takes('button') },
    browser: { meets: [], when: takes('browser') },
    withdraw: {
      meets: ['gdpr-7-3-cookies', 'edpb-05-2020', 'cookie-refusal', 'es-lssi-22-2'],
      when: (a) => owesConsent(a) && mayNeedConsent(a),
    },
    object: {
      meets: ['uk-pecr-a1-stats', 'cnil-audience'],
      when: (a) => owesConsent(a) && worksUntilObjection(a),
    },
    stored: { meets: [] },
    industry: { meets: ['practice-cp-optout'], when: advertises },
  },
  text: {
    de: ({ part }) => prose`
      ## Ihre Auswahl ändern

      ${part.ways(prose`
        Sie können jederzeit anders entscheiden:

        - ${part.link`über den Link zu den Cookie-Einstellungen, der in unserem Angebot ständig erreichbar ist`}
        - ${part.button`über die Schaltfläche für die Cookie-Einstellungen, die in unserem Angebot eingeblendet ist`}
        - ${part.browser`in den Einstellungen Ihres Browsers oder Geräts`}
        - durch eine Mitteilung an uns`)}

      ${part.withdraw`Eine Einwilligung können Sie mit Wirkung für die Zukunft widerrufen, so einfach, wie Sie sie erteilt haben. Die Rechtmäßigkeit der Verarbeitung bis zum Widerruf bleibt davon unberührt.`} ${part.object`Was wir ohne Einwilligung messen oder an Ihre Einstellungen
      anpassen, können Sie auf denselben Wegen kostenlos und ohne Angabe von Gründen ablehnen.`} ${part.stored`Abgelehnte Cookies setzen wir dann nicht mehr ein; schon gespeicherte können Sie im Browser oder in den Einstellungen Ihres Geräts löschen.`}

      ${part.industry`Werbung, die sich nach Ihren Interessen richtet, können Sie bei vielen Netzwerken auch gesammelt abschalten: in
      Europa über [youronlinechoices.eu](https://www.youronlinechoices.eu), in den USA über
      [optout.aboutads.info](https://optout.aboutads.info) und
      [optout.networkadvertising.org](https://optout.networkadvertising.org).`}`,
    en: ({ part }) => prose`
      ## Changing your choice

      ${part.ways(prose`
        You can decide otherwise at any time:

        - ${part.link`through the link to the cookie settings, which is always within reach in our service`}
        - ${part.button`with the button for the cookie settings that is shown in our service`}
        - ${part.browser`in the settings of your browser or device`}
        - by a message to us`)}

      ${part.withdraw`You can withdraw your consent for the future as easily as you gave it. This does not affect the lawfulness of the processing before the withdrawal.`} ${part.object`What we measure or adapt to your settings without consent, you can refuse in the same ways, free of charge
      and without giving reasons.`} ${part.stored`Cookies that you refuse are then no longer used; those already stored you can delete in your browser or in the settings of your device.`}

      ${part.industry`With many networks you can also switch off advertising that follows your interests all at once: in Europe through
      [youronlinechoices.eu](https://www.youronlinechoices.eu), in the United States through
      [optout.aboutads.info](https://optout.aboutads.info) and
      [optout.networkadvertising.org](https://optout.networkadvertising.org).`}`,
    es: ({ part }) => prose`
      ## Cambiar su elección

      ${part.ways(prose`
        Puede cambiar de decisión en cualquier momento:

        - ${part.link`mediante el enlace a la configuración de cookies, siempre accesible en nuestro servicio`}
        - ${part.button`mediante el botón de configuración de cookies que se muestra en nuestro servicio`}
        - ${part.browser`en los ajustes de su navegador o dispositivo`}
        - escribiéndonos`)}

      ${part.withdraw`Puede retirar su consentimiento para el futuro con la misma facilidad con la que lo dio. La retirada no afecta a la licitud del tratamiento anterior.`} ${part.object`Puede rechazar por las mismas vías, de forma gratuita y sin dar razones, lo que
      medimos o adaptamos a sus preferencias sin consentimiento.`} ${part.stored`Dejamos entonces de utilizar las cookies rechazadas; las ya guardadas puede borrarlas en el navegador o en los ajustes de su dispositivo.`}

      ${part.industry`La publicidad basada en sus intereses también puede desactivarse de forma conjunta en muchas redes: en Europa,
      mediante [youronlinechoices.eu](https://www.youronlinechoices.eu); en los Estados Unidos, mediante
      [optout.aboutads.info](https://optout.aboutads.info) y
      [optout.networkadvertising.org](https://optout.networkadvertising.org).`}`,
    fr: ({ part }) => prose`
      ## Modifier votre choix

      ${part.ways(prose`
        Vous pouvez changer d’avis à tout moment :

        - ${part.link`par le lien vers les paramètres des cookies, accessible en permanence dans notre service`}
        - ${part.button`par le bouton des paramètres des cookies affiché dans notre service`}
        - ${part.browser`dans les paramètres de votre navigateur ou de votre appareil`}
        - en nous écrivant`)}

      ${part.withdraw`Vous pouvez retirer votre consentement pour l’avenir aussi simplement que vous l’avez donné. Le retrait ne compromet pas la licéité du traitement antérieur.`} ${part.object`Vous pouvez refuser par les mêmes moyens, gratuitement et sans motif, ce que nous
      mesurons ou adaptons à vos préférences sans consentement.`} ${part.stored`Nous n’utilisons alors plus les cookies refusés ; vous pouvez supprimer dans votre navigateur ou dans les réglages de votre appareil ceux qui sont déjà enregistrés.`}

      ${part.industry`Auprès de nombreux réseaux, la publicité fondée sur vos centres d’intérêt peut aussi être désactivée en une seule
      fois : en Europe, par [youronlinechoices.eu](https://www.youronlinechoices.eu) ; aux États-Unis, par
      [optout.aboutads.info](https://optout.aboutads.info) et
      [optout.networkadvertising.org](https://optout.networkadvertising.org).`}`,
    it: ({ part }) => prose`
      ## Modificare la Sua scelta

      ${part.ways(prose`
        Può cambiare decisione in qualsiasi momento:

        - ${part.link`tramite il link alle impostazioni dei cookie, sempre accessibile nel nostro servizio`}
        - ${part.button`tramite il pulsante delle impostazioni dei cookie visibile nel nostro servizio`}
        - ${part.browser`nelle impostazioni del Suo browser o dispositivo`}
        - scrivendoci`)}

      ${part.withdraw`Può revocare il Suo consenso per il futuro con la stessa facilità con cui lo ha prestato. La revoca non pregiudica la liceità del trattamento precedente.`} ${part.object`Ciò che misuriamo o adattiamo alle Sue preferenze senza consenso può essere da Lei
      rifiutato con le stesse modalità, gratuitamente e senza indicare motivi.`} ${part.stored`Da quel momento non utilizziamo più i cookie rifiutati; quelli già memorizzati può eliminarli nel browser o nelle impostazioni del dispositivo.`}

      ${part.industry`Presso molte reti la pubblicità basata sui Suoi interessi può essere disattivata anche in un’unica volta: in Europa
      tramite [youronlinechoices.eu](https://www.youronlinechoices.eu), negli Stati Uniti tramite
      [optout.aboutads.info](https://optout.aboutads.info) e
      [optout.networkadvertising.org](https://optout.networkadvertising.org).`}`,
    nl: ({ part }) => prose`
      ## Uw keuze wijzigen

      ${part.ways(prose`
        U kunt op elk moment anders beslissen:

        - ${part.link`via de link naar de cookie-instellingen, die in onze dienst steeds bereikbaar is`}
        - ${part.button`via de knop voor de cookie-instellingen die in onze dienst wordt getoond`}
        - ${part.browser`in de instellingen van uw browser of apparaat`}
        - door een bericht aan ons`)}

      ${part.withdraw`U kunt uw toestemming voor de toekomst intrekken, even eenvoudig als u die hebt gegeven. De intrekking laat de rechtmatigheid van de eerdere verwerking onverlet.`} ${part.object`Wat wij zonder toestemming meten of aan uw voorkeuren aanpassen, kunt u op dezelfde
      manieren kosteloos en zonder opgave van redenen weigeren.`} ${part.stored`Geweigerde cookies gebruiken wij dan niet meer; reeds opgeslagen cookies kunt u in de browser of in de instellingen van uw apparaat verwijderen.`}

      ${part.industry`Bij veel netwerken kunt u reclame op basis van uw interesses ook in één keer uitschakelen: in Europa via
      [youronlinechoices.eu](https://www.youronlinechoices.eu), in de Verenigde Staten via
      [optout.aboutads.info](https://optout.aboutads.info) en
      [optout.networkadvertising.org](https://optout.networkadvertising.org).`}`,
  },
});
