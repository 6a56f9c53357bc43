import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// A request, no condition: rights against the bank (Directive (EU) 2015/2366; 15 U.S.C. § 1666i) stay.
export const chargeback = clause({
  id: 'rr.chargeback',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.chargebacks === 'yes',
  parts: { request: { meets: [] } },
  text: {
    de: (c) => prose`
      ## Vor einer Rückbuchung

      ${c.part.request`Bitte sprechen Sie mit uns, bevor Sie eine Zahlung über Ihre Bank zurückbuchen lassen: die meisten Fragen klären wir direkt schneller. Das ist eine Bitte; Ihre Rechte gegenüber Ihrer Bank bleiben, wie sie sind.`}`,
    en: (c) => prose`
      ## Before a chargeback

      ${c.part.request`Please talk to us before you ask your bank to reverse a payment: most problems are settled faster between us. This is a request; your rights towards your bank stay as they are.`}`,
    es: (c) => prose`
      ## Antes de reclamar la devolución de un cargo

      ${c.part.request`Le rogamos que hable con nosotros antes de pedir a su banco que devuelva un cargo: muchos problemas pueden resolverse antes directamente entre nosotros. Es solo un ruego; sus derechos frente a su banco no cambian.`}`,
    fr: (c) => prose`
      ## Avant de contester un paiement

      ${c.part.request`Veuillez prendre contact avec nous avant de demander à votre banque d’annuler un paiement : la plupart des difficultés se règlent plus vite directement. Ce n’est qu’une demande ; vos droits envers votre banque restent inchangés.`}`,
    it: (c) => prose`
      ## Prima di contestare un pagamento

      ${c.part.request`La preghiamo di parlarne con noi prima di chiedere alla Sua banca lo storno di un pagamento: la maggior parte dei problemi si risolve prima direttamente. È solo una richiesta; i Suoi diritti nei confronti della banca restano invariati.`}`,
    nl: (c) => prose`
      ## Vóór een terugboeking

      ${c.part.request`Neem contact met ons op voordat u een betaling via uw bank laat terugboeken: de meeste problemen lossen wij rechtstreeks sneller op. Dit is een verzoek; uw rechten tegenover uw bank blijven zoals ze zijn.`}`,
  },
});
