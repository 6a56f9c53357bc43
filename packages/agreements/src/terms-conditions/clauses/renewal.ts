import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/**
 * § 309 no. 9 BGB (after the first term indefinite, one month's notice), arts. L. 215-1 to L. 215-4 C. conso. (notice 3 to 1
 * months before; free exit), art. 62 TRLGDCU, art. 6:236(j) and (k) BW, art. VI.91 CDE, art. 65-bis cod. cons.; Cal. B&P 17602.
 * Art. L. 215-4 wants these articles reproduced: tc.renewal_fr does so in French, the other languages restate the first. A
 * reminder of so many days suits long periods alone: a month is over before it.
 */
export const renewal = clause({
  id: 'tc.renewal',
  version: 2,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  parts: {
    auto: { meets: ['ca-arl-17602', 'crd-6-1-o'], when: (a) => a.auto_renew === 'yes' },
    remind: { meets: [], when: (a) => a.auto_renew === 'yes' && has(a.sub_periods, 'year', 'other') },
    none: { meets: ['crd-6-1-o', 'fr-l215-1'], when: (a) => a.auto_renew !== 'yes' },
    union: { meets: ['fr-l215-1'], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    france: { meets: ['fr-l215-1'], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    italy: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    states: {
      meets: ['us-arl-other', 'rosca-8403'],
      when: (a) => has(a.laws, 'us_renewal') && a.auto_renew === 'yes',
    },
  },
  text: {
    de: (c) => prose`
      ## Verlängerung

      ${c.part.auto`Ein Abonnement **verlängert sich automatisch**, bis Sie es kündigen. Wir berechnen dann den zuletzt vereinbarten Preis oder den, der nach dem Abschnitt über Preisänderungen gilt.`}${c.part.none`Ein Abonnement verlängert sich nicht von selbst. Es endet mit dem bezahlten Zeitraum; eine Kündigung ist nicht nötig.`} ${c.part.remind`Dauert der Abrechnungszeitraum sechs Monate oder länger, erinnern wir Sie ${days(c, 'renew_notice', 'akk')} vor jeder Verlängerung und sagen Ihnen, wie Sie kündigen.`}

      ${c.part.union`Leben Sie als Verbraucher in der Europäischen Union, läuft ein automatisch verlängerter Vertrag auf unbestimmte Zeit weiter. Sie können ihn dann jederzeit ohne Kosten mit einer Frist von höchstens einem Monat kündigen; was Sie für die Zeit danach bezahlt haben, erstatten wir.`}

      ${c.part.france`Für Verbraucher in Frankreich gilt außerdem Art. L. 215-1 des französischen Verbrauchergesetzbuchs. Frühestens drei Monate und spätestens einen Monat vor dem Ende der Frist, in der die Verlängerung abgelehnt werden kann, weisen wir mit eigener E-Mail oder eigenem Schreiben auf diese Möglichkeit hin und heben den letzten Tag dafür hervor. Unterbleibt das, können sie den Vertrag ab der Verlängerung jederzeit kostenlos beenden, und wir erstatten innerhalb von 30 Tagen, was für die Zeit danach im Voraus gezahlt wurde.`}

      ${c.part.italy`Für Verbraucher in Italien gilt außerdem Art. 65-bis des italienischen Verbrauchergesetzbuchs. Dreißig Tage vor dem Ablauf teilen wir ihnen schriftlich, per SMS oder auf einem anderen elektronischen Weg, den sie angegeben haben, mit, bis wann sie kündigen können. Unterbleibt das, können sie bis zum nächsten Ablauf jederzeit kostenlos kündigen.`}

      ${c.part.states`In den Vereinigten Staaten holen wir Ihre ausdrückliche Zustimmung zu den Bedingungen der automatischen Verlängerung gesondert vom übrigen Vertrag ein, bevor wir etwas abbuchen. Wir erinnern Sie mindestens einmal im Jahr und lassen Sie online kündigen.`}`,
    en: (c) => prose`
      ## Renewal

      ${c.part.auto`A subscription **renews automatically** until you cancel it. We then charge the price last agreed, or the one that applies under the section on price changes.`}${c.part.none`A subscription does not renew by itself. It ends with the period paid for; no cancellation is needed.`} ${c.part.remind`If the billing period is six months or longer, we remind you ${days(c, 'renew_notice')} before each renewal and tell you how to cancel.`}

      ${c.part.union`If you are a consumer in the European Union, a contract that was renewed automatically continues for an indefinite time. You can then end it at any time at no cost with at most one month’s notice; we refund what you paid for the time after that.`}

      ${c.part.france`For consumers in France, Article L. 215-1 of the French Consumer Code also applies. No earlier than three months and no later than one month before the end of the period in which the renewal can be rejected, we tell them of this possibility by a separate e-mail or letter in which the last day for it stands out. If we fail to do so, they can end the contract free of charge at any time from the renewal, and we refund within 30 days what was paid in advance for the time after its end.`}

      ${c.part.italy`For consumers in Italy, Article 65-bis of the Italian Consumer Code also applies. Thirty days before the term expires we tell them in writing, by SMS or by another electronic means that they chose, until when they can cancel. If we fail to do so, they can cancel free of charge at any time until the next expiry.`}

      ${c.part.states`In the United States we obtain your express affirmative consent to the terms of the automatic renewal, separately from the rest of the contract, before we charge anything. We remind you at least once a year and let you cancel online.`}`,
    es: (c) => prose`
      ## Renovación

      ${c.part.auto`La suscripción **se renueva automáticamente** hasta que usted la cancele. Cobramos entonces el último precio acordado o el que resulte del apartado sobre los cambios de precio.`}${c.part.none`La suscripción no se renueva por sí sola. Termina con el periodo pagado; no hace falta cancelarla.`} ${c.part.remind`Si el periodo de facturación es de seis meses o más, le recordamos cada renovación ${days(c, 'renew_notice')} antes y le decimos cómo cancelar.`}

      ${c.part.union`Si usted es consumidor en la Unión Europea, un contrato renovado automáticamente continúa por tiempo indefinido. Puede ponerle fin en cualquier momento y sin coste con un preaviso de un mes como máximo; devolvemos lo que haya pagado por el tiempo posterior.`}

      ${c.part.france`Para los consumidores en Francia se aplica además el artículo L. 215-1 del Código de consumo francés. Entre tres meses y un mes antes de que acabe el plazo para rechazar la renovación, reciben de nosotros un correo o una carta específicos sobre esta posibilidad, en los que se destaca el último día para hacerlo. Si no lo hacemos, pueden terminar el contrato gratuitamente en cualquier momento desde la renovación, y devolvemos en 30 días lo pagado por adelantado por el tiempo posterior.`}

      ${c.part.italy`Para los consumidores en Italia se aplica además el artículo 65-bis del Código de consumo italiano. Treinta días antes del vencimiento comunicamos a estos consumidores por escrito, por SMS o por otro medio electrónico que hayan elegido, hasta cuándo pueden cancelar. Si no lo hacemos, pueden cancelar gratuitamente en cualquier momento hasta el siguiente vencimiento.`}

      ${c.part.states`En los Estados Unidos obtenemos su consentimiento expreso a las condiciones de la renovación automática, por separado del resto del contrato, antes de cobrar nada. Le enviamos un recordatorio al menos una vez al año y le permitimos cancelar en línea.`}`,
    fr: (c) => prose`
      ## Reconduction

      ${c.part.auto`L’abonnement **se reconduit automatiquement** jusqu’à votre résiliation. Nous facturons alors le dernier prix convenu ou celui qui résulte de la section sur les changements de prix.`}${c.part.none`L’abonnement ne se reconduit pas de lui-même. Il prend fin avec la période payée ; aucune résiliation n’est nécessaire.`} ${c.part.remind`Si la période de facturation est de six mois ou plus, nous vous rappelons chaque reconduction ${days(c, 'renew_notice')} avant et vous indiquons comment résilier.`}

      ${c.part.union`Si vous êtes consommateur dans l’Union européenne, un contrat reconduit automatiquement se poursuit pour une durée indéterminée. Vous pouvez alors y mettre fin à tout moment et sans frais avec un préavis d’un mois au plus ; nous remboursons ce que vous avez payé pour la période postérieure.`}

      ${c.part.france`Pour les consommateurs en France s’appliquent en outre les articles du code de la consommation reproduits dans la section suivante.`}

      ${c.part.italy`Pour les consommateurs en Italie s’applique en outre l’article 65-bis du code de la consommation italien. Trente jours avant l’échéance, nous leur indiquons par écrit, par SMS ou par un autre moyen électronique de leur choix, jusqu’à quelle date ils peuvent résilier. À défaut, ils peuvent résilier sans frais à tout moment jusqu’à l’échéance suivante.`}

      ${c.part.states`Aux États-Unis, nous recueillons votre accord exprès aux conditions de la reconduction automatique, séparément du reste du contrat, avant tout débit. Nous vous adressons un rappel au moins une fois par an et vous permettons de résilier en ligne.`}`,
    it: (c) => prose`
      ## Rinnovo

      ${c.part.auto`L’abbonamento **si rinnova automaticamente** finché Lei non lo disdice. Addebitiamo allora l’ultimo prezzo concordato o quello che risulta dalla sezione sulle variazioni di prezzo.`}${c.part.none`L’abbonamento non si rinnova da sé. Termina con il periodo pagato; non serve alcuna disdetta.`} ${c.part.remind`Se il periodo di fatturazione è di sei mesi o più, Le ricordiamo ogni rinnovo ${days(c, 'renew_notice')} prima e Le indichiamo come disdire.`}

      ${c.part.union`Se Lei è consumatore nell’Unione europea, un contratto rinnovato automaticamente prosegue a tempo indeterminato. Può allora recedere in ogni momento e senza costi con un preavviso di un mese al massimo; rimborsiamo quanto pagato per il periodo successivo.`}

      ${c.part.france`Per i consumatori in Francia si applica inoltre l’articolo L. 215-1 del codice del consumo francese. Tra tre mesi e un mese prima della fine del periodo in cui il rinnovo può essere rifiutato li informiamo di questa possibilità con una lettera o un’e-mail apposita in cui è messo in evidenza l’ultimo giorno utile. Se non lo facciamo, possono recedere gratuitamente dal contratto in ogni momento dal rinnovo, e rimborsiamo entro 30 giorni quanto pagato in anticipo per il periodo successivo.`}

      ${c.part.italy`Per i consumatori in Italia si applica inoltre l’articolo 65-bis del codice del consumo. Trenta giorni prima della scadenza comunichiamo loro per iscritto, tramite SMS o un’altra modalità telematica da loro indicata, la data entro cui possono inviare la disdetta. Se non lo facciamo, possono recedere in ogni momento, senza spese, fino alla scadenza successiva.`}

      ${c.part.states`Negli Stati Uniti chiediamo il Suo consenso espresso alle condizioni del rinnovo automatico, separatamente dal resto del contratto, prima di ogni addebito. Le inviamo un promemoria almeno una volta all’anno e Le permettiamo di disdire online.`}`,
    nl: (c) => prose`
      ## Verlenging

      ${c.part.auto`Een abonnement **wordt automatisch verlengd** totdat u het opzegt. Wij berekenen dan de laatst overeengekomen prijs of de prijs die volgens het onderdeel over prijswijzigingen geldt.`}${c.part.none`Een abonnement wordt niet vanzelf verlengd. Het eindigt met de betaalde periode; opzeggen is niet nodig.`} ${c.part.remind`Duurt de factuurperiode zes maanden of langer, dan herinneren wij u ${days(c, 'renew_notice')} vóór elke verlenging en zeggen wij u hoe u opzegt.`}

      ${c.part.union`Bent u consument in de Europese Unie, dan loopt een automatisch verlengde overeenkomst voor onbepaalde tijd door. U kunt haar dan altijd kosteloos opzeggen met een termijn van hoogstens één maand; wat u voor de tijd daarna hebt betaald, betalen wij terug.`}

      ${c.part.france`Voor consumenten in Frankrijk geldt bovendien artikel L. 215-1 van het Franse consumentenwetboek. Tussen drie maanden en één maand vóór het einde van de termijn waarin de verlenging kan worden geweigerd, wijzen wij hen in een aparte e-mail of brief op die mogelijkheid en laten wij de laatste dag daarvoor opvallen. Doen wij dat niet, dan kunnen zij de overeenkomst vanaf de verlenging altijd kosteloos beëindigen en betalen wij binnen 30 dagen terug wat voor de tijd daarna vooraf is betaald.`}

      ${c.part.italy`Voor consumenten in Italië geldt bovendien artikel 65-bis van het Italiaanse consumentenwetboek. Dertig dagen vóór de afloop delen wij hun schriftelijk, per sms of langs een andere elektronische weg die zij hebben gekozen, mee tot wanneer zij kunnen opzeggen. Doen wij dat niet, dan kunnen zij tot de volgende afloop altijd kosteloos opzeggen.`}

      ${c.part.states`In de Verenigde Staten vragen wij uw uitdrukkelijke toestemming voor de voorwaarden van de automatische verlenging, apart van de rest van de overeenkomst, voordat wij iets afschrijven. Wij herinneren u ten minste eenmaal per jaar en laten u online opzeggen.`}`,
  },
});
