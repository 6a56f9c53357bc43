import { prose } from '../../document/authoring.ts';
import { isBoughtForGood } from '../conditions.ts';
import { clause } from './clause.ts';

// What was bought for good cannot be taken back at will: Directive 93/13/EEC, Annex 1(f)-(g); CJEU C-128/11.
export const term = clause({
  id: 'eu.term',
  version: 2,
  parts: {
    open: { meets: ['practice-eu-term'], when: (a) => a.term === 'until-ended' && !isBoughtForGood(a) },
    perpetual: { meets: ['practice-eu-term'], when: (a) => a.term === 'until-ended' && isBoughtForGood(a) },
    fixed: { meets: ['practice-eu-term'], when: (a) => a.term === 'fixed' },
    subscription: { meets: ['practice-eu-term'], when: (a) => a.term === 'with-subscription' },
  },
  text: {
    de: (c) => prose`
      ## Laufzeit

      Der Vertrag beginnt, wenn Sie ihn annehmen. ${c.part.open`Er läuft, bis Sie oder wir ihn nach dem Abschnitt über das Vertragsende beenden.`} ${c.part.perpetual`Er läuft ohne zeitliche Grenze; wir können ihn nur wegen eines erheblichen Verstoßes beenden.`} ${c.part.fixed`Seine Laufzeit: ${c.period(c.say.term_length, 'nom')}. Er endet danach von selbst.`} ${c.part.subscription`Er läuft so lange wie Ihr Abonnement.`}`,
    en: (c) => prose`
      ## Term

      The agreement begins when you accept it. ${c.part.open`It runs until you or we end it under the section on the end of this agreement.`} ${c.part.perpetual`It runs for an unlimited time; we can end it only for a serious breach.`} ${c.part.fixed`Its term: ${c.period(c.say.term_length)}. It then ends by itself.`} ${c.part.subscription`It runs as long as your subscription.`}`,
    es: (c) => prose`
      ## Duración

      El contrato comienza cuando usted lo acepta. ${c.part.open`Dura hasta que usted o nosotros le pongamos fin según el apartado sobre el fin del contrato.`} ${c.part.perpetual`Dura sin límite de tiempo; nosotros solo podemos ponerle fin por un incumplimiento grave.`} ${c.part.fixed`Su duración: ${c.period(c.say.term_length)}. Después termina por sí solo.`} ${c.part.subscription`Dura lo mismo que su suscripción.`}`,
    fr: (c) => prose`
      ## Durée

      Le contrat commence lorsque vous l’acceptez. ${c.part.open`Il dure jusqu’à ce que vous ou nous y mettions fin selon la section sur la fin du contrat.`} ${c.part.perpetual`Il dure sans limite ; nous ne pouvons y mettre fin qu’en cas de manquement grave.`} ${c.part.fixed`Sa durée : ${c.period(c.say.term_length)}. Il prend ensuite fin de lui-même.`} ${c.part.subscription`Il dure aussi longtemps que votre abonnement.`}`,
    it: (c) => prose`
      ## Durata

      Il contratto inizia quando Lei lo accetta. ${c.part.open`Dura finché Lei o noi non vi poniamo fine secondo la sezione sulla fine del contratto.`} ${c.part.perpetual`Dura senza limiti di tempo; noi possiamo porvi fine solo per una violazione grave.`} ${c.part.fixed`La sua durata: ${c.period(c.say.term_length)}. Poi termina da solo.`} ${c.part.subscription`Dura quanto il Suo abbonamento.`}`,
    nl: (c) => prose`
      ## Looptijd

      De overeenkomst begint wanneer u die aanvaardt. ${c.part.open`Zij loopt tot u of wij haar beëindigen volgens het onderdeel over het einde van de overeenkomst.`} ${c.part.perpetual`Zij loopt zonder einddatum; wij kunnen haar alleen wegens een ernstige schending beëindigen.`} ${c.part.fixed`De looptijd: ${c.period(c.say.term_length)}. Daarna eindigt zij vanzelf.`} ${c.part.subscription`Zij loopt zo lang als uw abonnement.`}`,
  },
});
