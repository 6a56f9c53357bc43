import { has, link, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { mayWithdraw } from '../conditions.ts';
import { functionLabel } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/** Art. 11a CRD (Directive (EU) 2023/2673), § 356a BGB: function, two labels, acknowledgement on a durable medium. */
export const withdrawalFunction = clause({
  id: 'tc.withdrawal_function',
  version: 2,
  price: paidUnless('eu_consumer'),
  when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer'),
  parts: {},
  text: {
    de: (c) => prose`
      ## Widerruf online

      Die Widerrufsfunktion finden Sie während der ganzen Widerrufsfrist hier: ${link(c.say.withdrawal_url)}. Wählen Sie „${functionLabel('de', 'withdraw')}“, nennen Sie Ihren Namen, den Vertrag und die elektronische Adresse für die Bestätigung und senden Sie den Widerruf mit „${functionLabel('de', 'confirm')}“ ab. Sie erhalten unverzüglich eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit des Widerrufs auf einem dauerhaften Datenträger.`,
    en: (c) => prose`
      ## Withdrawing online

      You find the withdrawal function here during the whole withdrawal period: ${link(c.say.withdrawal_url)}. Choose “${functionLabel('en', 'withdraw')}”, give your name, the contract and the electronic address for the confirmation, and send the withdrawal with “${functionLabel('en', 'confirm')}”. You receive without delay an acknowledgement with the content, date and time of your withdrawal on a durable medium.`,
    es: (c) => prose`
      ## Desistimiento en línea

      La función de desistimiento está aquí durante todo el plazo: ${link(c.say.withdrawal_url)}. Elija «${functionLabel('es', 'withdraw')}», indique su nombre, el contrato y la dirección electrónica para la confirmación y envíe el desistimiento con «${functionLabel('es', 'confirm')}». Recibirá sin demora un acuse de recibo con el contenido, la fecha y la hora del desistimiento en un soporte duradero.`,
    fr: (c) => prose`
      ## Se rétracter en ligne

      La fonctionnalité de rétractation se trouve ici pendant tout le délai : ${link(c.say.withdrawal_url)}. Choisissez « ${functionLabel('fr', 'withdraw')} », indiquez votre nom, le contrat et l’adresse électronique pour la confirmation, puis envoyez la rétractation par « ${functionLabel('fr', 'confirm')} ». Vous recevez sans délai, sur un support durable, un accusé de réception avec le contenu, la date et l’heure de votre rétractation.`,
    it: (c) => prose`
      ## Recesso online

      La funzione di recesso si trova qui durante tutto il periodo di recesso: ${link(c.say.withdrawal_url)}. Scelga «${functionLabel('it', 'withdraw')}», indichi il Suo nome, il contratto e l’indirizzo elettronico per la conferma e invii il recesso con «${functionLabel('it', 'confirm')}». Riceve senza ritardo una conferma di ricevimento con contenuto, data e ora del recesso su un supporto durevole.`,
    nl: (c) => prose`
      ## Online herroepen

      U vindt de herroepingsfunctie gedurende de hele termijn hier: ${link(c.say.withdrawal_url)}. Kies “${functionLabel('nl', 'withdraw')}”, geef uw naam, de overeenkomst en het elektronische adres voor de bevestiging op en verstuur de herroeping met “${functionLabel('nl', 'confirm')}”. U krijgt onmiddellijk een ontvangstbevestiging met inhoud, datum en tijdstip van de herroeping op een duurzame gegevensdrager.`,
  },
});
