import { given, has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';
const words = {
  de: {
    sub_periods: {
      month: 'monatlich',
      quarter: 'vierteljährlich',
      year: 'jährlich',
      other: 'in einem beim Angebot genannten anderen Zeitraum',
    },
  },
  en: {
    sub_periods: {
      month: 'monthly',
      quarter: 'quarterly',
      year: 'yearly',
      other: 'in another period stated beside the offer',
    },
  },
  es: {
    sub_periods: {
      month: 'cada mes',
      quarter: 'cada trimestre',
      year: 'cada año',
      other: 'en otro periodo indicado junto a la oferta',
    },
  },
  fr: {
    sub_periods: {
      month: 'chaque mois',
      quarter: 'chaque trimestre',
      year: 'chaque année',
      other: 'selon une autre période indiquée avec l’offre',
    },
  },
  it: {
    sub_periods: {
      month: 'ogni mese',
      quarter: 'ogni trimestre',
      year: 'ogni anno',
      other: 'in un altro periodo indicato accanto all’offerta',
    },
  },
  nl: {
    sub_periods: {
      month: 'per maand',
      quarter: 'per kwartaal',
      year: 'per jaar',
      other: 'in een andere periode die bij het aanbod staat',
    },
  },
};

/** Art. 6(1)(o) CRD; Cal. B&P 17602(a) clear statement that the plan runs until cancelled, price, change, length, minimum; ROSCA 15 U.S.C. § 8403; consent to these terms is asked for at checkout. § 309 no. 9 BGB: two years at most. */
export const subscription = clause({
  id: 'tc.subscription',
  version: 3,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  parts: {
    terms: { meets: ['crd-6-1-o', 'rosca-8403', 'us-arl-other', 'ca-arl-17602'] },
    choice: { meets: [], when: (a) => (a.sub_periods?.length ?? 0) > 1 },
    minimum: { meets: [], when: (a) => given(a.min_term) },
    open: { meets: [], when: (a) => !given(a.min_term) },
    plan: { meets: [], when: (a) => a.free_plan === 'yes' },
  },
  words,
  text: {
    de: (c) => prose`
      ## Abonnements

      ${c.part.terms`Ein Abonnement wird ${c.or(c.names(c.say.sub_periods, c.w.sub_periods))} abgerechnet${c.part.choice`, je nach Ihrer Wahl`}. Preis, Zeitraum und alle wesentlichen Bedingungen stehen unmittelbar bei der Bestellung, bevor Sie Zahlungsdaten eingeben. ${c.part.minimum`Die Mindestlaufzeit beträgt ${c.period(c.say.min_term, 'akk')}.`}${c.part.open`Eine Mindestlaufzeit über den Abrechnungszeitraum hinaus gibt es nicht.`}`} ${c.part.plan`Daneben gibt es einen kostenlosen Tarif ohne Laufzeit; beide Seiten können ihn wie im Abschnitt über das Vertragsende beschrieben beenden.`}`,
    en: (c) => prose`
      ## Subscriptions

      ${c.part.terms`A subscription is billed ${c.or(c.names(c.say.sub_periods, c.w.sub_periods))}${c.part.choice`, as you choose`}. Price, period and all material terms are shown right beside the order, before you enter payment details. ${c.part.minimum`The minimum term is ${c.period(c.say.min_term)}.`}${c.part.open`There is no minimum term beyond the billing period.`}`} ${c.part.plan`There is also a free plan without a term; both sides can end it as the section on the end of the contract says.`}`,
    es: (c) => prose`
      ## Suscripciones

      ${c.part.terms`La suscripción se factura ${c.or(c.names(c.say.sub_periods, c.w.sub_periods))}${c.part.choice`, según elija`}. El precio, el periodo y todas las condiciones esenciales figuran junto al pedido, antes de que introduzca los datos de pago. ${c.part.minimum`La duración mínima es de ${c.period(c.say.min_term)}.`}${c.part.open`No hay duración mínima más allá del periodo de facturación.`}`} ${c.part.plan`Hay también un plan gratuito sin duración; ambas partes pueden terminarlo como indica el apartado sobre el fin del contrato.`}`,
    fr: (c) => prose`
      ## Abonnements

      ${c.part.terms`L’abonnement est facturé ${c.or(c.names(c.say.sub_periods, c.w.sub_periods))}${c.part.choice`, selon votre choix`}. Le prix, la période et toutes les conditions essentielles figurent avec la commande, avant la saisie des données de paiement. ${c.part.minimum`La durée minimale est de ${c.period(c.say.min_term)}.`}${c.part.open`Il n’y a pas de durée minimale au-delà de la période de facturation.`}`} ${c.part.plan`Il existe aussi une formule gratuite sans durée ; les deux parties peuvent y mettre fin comme l’indique la section sur la fin du contrat.`}`,
    it: (c) => prose`
      ## Abbonamenti

      ${c.part.terms`L’abbonamento è fatturato ${c.or(c.names(c.say.sub_periods, c.w.sub_periods))}${c.part.choice`, secondo la Sua scelta`}. Prezzo, periodo e tutte le condizioni essenziali sono indicati accanto all’ordine, prima dell’inserimento dei dati di pagamento. ${c.part.minimum`La durata minima è di ${c.period(c.say.min_term)}.`}${c.part.open`Non c’è una durata minima oltre il periodo di fatturazione.`}`} ${c.part.plan`Esiste anche un piano gratuito senza durata; entrambe le parti possono terminarlo come indicato nella sezione sulla fine del contratto.`}`,
    nl: (c) => prose`
      ## Abonnementen

      ${c.part.terms`Een abonnement wordt ${c.or(c.names(c.say.sub_periods, c.w.sub_periods))} gefactureerd${c.part.choice`, naar uw keuze`}. Prijs, periode en alle wezenlijke voorwaarden staan direct bij de bestelling, voordat u betaalgegevens invoert. ${c.part.minimum`De minimumlooptijd is ${c.period(c.say.min_term)}.`}${c.part.open`Er is geen minimumlooptijd naast de factuurperiode.`}`} ${c.part.plan`Daarnaast is er een gratis abonnement zonder looptijd; beide partijen kunnen het beëindigen zoals in het onderdeel over het einde van de overeenkomst staat.`}`,
  },
});
