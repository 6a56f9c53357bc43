import { given, has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';
const words = {
  de: {
    cancel_methods: {
      account: 'mit der Schaltfläche in Ihrem Konto',
      email: 'per E-Mail',
      store: 'in den Einstellungen des App-Stores, über den Sie abgeschlossen haben',
      phone: 'telefonisch',
    },
  },
  en: {
    cancel_methods: {
      account: 'with the button in your account',
      email: 'by e-mail',
      store: 'in the settings of the app store through which you subscribed',
      phone: 'by telephone',
    },
  },
  es: {
    cancel_methods: {
      account: 'con el botón de su cuenta',
      email: 'por correo electrónico',
      store: 'en los ajustes de la tienda de aplicaciones en la que se suscribió',
      phone: 'por teléfono',
    },
  },
  fr: {
    cancel_methods: {
      account: 'par le bouton de votre compte',
      email: 'par courrier électronique',
      store: 'dans les réglages de la boutique d’applications par laquelle vous avez souscrit',
      phone: 'par téléphone',
    },
  },
  it: {
    cancel_methods: {
      account: 'con il pulsante nel Suo account',
      email: 'per e-mail',
      store: 'nelle impostazioni dello store tramite cui si è abbonato',
      phone: 'per telefono',
    },
  },
  nl: {
    cancel_methods: {
      account: 'met de knop in uw account',
      email: 'per e-mail',
      store: 'in de instellingen van de appstore waar u het abonnement hebt afgesloten',
      phone: 'telefonisch',
    },
  },
};

/** § 312k BGB button and confirmation page, art. L. 215-1-1 C. conso. (three clicks), art. 6:236(l) BW, art. 62 TRLGDCU; Cal. B&P 17602(d). 'At once without refund' never takes a statutory refund. */
export const cancel = clause({
  id: 'tc.cancel',
  version: 2,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  parts: {
    how: { meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'] },
    button: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    end: { meets: [], when: (a) => a.cancel_effect === 'period-end' || a.cancel_effect === undefined },
    share: { meets: [], when: (a) => a.cancel_effect === 'pro-rata' },
    once: { meets: [], when: (a) => a.cancel_effect === 'at-once' },
    minimum: { meets: [], when: (a) => given(a.min_term) },
  },
  words,
  text: {
    de: (c) => prose`
      ## Kündigung von Abonnements

      ${c.part.how`Sie können so kündigen: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Wir bestätigen Ihnen die Kündigung mit Datum und Zeitpunkt, zu dem der Vertrag endet.`} ${c.part.button`Wo das Gesetz eine Kündigungsschaltfläche verlangt, finden Verbraucher sie im Dienst, auch ohne Anmeldung: in Deutschland „Verträge hier kündigen“ mit der Bestätigung „jetzt kündigen“, in Frankreich unter der dort vorgeschriebenen Bezeichnung.`}

      ${c.part.end`Die Kündigung wirkt zum Ende des bezahlten Zeitraums; bis dahin läuft das Abonnement weiter.`}${c.part.share`Die Kündigung wirkt sofort; den Preis für die nicht genutzte Zeit erstatten wir anteilig.`}${c.part.once`Die Kündigung wirkt sofort. Eine Erstattung für die restliche Zeit gibt es nur, soweit das Gesetz sie vorsieht; soll das Abonnement bis zum Ende des bezahlten Zeitraums laufen, nennen Sie diesen Zeitpunkt.`} ${c.part.minimum`Während der Mindestlaufzeit wirkt die Kündigung erst zu deren Ende.`}`,
    en: (c) => prose`
      ## Cancelling a subscription

      ${c.part.how`You can cancel in these ways: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. We confirm the cancellation with its date and the time at which the contract ends.`} ${c.part.button`Where the law requires a cancellation button, consumers find it in the service, without logging in: in Germany ‘Verträge hier kündigen’ with the confirmation ‘jetzt kündigen’, in France under the label prescribed there.`}

      ${c.part.end`The cancellation takes effect at the end of the period paid for; until then the subscription continues.`}${c.part.share`The cancellation takes effect at once; we refund the share of the price for the time not used.`}${c.part.once`The cancellation takes effect at once. There is a refund for the remaining time only as far as the law provides; if the subscription is to run until the end of the period paid for, name that date.`} ${c.part.minimum`During the minimum term the cancellation takes effect only at the end of that term.`}`,
    es: (c) => prose`
      ## Cancelación de suscripciones

      ${c.part.how`Puede cancelar así: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Le confirmamos la cancelación con su fecha y el momento en que termina el contrato.`} ${c.part.button`Donde la ley exige un botón de cancelación, los consumidores lo encuentran en el servicio, también sin iniciar sesión: en Alemania «Verträge hier kündigen» con la confirmación «jetzt kündigen», en Francia con la denominación allí prescrita.`}

      ${c.part.end`La cancelación surte efecto al final del periodo pagado; hasta entonces la suscripción continúa.`}${c.part.share`La cancelación surte efecto de inmediato; devolvemos la parte del precio por el tiempo no disfrutado.`}${c.part.once`La cancelación surte efecto de inmediato. Solo hay reembolso por el tiempo restante si la ley lo prevé; si la suscripción ha de durar hasta el final del periodo pagado, indique esa fecha.`} ${c.part.minimum`Durante la duración mínima, la cancelación solo surte efecto al final de esta.`}`,
    fr: (c) => prose`
      ## Résiliation des abonnements

      ${c.part.how`Vous pouvez résilier ainsi : ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Nous confirmons la résiliation avec sa date et le moment où le contrat prend fin.`} ${c.part.button`Lorsque la loi exige une fonctionnalité de résiliation, les consommateurs la trouvent dans le service, même sans connexion : en France sous la dénomination prescrite, en Allemagne « Verträge hier kündigen » avec la confirmation « jetzt kündigen ».`}

      ${c.part.end`La résiliation prend effet à la fin de la période payée ; l’abonnement se poursuit jusque-là.`}${c.part.share`La résiliation prend effet aussitôt ; nous remboursons la part du prix pour la période non utilisée.`}${c.part.once`La résiliation prend effet aussitôt. Le temps restant n’est remboursé que si la loi le prévoit ; si l’abonnement doit courir jusqu’à la fin de la période payée, indiquez cette date.`} ${c.part.minimum`Pendant la durée minimale, la résiliation ne prend effet qu’à la fin de celle-ci.`}`,
    it: (c) => prose`
      ## Disdetta degli abbonamenti

      ${c.part.how`Può disdire così: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Confermiamo la disdetta con la data e il momento in cui il contratto termina.`} ${c.part.button`Dove la legge richiede un pulsante di disdetta, i consumatori lo trovano nel servizio, anche senza accesso: in Germania «Verträge hier kündigen» con la conferma «jetzt kündigen», in Francia con la denominazione lì prescritta.`}

      ${c.part.end`La disdetta ha effetto alla fine del periodo pagato; fino ad allora l’abbonamento continua.`}${c.part.share`La disdetta ha effetto subito; rimborsiamo la quota del prezzo per il tempo non goduto.`}${c.part.once`La disdetta ha effetto subito. Per il tempo restante c’è un rimborso solo se lo prevede la legge; se l’abbonamento deve durare fino alla fine del periodo pagato, indichi tale data.`} ${c.part.minimum`Durante la durata minima la disdetta ha effetto solo alla fine di questa.`}`,
    nl: (c) => prose`
      ## Opzegging van abonnementen

      ${c.part.how`U kunt zo opzeggen: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Wij bevestigen de opzegging met datum en het tijdstip waarop de overeenkomst eindigt.`} ${c.part.button`Waar de wet een opzegknop eist, vinden consumenten die in de dienst, ook zonder in te loggen: in Duitsland “Verträge hier kündigen” met de bevestiging “jetzt kündigen”, in Frankrijk onder de daar voorgeschreven benaming.`}

      ${c.part.end`De opzegging werkt aan het einde van de betaalde periode; tot dan loopt het abonnement door.`}${c.part.share`De opzegging werkt direct; wij betalen de prijs voor de niet gebruikte tijd naar rato terug.`}${c.part.once`De opzegging werkt direct. Voor de resterende tijd is er alleen terugbetaling voor zover de wet daarin voorziet; moet het abonnement tot het einde van de betaalde periode lopen, noem dan die datum.`} ${c.part.minimum`Tijdens de minimumlooptijd werkt de opzegging pas aan het einde daarvan.`}`,
  },
});
