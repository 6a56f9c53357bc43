import { prose } from '../../document/authoring.ts';
import { vendorCategoryTexts as texts } from '../../privacy-policy/words/vendor-categories.ts';
import { owesConsent, usesStatistics } from '../uses.ts';
import { clause } from './clause.ts';
import { purpose, recipients } from './duties.ts';
import { othersMeasure, ownSoftware, providersWithTexts, runsItself } from './provider-lists.ts';

/**
 * Art. 5(3) ePrivacy Directive for statistics. Without consent only audience measurement under the CNIL's conditions
 * of 4 July 2025: own purposes, anonymous results, 13 and 25 months; Schedule A1 PECR, paragraph 5.
 */
export const statistics = clause({
  id: 'cp.statistics',
  version: 1,
  when: usesStatistics,
  parts: {
    statistics: { meets: purpose },
    statisticsTools: { meets: recipients, when: (a) => a.analytics === 'yes' && othersMeasure(a) },
    self: { meets: [], when: runsItself },
    anonymous: { meets: ['cnil-audience', 'uk-pecr-a1-stats'], when: (a) => a.anonymous_stats === 'yes' },
    statisticsConsent: { meets: [], when: owesConsent },
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
      ${c.part.statistics(prose`
        ## Statistik-Cookies

        Diese Cookies zeigen uns, wie unser Angebot genutzt wird, damit wir es verbessern können.

        ${c.part.statisticsTools(prose`
          Dafür setzen wir ein:

          ${providersWithTexts(c, 'analytics_vendors')}`)}

        ${c.part.self`Auf unserem eigenen Server läuft: ${ownSoftware(c)}. Diese Software misst Besuche, ohne die Daten an ihren Hersteller zu übermitteln.`}

        ${c.part
          .anonymous`Einen Teil der Statistik erheben wir ohne Einwilligung. Er dient allein uns, führt nur zu anonymen
        Ergebnissen und wird weder mit anderen Daten abgeglichen noch verfolgt er Sie über andere Angebote hinweg. Die Cookies
        dafür gelten höchstens 13 Monate und werden bei einem neuen Besuch nicht verlängert; die Daten bewahren wir höchstens 25
        Monate auf.`} ${c.part
          .statisticsConsent`Statistik, für die das Gesetz eine Einwilligung verlangt, beginnt erst, wenn Sie
        eingewilligt haben.`}`)}`,
    en: (c) => prose`
      ${c.part.statistics(prose`
        ## Statistics cookies

        These cookies show us how our service is used, so that we can improve it.

        ${c.part.statisticsTools(prose`
          For this we use:

          ${providersWithTexts(c, 'analytics_vendors')}`)}

        ${c.part.self`On our own server we run: ${ownSoftware(c)}. This software measures visits without passing the data to its maker.`}

        ${c.part
          .anonymous`We collect a part of the statistics without consent. It serves us alone, leads to anonymous results
        only, is not combined with other data and does not follow you across other services. The cookies for it operate for 13
        months at most and are not prolonged by a new visit; we keep the data for 25 months at most.`} ${c
          .part.statisticsConsent`Statistics for which the law requires consent begin only once you have
        given it.`}`)}`,
    es: (c) => prose`
      ${c.part.statistics(prose`
        ## Cookies de análisis

        Estas cookies nos muestran cómo se utiliza nuestro servicio, para que podamos mejorarlo.

        ${c.part.statisticsTools(prose`
          Para ello utilizamos:

          ${providersWithTexts(c, 'analytics_vendors')}`)}

        ${c.part
          .self`En nuestro propio servidor funciona: ${ownSoftware(c)}. Este programa mide las visitas sin comunicar los datos a quien lo desarrolla.`}

        ${c.part
          .anonymous`Una parte de las estadísticas la obtenemos sin consentimiento. Sirve únicamente para nosotros, solo
        produce resultados anónimos, no se cruza con otros datos ni le sigue en otros servicios. Las cookies empleadas duran
        como máximo 13 meses y no se prolongan con una nueva visita; los datos los conservamos durante 25 meses como
        máximo.`} ${c.part
          .statisticsConsent`Las estadísticas para las que la ley exige consentimiento solo comienzan cuando usted
        lo ha dado.`}`)}`,
    fr: (c) => prose`
      ${c.part.statistics(prose`
        ## Cookies de mesure d’audience

        Ces cookies nous montrent comment notre service est utilisé, afin que nous puissions l’améliorer.

        ${c.part.statisticsTools(prose`
          Nous utilisons à cet effet :

          ${providersWithTexts(c, 'analytics_vendors')}`)}

        ${c.part
          .self`Sur notre propre serveur fonctionne : ${ownSoftware(c)}. Ce logiciel mesure les visites sans transmettre les données à son éditeur.`}

        ${c.part
          .anonymous`Une partie de la mesure d’audience a lieu sans consentement. Elle sert à nous seuls, ne produit que
        des statistiques anonymes, n’est pas recoupée avec d’autres données et ne vous suit pas sur d’autres services. Les
        cookies utilisés ont une durée maximale de 13 mois, qu’une nouvelle visite ne prolonge pas ; nous conservons les données
        pendant 25 mois au maximum.`} ${c.part
          .statisticsConsent`Les mesures pour lesquelles la loi exige un consentement ne
        commencent que lorsque vous l’avez donné.`}`)}`,
    it: (c) => prose`
      ${c.part.statistics(prose`
        ## Cookie analitici

        Questi cookie ci mostrano come viene utilizzato il nostro servizio, affinché possiamo migliorarlo.

        ${c.part.statisticsTools(prose`
          A questo scopo utilizziamo:

          ${providersWithTexts(c, 'analytics_vendors')}`)}

        ${c.part.self`Sul nostro server è installato: ${ownSoftware(c)}. Questo software misura le visite senza trasmettere i dati al suo produttore.`}

        ${c.part
          .anonymous`Una parte della statistica viene rilevata senza consenso. Serve soltanto a noi, produce solo
        risultati anonimi, non viene incrociata con altri dati e non La segue su altri servizi. I cookie utilizzati durano al
        massimo 13 mesi e una nuova visita non li prolunga; conserviamo i dati per 25 mesi al massimo.`} ${c
          .part.statisticsConsent`Le statistiche per
        le quali la legge richiede un consenso iniziano solo dopo che Lei lo ha prestato.`}`)}`,
    nl: (c) => prose`
      ${c.part.statistics(prose`
        ## Statistiekcookies

        Deze cookies laten ons zien hoe onze dienst wordt gebruikt, zodat wij die kunnen verbeteren.

        ${c.part.statisticsTools(prose`
          Hiervoor gebruiken wij:

          ${providersWithTexts(c, 'analytics_vendors')}`)}

        ${c.part.self`Op onze eigen server draait: ${ownSoftware(c)}. Deze software meet bezoeken zonder de gegevens aan de maker door te geven.`}

        ${c.part
          .anonymous`Een deel van de statistiek verzamelen wij zonder toestemming. Die dient alleen ons, leidt uitsluitend
        tot anonieme resultaten, wordt niet met andere gegevens gecombineerd en volgt u niet over andere diensten heen. De
        cookies daarvoor gelden ten hoogste 13 maanden en worden bij een nieuw bezoek niet verlengd; de gegevens bewaren wij ten
        hoogste 25 maanden.`} ${c.part
          .statisticsConsent`Statistiek waarvoor de wet toestemming verlangt, begint pas nadat u die
        hebt gegeven.`}`)}`,
  },
});
