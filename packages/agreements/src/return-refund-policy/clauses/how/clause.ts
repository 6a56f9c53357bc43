import type { Context, Words } from '../../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { returnWays } from '../../words/return-ways.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

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
  texts: import.meta.url,
  values: {
    returnWays,
    contents: (c) => contents(c, c.w),
    use: (c) => englishRight(c).use,
  },
});
