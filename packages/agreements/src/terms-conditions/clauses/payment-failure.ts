import { has, prose } from '../../document/authoring.ts';
import { soldInStores } from '../conditions.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/** Suspension is proportionate and announced (§ 320 BGB, art. 1219 C. civ.); no penalty. A store tries again by its own rules. */
export const paymentFailure = clause({
  id: 'tc.payment_failure',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.sells, 'subscriptions') && !soldInStores(a),
  parts: {
    retry: { meets: [], when: (a) => a.payment_failure !== 'suspend' },
    suspend: { meets: [], when: (a) => a.payment_failure === 'suspend' },
  },
  text: {
    de: (c) => prose`
      ## Gescheiterte Zahlung

      ${c.part.retry`Scheitert eine Zahlung, informieren wir Sie und versuchen es ${days(c, 'retry_days', 'akk')} lang erneut. Bleibt sie aus, dürfen wir das Abonnement aussetzen, bis Sie gezahlt haben.`}${c.part.suspend`Scheitert eine Zahlung, informieren wir Sie und geben Ihnen sieben Tage Zeit. Bleibt sie aus, dürfen wir das Abonnement aussetzen, bis Sie gezahlt haben.`}`,
    en: (c) => prose`
      ## Failed payments

      ${c.part.retry`If a payment fails, we inform you and try again for ${days(c, 'retry_days')}. If it is still missing then, we may suspend the subscription until you have paid.`}${c.part.suspend`If a payment fails, we inform you and give you seven days. If it is still missing then, we may suspend the subscription until you have paid.`}`,
    es: (c) => prose`
      ## Pagos fallidos

      ${c.part.retry`Si falla un pago, le informamos y lo reintentamos durante ${days(c, 'retry_days')}. Si sigue sin efectuarse, podemos interrumpir la suscripción hasta que pague.`}${c.part.suspend`Si falla un pago, le informamos y le damos siete días. Si sigue sin efectuarse, podemos interrumpir la suscripción hasta que pague.`}`,
    fr: (c) => prose`
      ## Échec de paiement

      ${c.part.retry`Si un paiement échoue, nous vous en informons et réessayons pendant ${days(c, 'retry_days')}. À défaut de paiement dans ce délai, nous pouvons suspendre l’abonnement jusqu’au paiement.`}${c.part.suspend`Si un paiement échoue, nous vous en informons et vous laissons sept jours. À défaut de paiement dans ce délai, nous pouvons suspendre l’abonnement jusqu’au paiement.`}`,
    it: (c) => prose`
      ## Pagamenti non riusciti

      ${c.part.retry`Se un pagamento non riesce, La informiamo e riproviamo per ${days(c, 'retry_days')}. Se l’importo resta insoluto, possiamo sospendere l’abbonamento fino al pagamento.`}${c.part.suspend`Se un pagamento non riesce, La informiamo e Le diamo sette giorni. Se l’importo resta insoluto, possiamo sospendere l’abbonamento fino al pagamento.`}`,
    nl: (c) => prose`
      ## Mislukte betaling

      ${c.part.retry`Mislukt een betaling, dan informeren wij u en proberen wij het gedurende ${days(c, 'retry_days')} opnieuw. Blijft zij uit, dan mogen wij het abonnement opschorten totdat u hebt betaald.`}${c.part.suspend`Mislukt een betaling, dan informeren wij u en geven wij u zeven dagen. Blijft zij uit, dan mogen wij het abonnement opschorten totdat u hebt betaald.`}`,
  },
});
