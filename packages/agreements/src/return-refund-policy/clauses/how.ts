import { type Context, items, prose, type Words } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { returnWays } from '../words/return-ways.ts';
import { clause, type ReturnQuestions } from './clause.ts';

interface Contents {
  contents: Readonly<Record<NonNullable<ReturnQuestions['package_contents']>[number], Words>>;
  /** Where no reason need be given. */
  freely: Words;
}
function contents(c: Pick<Context<ReturnQuestions>, 'a' | 'say' | 'and' | 'names'>, words: Contents): Words {
  const free = c.a.any_reason === 'yes';
  return c.and(
    c.names(c.say.package_contents, (thing) =>
      thing === 'reason' && free ? words.freely : words.contents[thing],
    ),
  );
}

// The procedure of the voluntary return; consumers who withdraw need no leave (Directive 2011/83/EU, Article 11).
export const how = clause({
  id: 'rr.how',
  version: 2,
  when: (a) => takesBack(a),
  parts: {
    ways: { meets: ['practice-rr-how', 'us-ny-218-a'] },
    ask: { meets: ['practice-rr-how'], when: (a) => a.authorisation === 'yes' },
    free: { meets: [], when: (a) => a.authorisation === 'yes' && mayWithdraw(a) },
    parcel: { meets: [] },
  },
  words: {
    de: {
      contents: {
        'order-number': 'die Bestellnummer',
        receipt: 'eine Kopie der Rechnung oder des Belegs',
        form: 'das Rücksendeformular',
        reason: 'der Grund der Rückgabe',
      },
      freely: 'der Grund der Rückgabe, wenn Sie ihn nennen möchten',
    },
    en: {
      contents: {
        'order-number': 'the order number',
        receipt: 'a copy of the invoice or receipt',
        form: 'the return form',
        reason: 'the reason for the return',
      },
      freely: 'the reason for the return, if you like',
    },
    es: {
      contents: {
        'order-number': 'el número de pedido',
        receipt: 'una copia de la factura o del recibo',
        form: 'el formulario de devolución',
        reason: 'el motivo de la devolución',
      },
      freely: 'el motivo de la devolución, si quiere indicarlo',
    },
    fr: {
      contents: {
        'order-number': 'le numéro de commande',
        receipt: 'une copie de la facture ou du reçu',
        form: 'le bordereau de retour',
        reason: 'le motif du retour',
      },
      freely: 'le motif du retour, si vous le souhaitez',
    },
    it: {
      contents: {
        'order-number': 'il numero d’ordine',
        receipt: 'una copia della fattura o della ricevuta',
        form: 'il modulo di reso',
        reason: 'il motivo del reso',
      },
      freely: 'il motivo del reso, se vuole indicarlo',
    },
    nl: {
      contents: {
        'order-number': 'het bestelnummer',
        receipt: 'een kopie van de factuur of de bon',
        form: 'het retourformulier',
        reason: 'de reden van de retour',
      },
      freely: 'de reden van de retour, als u die wilt noemen',
    },
  },
  text: {
    de: (c) => prose`
      ## So geben Sie etwas zurück

      Melden Sie die Rückgabe an:

      ${c.part.ways(items(returnWays(c)))}

      ${c.part.ask`Warten Sie bitte mit der Rücksendung, bis wir Ihnen eine Rücksendenummer genannt haben, und schreiben Sie diese auf das Paket.`} ${c.part.free`Für einen Widerruf brauchen Sie keine Rücksendenummer.`}

      ${c.part.parcel`Diese Angaben und Unterlagen gehören in das Paket: ${contents(c, c.w)}. Fehlt etwas, kann die Bearbeitung länger dauern; Ihr Recht verlieren Sie dadurch nicht.`}`,
    en: (c) => prose`
      ## How to return something

      Tell us about the return:

      ${c.part.ways(items(returnWays(c)))}

      ${c.part.ask`Please do not send anything until we have given you a return number; write it on the parcel.`} ${c.part.free`You need no return number if you ${englishRight(c).use} under your statutory right.`}

      ${c.part.parcel`Please enclose in the parcel: ${contents(c, c.w)}. If something is missing, handling may take longer; you do not lose your right.`}`,
    es: (c) => prose`
      ## Cómo devolver algo

      Comuníquenos la devolución:

      ${c.part.ways(items(returnWays(c)))}

      ${c.part.ask`Le rogamos que espere a que le demos un número de devolución antes de enviar el paquete y que lo escriba en él.`} ${c.part.free`Para desistir del contrato no necesita ningún número de devolución.`}

      ${c.part.parcel`Incluya en el paquete: ${contents(c, c.w)}. Si falta algo, la tramitación puede tardar más, pero no pierde su derecho.`}`,
    fr: (c) => prose`
      ## Comment retourner un article

      Pour retourner un article, adressez-vous à nous :

      ${c.part.ways(items(returnWays(c)))}

      ${c.part.ask`Veuillez attendre que nous vous ayons donné un numéro de retour avant l’envoi et l’inscrire sur le colis.`} ${c.part.free`Pour vous rétracter, vous n’avez pas besoin de numéro de retour.`}

      ${c.part.parcel`Veuillez joindre au colis : ${contents(c, c.w)}. S’il manque quelque chose, le traitement peut être plus long, mais vous ne perdez pas votre droit.`}`,
    it: (c) => prose`
      ## Come restituire un prodotto

      Ci comunichi il reso:

      ${c.part.ways(items(returnWays(c)))}

      ${c.part.ask`Prima di spedire attenda che Le abbiamo comunicato un numero di reso e lo scriva sul pacco.`} ${c.part.free`Per recedere dal contratto non serve alcun numero di reso.`}

      ${c.part.parcel`Inserisca nel pacco: ${contents(c, c.w)}. Se manca qualcosa, la gestione può richiedere più tempo, ma non perde il Suo diritto.`}`,
    nl: (c) => prose`
      ## Zo stuurt u iets terug

      Meld de retour aan:

      ${c.part.ways(items(returnWays(c)))}

      ${c.part.ask`Wacht met verzenden tot wij u een retournummer hebben gegeven en schrijf dat op het pakket.`} ${c.part.free`Om de overeenkomst te herroepen hebt u geen retournummer nodig.`}

      ${c.part.parcel`Voeg bij het pakket: ${contents(c, c.w)}. Ontbreekt er iets, dan kan de verwerking langer duren; uw recht verliest u daardoor niet.`}`,
  },
});
