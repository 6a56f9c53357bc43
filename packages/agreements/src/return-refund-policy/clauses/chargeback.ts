import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// A request, no condition: rights against the bank (Directive (EU) 2015/2366; 15 U.S.C. § 1666i) stay.
export const chargeback = clause({
  id: 'rr.chargeback',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.chargebacks === 'yes',
  parts: { request: { meets: [] } },
  text: {
    de: (c) => prose`
      ## Vor einer Rückbuchung

      ${c.part.request`Bitte sprechen Sie mit uns, bevor Sie eine Zahlung über Ihre Bank zurückbuchen lassen: Vieles klären wir schneller direkt. Das ist eine Bitte; Ihre Rechte gegenüber Ihrer Bank bleiben, wie sie sind.`}`,
    en: (c) => prose`
      ## Before a chargeback

      ${c.part.request`Please talk to us before you ask your bank to reverse a payment: we can settle many things faster directly. This is a request; your rights towards your bank stay as they are.`}`,
    es: (c) => prose`
      ## Antes de una retrocesión del pago

      ${c.part.request`Le rogamos que hable con nosotros antes de pedir a su banco que anule un pago: muchas cosas se resuelven antes directamente. Es solo un ruego; sus derechos frente a su banco no cambian.`}`,
    fr: (c) => prose`
      ## Avant de contester un paiement

      ${c.part.request`Veuillez nous parler avant de demander à votre banque d’annuler un paiement : bien des points se règlent plus vite directement. Ce n’est qu’une demande ; vos droits envers votre banque restent inchangés.`}`,
    it: (c) => prose`
      ## Prima di contestare un pagamento

      ${c.part.request`La preghiamo di parlarne con noi prima di chiedere alla Sua banca lo storno di un pagamento: molte questioni si risolvono prima direttamente. È solo una richiesta; i Suoi diritti nei confronti della banca restano invariati.`}`,
    nl: (c) => prose`
      ## Vóór een terugboeking

      ${c.part.request`Neem contact met ons op voordat u een betaling via uw bank laat terugboeken: veel lossen wij rechtstreeks sneller op. Dit is een verzoek; uw rechten tegenover uw bank blijven zoals ze zijn.`}`,
  },
});
