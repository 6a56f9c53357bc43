import { has, prose } from '../../document/authoring.ts';
import { mayWithdraw } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// What happens to money on cancelling; renewal and notice belong to the terms. Withdrawal is kept apart from cancelling.
export const subscription = clause({
  id: 'rr.subscription',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.goods_kinds, 'subscriptions'),
  parts: {
    none: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'cancel-no-refund' },
    rata: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'pro-rata' },
    days: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'guarantee-days' },
    law: { meets: [] },
    beside: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Abonnements

      ${c.part.none`Kündigen Sie ein Abonnement, läuft es bis zum Ende des bezahlten Zeitraums weiter; für die übrige Zeit erstatten wir freiwillig nichts.`} ${c.part.rata`Endet ein Abonnement durch Ihre Kündigung vor dem Ende des bezahlten Zeitraums, erstatten wir den Preis für die Zeit, die Sie bezahlt, aber nicht mehr genutzt haben.`} ${c.part.days`Innerhalb von ${c.number(c.say.subscription_days)} Tagen nach Beginn eines Abonnements erstatten wir auf Wunsch den vollen Preis; das Abonnement endet damit. Danach läuft es nach einer Kündigung bis zum Ende des bezahlten Zeitraums weiter.`} ${c.part.law`Wann und wie Sie kündigen können, sagt der Vertrag. Kündigen Sie, weil wir unsere Pflichten verletzt haben, gelten die gesetzlichen Regeln.`} ${c.part.beside`Eine Kündigung ist kein Widerruf; für diesen gilt der Abschnitt über das Widerrufsrecht.`}`,
    en: (c) => prose`
      ## Subscriptions

      ${c.part.none`If you cancel a subscription, it runs until the end of the period that you have paid for; for the remaining time we make no voluntary refund.`} ${c.part.rata`If a subscription ends through your cancellation before the end of the period paid for, we refund the price for the time that you have paid for but no longer used.`} ${c.part.days`Within ${c.number(c.say.subscription_days)} days of the start of a subscription we refund the full price on request; the subscription ends with that. After a later cancellation it runs until the end of the period that you have paid for.`} ${c.part.law`When and how you can cancel follows from the contract. If you cancel because we have not met our obligations, the rules of the law apply.`} ${c.part.beside`Ending a subscription in this way is not the same as using your statutory ${englishRight(c).right}, to which the section on that right applies.`}`,
    es: (c) => prose`
      ## Suscripciones

      ${c.part.none`Si cancela una suscripción, esta sigue hasta el final del periodo pagado; por el tiempo restante no hacemos reembolsos voluntarios.`} ${c.part.rata`Si una suscripción termina por su cancelación antes del final del periodo pagado, le reembolsamos el precio del tiempo pagado que ya no ha utilizado.`} ${c.part.days`Durante los ${c.number(c.say.subscription_days)} días siguientes al comienzo de una suscripción reembolsamos el precio íntegro a petición suya; con ello termina la suscripción. Si la cancela más tarde, sigue hasta el final del periodo pagado.`} ${c.part.law`Cuándo y cómo puede cancelar lo indica el contrato. Si cancela porque hemos incumplido nuestras obligaciones, se aplican las normas legales.`} ${c.part.beside`Cancelar no es desistir; al desistimiento se aplica el apartado sobre ese derecho.`}`,
    fr: (c) => prose`
      ## Abonnements

      ${c.part.none`Si vous résiliez un abonnement, il se poursuit jusqu’à la fin de la période payée ; nous ne faisons pas de remboursement volontaire pour le temps restant.`} ${c.part.rata`Si un abonnement prend fin par votre résiliation avant la fin de la période payée, nous remboursons le prix du temps payé que vous n’avez plus utilisé.`} ${c.part.days`Dans les ${c.number(c.say.subscription_days)} jours suivant le début d’un abonnement, nous remboursons le prix total sur demande ; l’abonnement prend alors fin. Après une résiliation plus tardive, il se poursuit jusqu’à la fin de la période payée.`} ${c.part.law`Le contrat indique quand et comment vous pouvez résilier. Si vous résiliez parce que nous avons manqué à nos obligations, les règles légales s’appliquent.`} ${c.part.beside`Résilier n’est pas se rétracter ; la section sur le droit de rétractation régit la rétractation.`}`,
    it: (c) => prose`
      ## Abbonamenti

      ${c.part.none`Se disdice un abbonamento, questo prosegue fino alla fine del periodo pagato; per il tempo restante non facciamo rimborsi volontari.`} ${c.part.rata`Se un abbonamento termina per Sua disdetta prima della fine del periodo pagato, rimborsiamo il prezzo del tempo pagato e non più usato.`} ${c.part.days`Entro ${c.number(c.say.subscription_days)} giorni dall’inizio di un abbonamento rimborsiamo su richiesta l’intero prezzo; con ciò l’abbonamento termina. Dopo una disdetta successiva prosegue fino alla fine del periodo pagato.`} ${c.part.law`Quando e come può disdire è indicato nel contratto. Se disdice perché non abbiamo rispettato i nostri obblighi, si applicano le norme di legge.`} ${c.part.beside`Disdire non significa recedere; al recesso si applica la sezione sul diritto di recesso.`}`,
    nl: (c) => prose`
      ## Abonnementen

      ${c.part.none`Zegt u een abonnement op, dan loopt het door tot het einde van de betaalde periode; voor de resterende tijd betalen wij niet vrijwillig terug.`} ${c.part.rata`Eindigt een abonnement door uw opzegging vóór het einde van de betaalde periode, dan betalen wij de prijs terug voor de tijd die u hebt betaald maar niet meer gebruikt.`} ${c.part.days`Binnen ${c.number(c.say.subscription_days)} dagen na het begin van een abonnement betalen wij op verzoek de volledige prijs terug; het abonnement eindigt daarmee. Na een latere opzegging loopt het door tot het einde van de betaalde periode.`} ${c.part.law`Wanneer en hoe u kunt opzeggen, staat in de overeenkomst. Zegt u op omdat wij onze verplichtingen niet zijn nagekomen, dan gelden de wettelijke regels.`} ${c.part.beside`Opzeggen is niet hetzelfde als herroepen; voor een herroeping geldt het onderdeel over het herroepingsrecht.`}`,
  },
});
