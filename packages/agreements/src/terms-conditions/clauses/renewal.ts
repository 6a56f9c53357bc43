import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/** § 309 no. 9 BGB (after the first term indefinite, one month's notice), arts. L. 215-1 to L. 215-4 C. conso. (notice 3 to 1 months before; free exit), art. 62 TRLGDCU, art. 6:236(j) and (k) BW, art. 65-bis cod. cons.; Cal. B&P 17602. Art. L. 215-1 is to be reproduced: prescribed content restated. */
export const renewal = clause({
  id: 'tc.renewal',
  version: 1,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  parts: {
    auto: { meets: ['ca-arl-17602', 'crd-6-1-o'], when: (a) => a.auto_renew === 'yes' },
    none: { meets: ['crd-6-1-o', 'fr-l215-1'], when: (a) => a.auto_renew !== 'yes' },
    union: { meets: ['fr-l215-1'], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    states: {
      meets: ['us-arl-other', 'rosca-8403'],
      when: (a) => has(a.laws, 'us_renewal') && a.auto_renew === 'yes',
    },
  },
  text: {
    de: (c) => prose`
      ## Verlängerung

      ${c.part.auto`Ein Abonnement **verlängert sich automatisch**, bis Sie es kündigen; wir berechnen dann jeweils den geltenden Preis. Wir erinnern Sie ${days(c, 'renew_notice', 'akk')} vorher an die Verlängerung und daran, wie Sie kündigen.`}${c.part.none`Ein Abonnement verlängert sich nicht von selbst. Es endet mit dem bezahlten Zeitraum; eine Kündigung ist nicht nötig.`}

      ${c.part.union`Leben Sie als Verbraucher in der Europäischen Union, läuft ein automatisch verlängerter Vertrag auf unbestimmte Zeit weiter und kann von Ihnen jederzeit mit einer Frist von höchstens einem Monat gekündigt werden. Für Frankreich gilt außerdem Art. L. 215-1 des Verbrauchergesetzbuchs: Wir weisen frühestens drei Monate und spätestens einen Monat vor dem Ende der Frist, in der die Verlängerung abgelehnt werden kann, per eigener E-Mail oder Schreiben auf diese Möglichkeit hin; unterbleibt das, können Sie den Vertrag ab der Verlängerung jederzeit kostenlos beenden, und wir erstatten im Voraus Gezahltes innerhalb von 30 Tagen für die Zeit nach dem Vertragsende.`}

      ${c.part.states`In den Vereinigten Staaten holen wir Ihre ausdrückliche Zustimmung zu diesen Bedingungen ein, bevor wir etwas abbuchen, erinnern Sie mindestens einmal im Jahr und lassen Sie online kündigen.`}`,
    en: (c) => prose`
      ## Renewal

      ${c.part.auto`A subscription **renews automatically** until you cancel it; we then charge the price that applies. We remind you ${days(c, 'renew_notice')} before of the renewal and of how to cancel.`}${c.part.none`A subscription does not renew by itself. It ends with the period paid for; no cancellation is needed.`}

      ${c.part.union`If you are a consumer in the European Union, a contract that was renewed automatically continues for an indefinite time and you can end it at any time with at most one month’s notice. In France, Article L. 215-1 of the Consumer Code also applies: no earlier than three months and no later than one month before the end of the period in which the renewal can be rejected, we inform you of this possibility by a separate e-mail or letter; if we fail to do so, you can end the contract free of charge at any time from the renewal, and we refund within 30 days what was paid in advance for the time after its end.`}

      ${c.part.states`In the United States we obtain your express consent to these terms before we charge anything, remind you at least once a year and let you cancel online.`}`,
    es: (c) => prose`
      ## Renovación

      ${c.part.auto`La suscripción **se renueva automáticamente** hasta que usted la cancele; cobramos entonces el precio vigente. Le recordamos la renovación y cómo cancelar ${days(c, 'renew_notice')} antes.`}${c.part.none`La suscripción no se renueva por sí sola. Termina con el periodo pagado; no hace falta cancelarla.`}

      ${c.part.union`Si usted es consumidor en la Unión Europea, un contrato renovado automáticamente continúa por tiempo indefinido y puede ponerle fin en todo momento con un preaviso de un mes como máximo. En Francia se aplica además el artículo L. 215-1 del Código de consumo: entre tres meses y un mes antes de que acabe el plazo para rechazar la renovación, le informamos de esta posibilidad en un correo o una carta específicos; si no lo hacemos, puede terminar el contrato gratuitamente en todo momento desde la renovación y devolvemos en 30 días lo pagado por adelantado por el tiempo posterior.`}

      ${c.part.states`En los Estados Unidos obtenemos su consentimiento expreso a estas condiciones antes de cobrar, le enviamos un recordatorio al menos una vez al año y le permitimos cancelar en línea.`}`,
    fr: (c) => prose`
      ## Reconduction

      ${c.part.auto`L’abonnement **se reconduit automatiquement** jusqu’à votre résiliation ; nous facturons alors le prix en vigueur. Nous vous rappelons la reconduction et la manière de résilier ${days(c, 'renew_notice')} avant.`}${c.part.none`L’abonnement ne se reconduit pas de lui-même. Il prend fin avec la période payée ; aucune résiliation n’est nécessaire.`}

      ${c.part.union`Si vous êtes consommateur dans l’Union européenne, un contrat reconduit automatiquement se poursuit pour une durée indéterminée et vous pouvez y mettre fin à tout moment avec un préavis d’un mois au plus. En France s’applique en outre l’article L. 215-1 du code de la consommation : au plus tôt trois mois et au plus tard un mois avant le terme de la période autorisant le rejet de la reconduction, nous vous informons de cette possibilité par lettre ou courrier électronique dédiés ; à défaut, vous pouvez mettre gratuitement un terme au contrat, à tout moment à compter de la date de reconduction, et nous remboursons dans les 30 jours les avances pour la période postérieure.`}

      ${c.part.states`Aux États-Unis, nous recueillons votre accord exprès à ces conditions avant tout débit, vous adressons un rappel au moins une fois par an et vous permettons de résilier en ligne.`}`,
    it: (c) => prose`
      ## Rinnovo

      ${c.part.auto`L’abbonamento **si rinnova automaticamente** finché Lei non lo disdice; addebitiamo allora il prezzo in vigore. Le ricordiamo il rinnovo e come disdire ${days(c, 'renew_notice')} prima.`}${c.part.none`L’abbonamento non si rinnova da sé. Termina con il periodo pagato; non serve alcuna disdetta.`}

      ${c.part.union`Se Lei è consumatore nell’Unione europea, un contratto rinnovato automaticamente prosegue a tempo indeterminato e può essere sciolto da Lei in ogni momento con un preavviso di un mese al massimo. In Francia si applica inoltre l’articolo L. 215-1 del Codice del consumo: tra tre mesi e un mese prima della fine del periodo in cui il rinnovo può essere rifiutato La informiamo di questa possibilità con una lettera o un’e-mail apposita; se non lo facciamo, può sciogliere gratuitamente il contratto in ogni momento dal rinnovo e rimborsiamo entro 30 giorni quanto pagato in anticipo per il periodo successivo.`}

      ${c.part.states`Negli Stati Uniti chiediamo il Suo consenso espresso a queste condizioni prima di ogni addebito, Le inviamo un promemoria almeno una volta all’anno e Le permettiamo di disdire online.`}`,
    nl: (c) => prose`
      ## Verlenging

      ${c.part.auto`Een abonnement **wordt automatisch verlengd** totdat u het opzegt; wij berekenen dan de geldende prijs. Wij herinneren u ${days(c, 'renew_notice')} vooraf aan de verlenging en aan de manier van opzeggen.`}${c.part.none`Een abonnement wordt niet vanzelf verlengd. Het eindigt met de betaalde periode; opzeggen is niet nodig.`}

      ${c.part.union`Bent u consument in de Europese Unie, dan loopt een automatisch verlengde overeenkomst voor onbepaalde tijd door en kunt u haar altijd opzeggen met een termijn van ten hoogste één maand. In Frankrijk geldt bovendien artikel L. 215-1 van het consumentenwetboek: tussen drie maanden en één maand vóór het einde van de termijn waarin de verlenging kan worden geweigerd, wijzen wij u in een aparte e-mail of brief op die mogelijkheid; doen wij dat niet, dan kunt u de overeenkomst vanaf de verlenging altijd kosteloos beëindigen en betalen wij binnen 30 dagen terug wat voor de tijd daarna vooraf is betaald.`}

      ${c.part.states`In de Verenigde Staten vragen wij uw uitdrukkelijke toestemming voor deze voorwaarden voordat wij iets afschrijven, herinneren wij u ten minste eenmaal per jaar en laten wij u online opzeggen.`}`,
  },
});
