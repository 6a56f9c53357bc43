import { prose } from '../../document/authoring.ts';
import { mayWithdraw, sellsGoods, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// A voluntary offer beside the law; Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a want its time and form stated.
export const returnWindow = clause({
  id: 'rr.window',
  version: 3,
  when: (a) => sellsGoods(a),
  parts: {
    money: {
      meets: ['practice-rr-window', 'us-ca-1723', 'us-ny-218-a', 'us-refund-other', 'ca-on-refund'],
      when: (a) => takesBack(a) && a.returns_offered !== 'exchange-only',
    },
    exchange: {
      meets: ['practice-rr-window', 'us-ca-1723', 'us-ny-218-a', 'us-refund-other', 'ca-on-refund'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    starts: { meets: ['jp-scta'], when: (a) => takesBack(a) },
    reason: { meets: [], when: (a) => a.any_reason === 'yes' && takesBack(a) },
    why: { meets: [], when: (a) => a.any_reason === 'no' && takesBack(a) },
    none: {
      meets: [
        'practice-rr-noreturn',
        'us-ca-1723',
        'us-ny-218-a',
        'us-refund-other',
        'ca-on-refund',
        'jp-scta',
      ],
      when: (a) => a.returns_offered === 'no',
    },
    voluntary: { meets: [], when: (a) => takesBack(a) },
    beside: { meets: [], when: (a) => takesBack(a) && mayWithdraw(a) },
  },
  words: {
    de: {
      starts: {
        delivery: 'an dem Tag, an dem Sie die Ware erhalten',
        purchase: 'am Tag des Kaufs',
        postmark: 'an dem Tag, an dem wir die Ware absenden (Datum des Poststempels)',
      },
    },
    en: {
      starts: {
        delivery: 'on the day on which you receive the goods',
        purchase: 'on the day of the purchase',
        postmark: 'on the day on which we dispatch the goods (date of the postmark)',
      },
    },
    es: {
      starts: {
        delivery: 'el día en que recibe los productos',
        purchase: 'el día de la compra',
        postmark: 'el día en que enviamos los productos (fecha del matasellos)',
      },
    },
    fr: {
      starts: {
        delivery: 'le jour où vous recevez les articles',
        purchase: 'le jour de l’achat',
        postmark: 'le jour où nous expédions les articles (date du cachet de la poste)',
      },
    },
    it: {
      starts: {
        delivery: 'dal giorno in cui riceve i prodotti',
        purchase: 'dal giorno dell’acquisto',
        postmark: 'dal giorno in cui spediamo i prodotti (data del timbro postale)',
      },
    },
    nl: {
      starts: {
        delivery: 'op de dag waarop u de goederen ontvangt',
        purchase: 'op de dag van de aankoop',
        postmark: 'op de dag waarop wij de goederen verzenden (datum van het poststempel)',
      },
    },
  },
  text: {
    de: (c) => prose`
      ## Rückgabe von Waren

      ${c.part.money`Sie können Waren innerhalb von ${c.number(c.say.return_days)} Tagen an uns zurückgeben und erhalten dafür eine Erstattung.`} ${c.part.exchange`Sie können Waren innerhalb von ${c.number(c.say.return_days)} Tagen an uns zurückgeben und dafür andere Ware erhalten. Geld zahlen wir dabei nur zurück, wenn das Gesetz oder der Abschnitt über den Umtausch es vorsieht.`} ${c.part.starts`Die Frist beginnt ${c.name(c.say.window_starts, c.w.starts)}; es genügt, wenn Sie die Ware vor ihrem Ablauf absenden.`} ${c.part.reason`Gründe brauchen Sie nicht zu nennen.`} ${c.part.why`Nennen Sie uns bitte den Grund der Rückgabe.`} ${c.part.none`Wir bieten keine freiwillige Rückgabe an: Waren, die in Ordnung sind, nehmen wir nur zurück, wenn das Gesetz es vorsieht. Ihre Rechte bei Mängeln und andere gesetzliche Rechte gelten uneingeschränkt.`}

      ${c.part.voluntary`Diese Rückgabe bieten wir freiwillig an.`} ${c.part.beside`Das gesetzliche Widerrufsrecht besteht unabhängig davon und folgt seinen eigenen Regeln; wer widerruft, muss die hier genannten Bedingungen nicht erfüllen.`}`,
    en: (c) => prose`
      ## Returning goods

      ${c.part.money`You can return goods to us within ${c.number(c.say.return_days)} days and get a refund.`} ${c.part.exchange`You can return goods to us within ${c.number(c.say.return_days)} days and get other goods instead. In that case we pay money back only where the law or the section on exchanges provides for it.`} ${c.part.starts`The period begins ${c.name(c.say.window_starts, c.w.starts)}; it is enough to send the goods before it ends.`} ${c.part.reason`You need not give any reason.`} ${c.part.why`Please tell us the reason for the return.`} ${c.part.none`We do not offer voluntary returns: we take back goods that are not faulty only where the law requires it. Your rights where goods are faulty and other statutory rights apply in full.`}

      ${c.part.voluntary`We offer these returns voluntarily.`} ${c.part.beside`The statutory ${englishRight(c).right} exists independently of them and follows its own rules; if you ${englishRight(c).use} under it, you need not meet the conditions stated here.`}`,
    es: (c) => prose`
      ## Devolución de productos

      ${c.part.money`Puede devolvernos los productos en un plazo de ${c.number(c.say.return_days)} días y obtener un reembolso.`} ${c.part.exchange`Puede devolvernos los productos en un plazo de ${c.number(c.say.return_days)} días y recibir otros a cambio. En ese caso solo devolvemos dinero cuando lo prevé la ley o el apartado sobre los cambios.`} ${c.part.starts`El plazo comienza ${c.name(c.say.window_starts, c.w.starts)}; basta con que envíe los productos antes de que termine.`} ${c.part.reason`No es necesario que indique ningún motivo.`} ${c.part.why`Le rogamos que nos indique el motivo de la devolución.`} ${c.part.none`No ofrecemos devoluciones voluntarias: solo aceptamos la devolución de productos en buen estado cuando la ley lo prevé. Sus derechos en caso de defecto y los demás derechos legales se aplican plenamente.`}

      ${c.part.voluntary`Ofrecemos estas devoluciones voluntariamente.`} ${c.part.beside`El derecho legal de desistimiento existe con independencia de ellas y se rige por sus propias normas; quien desiste no tiene que cumplir las condiciones aquí indicadas.`}`,
    fr: (c) => prose`
      ## Retour des articles

      ${c.part.money`Vous pouvez nous retourner les articles dans un délai de ${c.number(c.say.return_days)} jours et obtenir un remboursement.`} ${c.part.exchange`Vous pouvez nous retourner les articles dans un délai de ${c.number(c.say.return_days)} jours et recevoir d’autres articles en échange. Dans ce cas, nous ne remboursons de l’argent que lorsque la loi ou la section sur les échanges le prévoit.`} ${c.part.starts`Le délai commence ${c.name(c.say.window_starts, c.w.starts)} ; il suffit d’envoyer les articles avant son expiration.`} ${c.part.reason`Vous n’avez pas à donner de motif.`} ${c.part.why`Veuillez nous indiquer le motif du retour.`} ${c.part.none`Nous ne proposons pas de retour volontaire : nous ne reprenons les articles en bon état que lorsque la loi le prévoit. Vos droits en cas de défaut et vos autres droits légaux s’appliquent pleinement.`}

      ${c.part.voluntary`Nous proposons ces retours volontairement.`} ${c.part.beside`Le droit légal de rétractation existe indépendamment et suit ses propres règles ; celui qui se rétracte n’a pas à remplir les conditions indiquées ici.`}`,
    it: (c) => prose`
      ## Reso dei prodotti

      ${c.part.money`Può restituirci i prodotti entro ${c.number(c.say.return_days)} giorni e ottenere un rimborso.`} ${c.part.exchange`Può restituirci i prodotti entro ${c.number(c.say.return_days)} giorni e ricevere in cambio altri prodotti. In tal caso restituiamo denaro solo quando lo prevede la legge o la sezione sui cambi.`} ${c.part.starts`Il termine decorre ${c.name(c.say.window_starts, c.w.starts)}; è sufficiente spedire i prodotti prima della scadenza.`} ${c.part.reason`Non occorre indicare alcun motivo.`} ${c.part.why`La preghiamo di indicarci il motivo del reso.`} ${c.part.none`Non offriamo resi volontari: accettiamo la restituzione di prodotti in buono stato solo quando la legge lo prevede. I Suoi diritti in caso di difetti e gli altri diritti di legge si applicano pienamente.`}

      ${c.part.voluntary`Offriamo questi resi volontariamente.`} ${c.part.beside`Il diritto di recesso previsto dalla legge esiste in modo indipendente e segue le proprie regole; chi recede non deve soddisfare le condizioni qui indicate.`}`,
    nl: (c) => prose`
      ## Goederen terugsturen

      ${c.part.money`U kunt goederen binnen ${c.number(c.say.return_days)} dagen aan ons terugsturen en krijgt dan een terugbetaling.`} ${c.part.exchange`U kunt goederen binnen ${c.number(c.say.return_days)} dagen aan ons terugsturen en krijgt daarvoor andere goederen. Geld betalen wij dan alleen terug als de wet of het onderdeel over ruilen dat bepaalt.`} ${c.part.starts`De termijn begint ${c.name(c.say.window_starts, c.w.starts)}; het is genoeg als u de goederen vóór het einde verzendt.`} ${c.part.reason`U hoeft geen reden te geven.`} ${c.part.why`Laat ons de reden van de retour weten.`} ${c.part.none`Wij bieden geen vrijwillige retour aan: goederen waaraan niets mankeert, nemen wij alleen terug als de wet dat voorschrijft. Uw rechten bij gebreken en andere wettelijke rechten gelden volledig.`}

      ${c.part.voluntary`Deze retour bieden wij vrijwillig aan.`} ${c.part.beside`Het wettelijke herroepingsrecht bestaat daarnaast en heeft eigen regels; wie herroept, hoeft niet aan de hier genoemde voorwaarden te voldoen.`}`,
  },
});
