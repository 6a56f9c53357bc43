import { prose } from '../../document/authoring.ts';
import {
  isBoughtForGood,
  isFirmware,
  isInBrowser,
  isPaid,
  isSubscribed,
  runsWithSubscription,
} from '../conditions.ts';
import { clause } from './clause.ts';

// Directive 93/13/EEC, Annex 1(f)-(g); Article R212-2 Code de la consommation: no ending at will of what was paid for.
export const termination = clause({
  id: 'eu.termination',
  version: 3,
  parts: {
    installed: {
      meets: ['practice-eu-term'],
      when: (a) => !runsWithSubscription(a) && !isInBrowser(a) && !isFirmware(a),
    },
    browser: { meets: ['practice-eu-term'], when: (a) => !runsWithSubscription(a) && isInBrowser(a) },
    account: { meets: [], when: (a) => a.accounts === 'yes' },
    device: {
      meets: ['practice-eu-term'],
      when: (a) => !runsWithSubscription(a) && !isInBrowser(a) && isFirmware(a),
    },
    cancel: { meets: ['practice-eu-term'], when: (a) => runsWithSubscription(a) },
    removal: { meets: [], when: (a) => !isInBrowser(a) && !isFirmware(a) },
    subscription: { meets: [], when: (a) => isSubscribed(a) && !runsWithSubscription(a) },
    breach: { meets: ['practice-eu-term'] },
    notice: { meets: [], when: (a) => a.end_notice === 'notice' && !isBoughtForGood(a) },
    anyTime: { meets: [], when: (a) => a.end_notice === 'any-time' && !isBoughtForGood(a) },
    paid: {
      meets: [],
      when: (a) =>
        isPaid(a) && !isBoughtForGood(a) && (a.end_notice === 'notice' || a.end_notice === 'any-time'),
    },
    copies: { meets: ['practice-eu-term'], when: (a) => !isInBrowser(a) && !isFirmware(a) },
  },
  text: {
    de: (c) => prose`
      ## Vertragsende

      ${c.part.installed`Sie können den Vertrag jederzeit beenden, indem Sie die Software entfernen.`} ${c.part.browser`Sie können den Vertrag jederzeit beenden, ${c.part.account`indem Sie Ihr Konto schließen oder`} durch eine Nachricht an uns.`} ${c.part.device`Sie können den Vertrag jederzeit beenden, indem Sie die Software nicht weiter nutzen oder das Gerät weitergeben.`} ${c.part.cancel`Sie beenden den Vertrag, indem Sie Ihr Abonnement kündigen${c.part.removal`; die Software zu entfernen, genügt dafür nicht`}.`} ${c.part.subscription`Ein laufendes Abonnement kündigen Sie gesondert.`}

      ${c.part.breach`Wir können den Vertrag beenden, wenn Sie erheblich gegen ihn verstoßen und den Verstoß trotz Aufforderung nicht innerhalb einer angemessenen Frist abstellen; bei schweren Verstößen ist keine Frist nötig.`} ${c.part.notice`Außerdem können wir ihn mit einer Frist von ${c.span(c.say.end_notice_days, 'days', 'dat')} beenden.`} ${c.part.anyTime`Solange die Software kostenlos ist, können wir ihn außerdem jederzeit mit angemessener Frist kündigen.`} ${c.part.paid`Bezahlte Zeiten bleiben nutzbar, oder wir erstatten den Preis für die restliche Zeit.`}

      Mit dem Ende erlischt die Lizenz: Nutzen Sie die Software nicht weiter ${c.part.copies`und löschen Sie Ihre Kopien`}. Ihre Daten und Inhalte können Sie vorher sichern; Rechte, die bis dahin entstanden sind, bleiben bestehen.`,
    en: (c) => prose`
      ## End of this agreement

      ${c.part.installed`You may end this agreement at any time by removing the software.`} ${c.part.browser`You may end this agreement at any time ${c.part.account`by closing your account or`} by a message to us.`} ${c.part.device`You may end this agreement at any time by no longer using the software or by passing on the device.`} ${c.part.cancel`You end this agreement by cancelling your subscription${c.part.removal`; removing the software is not enough`}.`} ${c.part.subscription`A running subscription has to be cancelled separately.`}

      ${c.part.breach`We may end it if you seriously breach it and do not remedy the breach within a reasonable time although we asked you to; in grave cases no time need be given.`} ${c.part.notice`We may also end it with a period of notice of ${c.span(c.say.end_notice_days, 'days')}.`} ${c.part.anyTime`As long as the software is free of charge, we may also end it at any time with reasonable notice.`} ${c.part.paid`Periods that have been paid for remain usable, or we refund the price for the rest.`}

      When it ends, the licence lapses: stop using the software ${c.part.copies`and delete your copies`}. You may save your data and content before; rights that arose until then remain.`,
    es: (c) => prose`
      ## Fin del contrato

      ${c.part.installed`Usted puede poner fin al contrato en cualquier momento eliminando el software.`} ${c.part.browser`Usted puede poner fin al contrato en cualquier momento ${c.part.account`cerrando su cuenta o`} mediante un mensaje dirigido a nosotros.`} ${c.part.device`Usted puede poner fin al contrato en cualquier momento dejando de utilizar el software o cediendo el dispositivo.`} ${c.part.cancel`Usted pone fin al contrato cancelando su suscripción${c.part.removal`; eliminar el software no basta`}.`} ${c.part.subscription`Una suscripción vigente se cancela por separado.`}

      ${c.part.breach`Nosotros podemos ponerle fin si usted lo incumple gravemente y no lo subsana en un plazo razonable pese a nuestro requerimiento; en los casos más graves no hace falta plazo.`} ${c.part.notice`También podemos ponerle fin con un preaviso de ${c.span(c.say.end_notice_days, 'days')}.`} ${c.part.anyTime`Mientras el software sea gratuito, también podemos ponerle fin en cualquier momento con un preaviso razonable.`} ${c.part.paid`Los períodos pagados siguen disponibles o devolvemos el precio del tiempo restante.`}

      Con el fin del contrato se extingue la licencia: deje de utilizar el software ${c.part.copies`y borre sus copias`}. Antes puede guardar sus datos y contenidos; los derechos nacidos hasta entonces se mantienen.`,
    fr: (c) => prose`
      ## Fin du contrat

      ${c.part.installed`Vous pouvez mettre fin au contrat à tout moment en supprimant le logiciel.`} ${c.part.browser`Vous pouvez mettre fin au contrat à tout moment ${c.part.account`en fermant votre compte ou`} par un message qui nous est adressé.`} ${c.part.device`Vous pouvez mettre fin au contrat à tout moment en cessant d’utiliser le logiciel ou en cédant l’appareil.`} ${c.part.cancel`Vous mettez fin au contrat en résiliant votre abonnement ${c.part.removal`; supprimer le logiciel ne suffit pas`}.`} ${c.part.subscription`Un abonnement en cours se résilie séparément.`}

      ${c.part.breach`Nous pouvons y mettre fin si vous y manquez gravement et ne remédiez pas au manquement dans un délai raisonnable malgré notre demande ; dans les cas les plus graves, aucun délai n’est nécessaire.`} ${c.part.notice`Nous pouvons aussi y mettre fin avec un préavis de ${c.span(c.say.end_notice_days, 'days')}.`} ${c.part.anyTime`Tant que le logiciel est gratuit, nous pouvons aussi y mettre fin à tout moment avec un préavis raisonnable.`} ${c.part.paid`Les périodes payées restent utilisables, ou nous remboursons le prix du temps restant.`}

      La fin du contrat éteint la licence : cessez d’utiliser le logiciel ${c.part.copies`et supprimez vos copies`}. Vous pouvez sauvegarder auparavant vos données et contenus ; les droits nés jusque-là demeurent.`,
    it: (c) => prose`
      ## Fine del contratto

      ${c.part.installed`Lei può porre fine al contratto in qualsiasi momento rimuovendo il software.`} ${c.part.browser`Lei può porre fine al contratto in qualsiasi momento ${c.part.account`chiudendo il Suo account o`} con un messaggio inviato a noi.`} ${c.part.device`Lei può porre fine al contratto in qualsiasi momento smettendo di usare il software o cedendo il dispositivo.`} ${c.part.cancel`Lei pone fine al contratto disdicendo il Suo abbonamento${c.part.removal`; rimuovere il software non basta`}.`} ${c.part.subscription`Un abbonamento in corso va disdetto separatamente.`}

      ${c.part.breach`Noi possiamo porvi fine se Lei lo viola gravemente e, nonostante la nostra richiesta, non pone rimedio entro un termine ragionevole; nei casi più gravi non occorre alcun termine.`} ${c.part.notice`Possiamo inoltre porvi fine con un preavviso di ${c.span(c.say.end_notice_days, 'days')}.`} ${c.part.anyTime`Finché il software è gratuito, possiamo inoltre porvi fine in qualsiasi momento con un preavviso ragionevole.`} ${c.part.paid`I periodi pagati restano utilizzabili, oppure rimborsiamo il prezzo del tempo restante.`}

      Con la fine del contratto si estingue la licenza: smetta di usare il software ${c.part.copies`e cancelli le Sue copie`}. Prima può salvare i Suoi dati e contenuti; i diritti sorti fino ad allora restano.`,
    nl: (c) => prose`
      ## Einde van de overeenkomst

      ${c.part.installed`U kunt de overeenkomst op elk moment beëindigen door de software te verwijderen.`} ${c.part.browser`U kunt de overeenkomst op elk moment beëindigen ${c.part.account`door uw account te sluiten of`} met een bericht aan ons.`} ${c.part.device`U kunt de overeenkomst op elk moment beëindigen door de software niet meer te gebruiken of het apparaat door te geven.`} ${c.part.cancel`U beëindigt de overeenkomst door uw abonnement op te zeggen${c.part.removal`; de software verwijderen is niet genoeg`}.`} ${c.part.subscription`Een lopend abonnement zegt u afzonderlijk op.`}

      ${c.part.breach`Wij kunnen haar beëindigen als u haar ernstig schendt en de schending ondanks ons verzoek niet binnen een redelijke termijn herstelt; in zeer ernstige gevallen is geen termijn nodig.`} ${c.part.notice`Wij kunnen haar ook beëindigen met een opzegtermijn van ${c.span(c.say.end_notice_days, 'days')}.`} ${c.part.anyTime`Zolang de software gratis is, kunnen wij haar ook op elk moment beëindigen met een redelijke opzegtermijn.`} ${c.part.paid`Betaalde perioden blijven bruikbaar of wij betalen de prijs voor de resterende tijd terug.`}

      Met het einde vervalt de licentie: gebruik de software niet meer ${c.part.copies`en verwijder uw kopieën`}. U kunt uw gegevens en inhoud vooraf opslaan; rechten die tot dan zijn ontstaan, blijven bestaan.`,
  },
});
