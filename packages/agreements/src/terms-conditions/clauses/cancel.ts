import { given, has, prose } from '../../document/authoring.ts';
import { soldInStores } from '../conditions.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';
const words = {
  de: {
    cancel_methods: {
      account: 'mit der Schaltfläche in Ihrem Konto',
      email: 'per E-Mail',
      store: 'in den Einstellungen des App-Stores, über den Sie das Abonnement abgeschlossen haben',
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

/**
 * § 312k BGB button and confirmation page, art. L. 215-1-1 and D. 215-1 ff. C. conso. (three clicks), art. 6:236(l) BW, art. 62
 * TRLGDCU; Cal. B&P 17602(d). Who cancels keeps what is paid for (Annex 1(d) UCTD): at once only at the customer's own wish.
 * After an automatic renewal one month's notice goes before the period (§ 309 no. 9 BGB); Art. 25(2)(d) Data Act goes before
 * a minimum term. A store alone can stop its billing.
 */
export const cancel = clause({
  id: 'tc.cancel',
  version: 3,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  parts: {
    how: {
      meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'],
      when: (a) => !soldInStores(a),
    },
    store: {
      meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'],
      when: (a) => soldInStores(a),
    },
    button: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    end: {
      meets: [],
      when: (a) => a.cancel_effect === 'period-end' || a.cancel_effect === undefined || soldInStores(a),
    },
    share: { meets: [], when: (a) => a.cancel_effect === 'pro-rata' && !soldInStores(a) },
    once: { meets: [], when: (a) => a.cancel_effect === 'at-once' && !soldInStores(a) },
    minimum: { meets: [], when: (a) => given(a.min_term) },
    switch: { meets: [], when: (a) => given(a.min_term) && has(a.laws, 'eu_data_act') },
    renewed: {
      meets: [],
      when: (a) =>
        has(a.laws, 'eu_consumer') &&
        a.auto_renew === 'yes' &&
        a.cancel_effect !== 'pro-rata' &&
        has(a.sub_periods, 'quarter', 'year', 'other'),
    },
  },
  words,
  text: {
    de: (c) => prose`
      ## Kündigung von Abonnements

      ${c.part.how`Sie können so kündigen: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Wir bestätigen Ihnen sofort elektronisch den Inhalt der Kündigung, Datum und Uhrzeit ihres Zugangs und den Zeitpunkt, zu dem der Vertrag endet.`}${c.part.store`Ihr Abonnement kündigen Sie in den Einstellungen des Stores, über den Sie es abgeschlossen haben; nur er kann die Abbuchung beenden. Die App zu löschen, ist keine Kündigung.`} ${c.part.button`Wo das Gesetz eine Kündigungsschaltfläche verlangt, finden Verbraucher sie im Dienst, auch ohne sich anzumelden: in Deutschland „Verträge hier kündigen“ mit der Bestätigung „jetzt kündigen“, in Frankreich „résilier votre contrat“.`}

      ${c.part.end`Die Kündigung wirkt zum Ende des bezahlten Zeitraums; bis dahin läuft das Abonnement weiter.`}${c.part.share`Die Kündigung wirkt sofort; den Preis für die nicht genutzte Zeit erstatten wir anteilig.`}${c.part.once`Die Kündigung wirkt zum Ende des bezahlten Zeitraums. Nur auf Ihren ausdrücklichen Wunsch endet das Abonnement sofort; eine Erstattung für die restliche Zeit gibt es dann, soweit das Gesetz sie vorsieht.`} ${c.part.minimum`Während der Mindestlaufzeit wirkt die Kündigung erst zu deren Ende.`} ${c.part.switch`Das Recht, nach dem Abschnitt über Cloud-Dienste zu wechseln, bleibt unberührt.`} ${c.part.renewed`Nach einer automatischen Verlängerung endet das Abonnement von Verbrauchern in der Europäischen Union spätestens einen Monat nach der Kündigung, wie der Abschnitt über die Verlängerung es sagt.`}`,
    en: (c) => prose`
      ## Cancelling a subscription

      ${c.part.how`You can cancel in these ways: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. We confirm at once by electronic means what you cancelled, the date and time at which your cancellation arrived, and when the contract ends.`}${c.part.store`You cancel your subscription in the settings of the store through which you took it out; only the store can stop the billing. Deleting the app is not a cancellation.`} ${c.part.button`Where the law requires a cancellation button, consumers find it in the service, without having to log in: in Germany “Verträge hier kündigen” with the confirmation “jetzt kündigen”, in France “résilier votre contrat”.`}

      ${c.part.end`The cancellation takes effect at the end of the period paid for; until then the subscription continues.`}${c.part.share`The cancellation takes effect at once; we refund the share of the price for the time not used.`}${c.part.once`The cancellation takes effect at the end of the period paid for. Only if you expressly ask for it does the subscription end at once; there is then a refund for the remaining time as far as the law provides for it.`} ${c.part.minimum`During the minimum term the cancellation takes effect only at the end of that term.`} ${c.part.switch`The right to switch under the section on cloud services remains.`} ${c.part.renewed`After an automatic renewal the subscription of a consumer in the European Union ends one month after the cancellation at the latest, as the section on renewal says.`}`,
    es: (c) => prose`
      ## Cancelación de suscripciones

      ${c.part.how`Puede cancelar así: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Le confirmamos de inmediato por vía electrónica qué ha cancelado, la fecha y la hora en que recibimos la cancelación y cuándo termina el contrato.`}${c.part.store`Usted cancela su suscripción en los ajustes de la tienda en la que la contrató; solo ella puede detener los cobros. Eliminar la aplicación no la cancela.`} ${c.part.button`Donde la ley exige un botón de cancelación, los consumidores lo encuentran en el servicio, también sin iniciar sesión: en Alemania «Verträge hier kündigen» con la confirmación «jetzt kündigen», en Francia «résilier votre contrat».`}

      ${c.part.end`La cancelación surte efecto al final del periodo pagado; hasta entonces la suscripción continúa.`}${c.part.share`La cancelación surte efecto de inmediato; devolvemos la parte del precio por el tiempo no disfrutado.`}${c.part.once`La cancelación surte efecto al final del periodo pagado. Solo si usted lo pide expresamente termina de inmediato; hay entonces reembolso por el tiempo restante en la medida en que la ley lo prevea.`} ${c.part.minimum`Durante la duración mínima, la cancelación solo surte efecto al final de esta.`} ${c.part.switch`Se mantiene el derecho a cambiar de proveedor según el apartado sobre los servicios en la nube.`} ${c.part.renewed`Tras una renovación automática, la suscripción de un consumidor de la Unión Europea termina, a más tardar, un mes después de la cancelación, como indica el apartado sobre la renovación.`}`,
    fr: (c) => prose`
      ## Résiliation des abonnements

      ${c.part.how`Vous pouvez résilier ainsi : ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Nous vous confirmons aussitôt par voie électronique ce que vous avez résilié, la date et l’heure de réception de la résiliation et le moment où le contrat prend fin.`}${c.part.store`Vous résiliez votre abonnement dans les réglages de la boutique par laquelle vous l’avez souscrit ; elle seule peut arrêter les prélèvements. Supprimer l’application ne vaut pas résiliation.`} ${c.part.button`Lorsque la loi exige une fonctionnalité de résiliation, les consommateurs la trouvent dans le service, même sans se connecter à un compte : en France sous la mention « résilier votre contrat », en Allemagne « Verträge hier kündigen » avec la confirmation « jetzt kündigen ».`}

      ${c.part.end`La résiliation prend effet à la fin de la période payée ; l’abonnement se poursuit jusque-là.`}${c.part.share`La résiliation prend effet aussitôt ; nous remboursons la part du prix pour la période non utilisée.`}${c.part.once`La résiliation prend effet à la fin de la période payée. L’abonnement ne prend fin aussitôt que si vous le demandez expressément ; le temps restant est alors remboursé dans la mesure où la loi le prévoit.`} ${c.part.minimum`Pendant la durée minimale, la résiliation ne prend effet qu’à la fin de celle-ci.`} ${c.part.switch`Le droit de changer de fournisseur selon la section sur les services cloud demeure.`} ${c.part.renewed`Après une reconduction automatique, l’abonnement d’un consommateur dans l’Union européenne prend fin au plus tard un mois après la résiliation, comme l’indique la section sur la reconduction.`}`,
    it: (c) => prose`
      ## Disdetta degli abbonamenti

      ${c.part.how`Può disdire così: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Confermiamo subito per via elettronica che cosa ha disdetto, la data e l’ora in cui la disdetta è arrivata e quando il contratto termina.`}${c.part.store`Lei disdice l’abbonamento nelle impostazioni dello store tramite cui lo ha sottoscritto; solo lo store può fermare gli addebiti. Eliminare l’applicazione non è una disdetta.`} ${c.part.button`Dove la legge richiede un pulsante di disdetta, i consumatori lo trovano nel servizio, anche senza accedere a un account: in Germania «Verträge hier kündigen» con la conferma «jetzt kündigen», in Francia «résilier votre contrat».`}

      ${c.part.end`La disdetta ha effetto alla fine del periodo pagato; fino ad allora l’abbonamento continua.`}${c.part.share`La disdetta ha effetto subito; rimborsiamo la quota del prezzo per il tempo non goduto.`}${c.part.once`La disdetta ha effetto alla fine del periodo pagato. Solo se Lei lo chiede espressamente l’abbonamento termina subito; per il tempo restante c’è allora un rimborso nei limiti previsti dalla legge.`} ${c.part.minimum`Durante la durata minima la disdetta ha effetto solo alla fine di questa.`} ${c.part.switch`Resta fermo il diritto di passare ad altro fornitore secondo la sezione sui servizi cloud.`} ${c.part.renewed`Dopo un rinnovo automatico l’abbonamento di un consumatore nell’Unione europea termina al più tardi un mese dopo la disdetta, come indica la sezione sul rinnovo.`}`,
    nl: (c) => prose`
      ## Opzegging van abonnementen

      ${c.part.how`U kunt zo opzeggen: ${c.or(c.names(c.say.cancel_methods, c.w.cancel_methods))}. Wij bevestigen u meteen langs elektronische weg wat u hebt opgezegd, op welke datum en welk tijdstip de opzegging is ontvangen en wanneer de overeenkomst eindigt.`}${c.part.store`U zegt uw abonnement op in de instellingen van de store waar u het hebt afgesloten; alleen de store kan de afschrijvingen stoppen. De app verwijderen is geen opzegging.`} ${c.part.button`Waar de wet een opzegknop eist, vinden consumenten die in de dienst, ook zonder in te loggen: in Duitsland “Verträge hier kündigen” met de bevestiging “jetzt kündigen”, in Frankrijk “résilier votre contrat”.`}

      ${c.part.end`De opzegging werkt aan het einde van de betaalde periode; tot dan loopt het abonnement door.`}${c.part.share`De opzegging werkt direct; wij betalen de prijs voor de niet gebruikte tijd naar rato terug.`}${c.part.once`De opzegging werkt aan het einde van de betaalde periode. Alleen als u dat uitdrukkelijk vraagt, eindigt het abonnement direct; voor de resterende tijd is er dan terugbetaling voor zover de wet daarin voorziet.`} ${c.part.minimum`Tijdens de minimumlooptijd werkt de opzegging pas aan het einde daarvan.`} ${c.part.switch`Het recht om over te stappen volgens het onderdeel over clouddiensten blijft bestaan.`} ${c.part.renewed`Na een automatische verlenging eindigt het abonnement van een consument in de Europese Unie uiterlijk één maand na de opzegging, zoals het onderdeel over verlenging zegt.`}`,
  },
});
