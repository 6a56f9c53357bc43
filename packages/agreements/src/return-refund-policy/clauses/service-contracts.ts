import { has, prose } from '../../document/authoring.ts';
import { mayWithdraw } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// Our own rule on stopping a service; conditions for a date belong to the booking, and nobody is asked for them; Articles 14(3) and 16(1)(a) of Directive 2011/83/EU stand with the right of withdrawal.
export const services = clause({
  id: 'rr.services',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.goods_kinds, 'services', 'event-travel'),
  parts: {
    rata: { meets: ['practice-rr-digital'], when: (a) => a.service_rule === 'pro-rata' },
    start: { meets: ['practice-rr-digital'], when: (a) => a.service_rule === 'until-start' },
    dated: { meets: ['practice-rr-digital'], when: (a) => has(a.goods_kinds, 'event-travel') },
    beside: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Dienstleistungen

      ${c.part.rata`Brechen Sie eine Dienstleistung ab, die wir schon begonnen haben, berechnen wir den Teil, den wir erbracht haben, und erstatten den Rest.`} ${c.part.start`Bis zum Beginn einer Dienstleistung können Sie kostenlos absagen und erhalten den ganzen Preis zurück. Danach erstatten wir freiwillig nichts mehr.`} ${c.part.dated`Für Buchungen zu einem festen Termin, etwa Veranstaltungen oder Übernachtungen, gelten die Bedingungen für eine Absage, die wir Ihnen vor der Buchung nennen; nennen wir keine, gilt das Gesetz. Sagen wir selbst ab, erstatten wir alles, was Sie für die Buchung gezahlt haben.`} ${c.part.beside`Widerrufen Verbraucher den Vertrag, gilt der Abschnitt über das Widerrufsrecht.`}`,
    en: (c) => prose`
      ## Services

      ${c.part.rata`If you stop a service that we have begun, we charge the part that we have performed and refund the rest.`} ${c.part.start`Until a service begins you can cancel it free of charge and get the whole price back. After that we make no voluntary refund.`} ${c.part.dated`For bookings at a fixed date, such as events or overnight stays, the conditions for cancelling apply that we tell you before you book; if we tell you none, the law applies. If we call the booking off ourselves, we refund everything that you paid for it.`} ${c.part.beside`If consumers use their statutory ${englishRight(c).right}, the section on that right applies.`}`,
    es: (c) => prose`
      ## Servicios

      ${c.part.rata`Si interrumpe un servicio que ya hemos comenzado, cobramos la parte prestada y reembolsamos el resto.`} ${c.part.start`Hasta el comienzo de un servicio puede cancelarlo sin coste y recuperar todo el precio. Después no hacemos reembolsos voluntarios.`} ${c.part.dated`Para las reservas con fecha fija, por ejemplo de actos o de alojamiento, se aplican las condiciones de cancelación que le indicamos antes de reservar; si no indicamos ninguna, se aplica la ley. Si somos nosotros quienes cancelamos, le reembolsamos todo lo que haya pagado por la reserva.`} ${c.part.beside`Si un consumidor desiste del contrato, se aplica el apartado sobre el derecho de desistimiento.`}`,
    fr: (c) => prose`
      ## Services

      ${c.part.rata`Si vous interrompez un service que nous avons commencé, nous facturons la part exécutée et remboursons le reste.`} ${c.part.start`Jusqu’au début d’un service, vous pouvez l’annuler sans frais et récupérer la totalité du prix. Ensuite, nous ne faisons plus de remboursement volontaire.`} ${c.part.dated`Pour les réservations à une date fixe, par exemple d’un événement ou d’un hébergement, les conditions d’annulation que nous vous indiquons avant la réservation s’appliquent ; si nous n’en indiquons pas, la loi s’applique. Si nous annulons nous-mêmes, nous remboursons tout ce que vous avez payé pour la réservation.`} ${c.part.beside`Si un consommateur se rétracte du contrat, la section sur le droit de rétractation s’applique.`}`,
    it: (c) => prose`
      ## Servizi

      ${c.part.rata`Se interrompe un servizio che abbiamo già iniziato, addebitiamo la parte eseguita e rimborsiamo il resto.`} ${c.part.start`Fino all’inizio di un servizio può annullarlo senza costi e riottenere l’intero prezzo. In seguito non facciamo rimborsi volontari.`} ${c.part.dated`Per le prenotazioni a data fissa, ad esempio di eventi o soggiorni, valgono le condizioni di annullamento che Le indichiamo prima della prenotazione; se non ne indichiamo, vale la legge. Se siamo noi ad annullare, rimborsiamo tutto ciò che ha pagato per la prenotazione.`} ${c.part.beside`Se un consumatore recede dal contratto, si applica la sezione sul diritto di recesso.`}`,
    nl: (c) => prose`
      ## Diensten

      ${c.part.rata`Breekt u een dienst af waarmee wij al zijn begonnen, dan brengen wij het uitgevoerde deel in rekening en betalen wij de rest terug.`} ${c.part.start`Tot het begin van een dienst kunt u die kosteloos annuleren en krijgt u de hele prijs terug. Daarna betalen wij niet meer vrijwillig terug.`} ${c.part.dated`Voor boekingen op een vaste datum, zoals evenementen of overnachtingen, gelden de annuleringsvoorwaarden die wij u vóór de boeking meedelen; delen wij er geen mee, dan geldt de wet. Zeggen wij zelf af, dan betalen wij alles terug wat u voor de boeking hebt betaald.`} ${c.part.beside`Herroept een consument de overeenkomst, dan geldt het onderdeel over het herroepingsrecht.`}`,
  },
});
