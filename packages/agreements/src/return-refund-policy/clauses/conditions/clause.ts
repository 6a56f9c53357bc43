import { given } from '../../../document/authoring.ts';
import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Conditions of the voluntary return only: Article 16 of Directive 2011/83/EU allows none for the statutory right.
export const conditions = clause({
  id: 'rr.conditions',
  version: 2,
  when: (a) => takesBack(a) && (given(a.return_conditions) || given(a['return_conditions.own'])),
  parts: { list: { meets: ['practice-rr-eligible', 'us-ca-1723', 'us-ny-218-a'] } },
  words: {
    de: {
      conditions: {
        unused:
          'Sie haben die Ware nicht benutzt, sondern höchstens so geprüft, wie es in einem Geschäft üblich ist.',
        'original-packaging': 'Die Ware ist in ihrer Originalverpackung.',
        proof: 'Sie weisen den Kauf nach, etwa mit der Rechnung oder der Bestellbestätigung.',
        accessories: 'Alles Zubehör und alle Beigaben sind dabei.',
        tags: 'Die Etiketten sind noch an der Ware.',
        seal: 'Das Siegel ist unbeschädigt.',
      },
    },
    en: {
      conditions: {
        unused: 'You have not used the goods, but at most examined them as you might in a shop.',
        'original-packaging': 'The goods are in their original packaging.',
        proof: 'You prove the purchase, for example by the invoice or the order confirmation.',
        accessories: 'All accessories and free extras are included.',
        tags: 'The tags are still attached to the goods.',
        seal: 'The seal is unbroken.',
      },
    },
    es: {
      conditions: {
        unused: 'No ha usado el producto; como mucho, lo ha examinado como se haría en una tienda.',
        'original-packaging': 'El producto está en su embalaje original.',
        proof: 'Acredita la compra, por ejemplo con la factura o la confirmación del pedido.',
        accessories: 'Incluye todos los accesorios y obsequios.',
        tags: 'Las etiquetas siguen puestas en el producto.',
        seal: 'El precinto está intacto.',
      },
    },
    fr: {
      conditions: {
        unused:
          'Vous n’avez pas utilisé l’article ; vous l’avez tout au plus examiné comme on le fait en magasin.',
        'original-packaging': 'L’article est dans son emballage d’origine.',
        proof: 'Vous prouvez l’achat, par exemple avec la facture ou la confirmation de commande.',
        accessories: 'Tous les accessoires et cadeaux sont joints.',
        tags: 'Les étiquettes sont encore attachées à l’article.',
        seal: 'Le sceau est intact.',
      },
    },
    it: {
      conditions: {
        unused: 'Non ha usato il prodotto; al massimo lo ha esaminato come si fa in un negozio.',
        'original-packaging': 'Il prodotto è nella confezione originale.',
        proof: 'È in grado di provare l’acquisto, ad esempio con la fattura o la conferma d’ordine.',
        accessories: 'Sono presenti tutti gli accessori e gli omaggi.',
        tags: 'Le etichette sono ancora attaccate al prodotto.',
        seal: 'Il sigillo è intatto.',
      },
    },
    nl: {
      conditions: {
        unused: 'U hebt de goederen niet gebruikt, maar hooguit bekeken zoals dat in een winkel kan.',
        'original-packaging': 'De goederen zitten in de originele verpakking.',
        proof: 'U toont de aankoop aan, bijvoorbeeld met de factuur of de orderbevestiging.',
        accessories: 'Alle toebehoren en extra’s zijn erbij.',
        tags: 'De labels zitten nog aan de goederen.',
        seal: 'Het zegel is niet verbroken.',
      },
    },
  },
  texts: import.meta.url,
  values: {
    returnConditions: (c) => c.names(c.say.return_conditions, c.w.conditions, c.say['return_conditions.own']),
  },
});
