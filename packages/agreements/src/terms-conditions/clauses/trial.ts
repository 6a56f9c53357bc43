import { has, prose } from '../../document/authoring.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/** Art. 8(2) CRD and CJEU C-565/22 (one withdrawal right where the trial and its price are disclosed); Cal. B&P 17602(b): notice 3 to 21 days before the end of trials over 31 days. Art. 6:236 BW: a trial of a newspaper or magazine may not go on by itself. */
export const trial = clause({
  id: 'tc.trial',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.free_trial === 'yes' && has(a.sells, 'subscriptions'),
  parts: {
    card: { meets: [], when: (a) => a.trial_card === 'yes' },
    press: {
      meets: [],
      when: (a) => a.trial_card === 'yes' && has(a.site_kind, 'content') && has(a.laws, 'eu_consumer'),
    },
    noCard: { meets: [], when: (a) => a.trial_card !== 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Kostenloser Test

      Der Test dauert ${days(c, 'trial_days', 'akk')} ab der Anmeldung und kostet nichts. ${c.part.card`Kündigen Sie nicht vor seinem Ende, beginnt danach das kostenpflichtige Abonnement zu dem Preis, der Ihnen bei der Anmeldung genannt wurde. Wir erinnern Sie rechtzeitig vor dem Ende des Tests.`} ${c.part.press`Für Verbraucher in den Niederlanden endet der Test einer Zeitung oder Zeitschrift von selbst.`}${c.part.noCard`Zahlungsdaten verlangen wir dafür nicht; der Test endet von selbst.`}`,
    en: (c) => prose`
      ## Free trial

      The trial lasts ${days(c, 'trial_days')} from sign-up and costs nothing. ${c.part.card`Unless you cancel before it ends, the paid subscription then begins at the price you were told at sign-up. We remind you in good time before the trial ends.`} ${c.part.press`For consumers in the Netherlands the trial of a newspaper or magazine ends by itself.`}${c.part.noCard`We do not ask for payment details for it; the trial ends by itself.`}`,
    es: (c) => prose`
      ## Prueba gratuita

      La prueba dura ${days(c, 'trial_days')} desde el alta y no cuesta nada. ${c.part.card`Si no cancela antes de que termine, comienza después la suscripción de pago al precio indicado en el alta. Se lo recordamos con tiempo antes del final de la prueba.`} ${c.part.press`Para los consumidores en los Países Bajos, la prueba de un periódico o una revista termina por sí sola.`}${c.part.noCard`No pedimos para ello datos de pago; la prueba termina por sí sola.`}`,
    fr: (c) => prose`
      ## Essai gratuit

      L’essai dure ${days(c, 'trial_days')} à compter de l’inscription et ne coûte rien. ${c.part.card`Si vous ne résiliez pas avant sa fin, l’abonnement payant commence ensuite au prix indiqué lors de l’inscription. Nous vous le rappelons en temps utile avant la fin de l’essai.`} ${c.part.press`Pour les consommateurs aux Pays-Bas, l’essai d’un journal ou d’un magazine prend fin de lui-même.`}${c.part.noCard`Nous ne demandons pas de données de paiement à cet effet ; l’essai prend fin de lui-même.`}`,
    it: (c) => prose`
      ## Prova gratuita

      La prova dura ${days(c, 'trial_days')} dall’iscrizione e non costa nulla. ${c.part.card`Se non disdice prima della fine, inizia poi l’abbonamento a pagamento al prezzo indicato all’iscrizione. Glielo ricordiamo per tempo prima della fine della prova.`} ${c.part.press`Per i consumatori nei Paesi Bassi la prova di un giornale o di una rivista termina da sé.`}${c.part.noCard`Non chiediamo per questo dati di pagamento; la prova termina da sé.`}`,
    nl: (c) => prose`
      ## Gratis proefperiode

      De proefperiode duurt ${days(c, 'trial_days')} vanaf de aanmelding en kost niets. ${c.part.card`Zegt u niet vóór het einde op, dan begint daarna het betaalde abonnement tegen de prijs die bij de aanmelding is genoemd. Wij herinneren u er tijdig voor het einde van de proefperiode aan.`} ${c.part.press`Voor consumenten in Nederland eindigt de proefperiode van een krant of tijdschrift vanzelf.`}${c.part.noCard`Wij vragen daarvoor geen betaalgegevens; de proefperiode eindigt vanzelf.`}`,
  },
});
