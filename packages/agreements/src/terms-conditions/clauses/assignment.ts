import { prose } from '../../document/authoring.ts';
import { sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** § 309 no. 10 BGB and Annex 1(p) UCTD: a change of party towards consumers needs a right to leave; art. 1407 c.c., art. 6:159 BW. */
export const assignment = clause({
  id: 'tc.assignment',
  version: 2,
  when: (a) => a.assignment === 'yes',
  parts: {
    paid: { meets: [], when: (a) => sellsAnything(a) },
  },
  text: {
    de: (c) => prose`
      ## Übertragung des Vertrags

      Wir dürfen den Vertrag auf ein anderes Unternehmen übertragen, das unseren Betrieb fortführt, wenn Ihre Rechte dadurch nicht geschmälert werden. Wir teilen es Ihnen 30 Tage vorher mit. Sie können den Vertrag dann ohne Kosten beenden ${c.part.paid`und erhalten im Voraus Gezahltes anteilig zurück`}.`,
    en: (c) => prose`
      ## Transfer of the contract

      We may transfer the contract to another company that continues our business if this does not reduce your rights. We tell you 30 days before. You may then end the contract at no cost ${c.part.paid`and get back the share of what was paid in advance`}.`,
    es: (c) => prose`
      ## Cesión del contrato

      Podemos ceder el contrato a otra empresa que continúe nuestra actividad si ello no merma sus derechos. Se lo comunicamos 30 días antes. Usted puede entonces poner fin al contrato sin coste ${c.part.paid`y recuperar la parte de lo pagado por adelantado`}.`,
    fr: (c) => prose`
      ## Cession du contrat

      Nous pouvons céder le contrat à une autre société qui poursuit notre activité si vos droits n’en sont pas diminués. Nous vous en informons 30 jours avant. Vous pouvez alors mettre fin au contrat sans frais ${c.part.paid`et récupérer la part de ce qui a été payé d’avance`}.`,
    it: (c) => prose`
      ## Cessione del contratto

      Possiamo cedere il contratto a un’altra impresa che prosegua la nostra attività se ciò non riduce i Suoi diritti. Glielo comunichiamo 30 giorni prima. Lei può allora sciogliere il contratto senza costi ${c.part.paid`e riavere la quota di quanto pagato in anticipo`}.`,
    nl: (c) => prose`
      ## Overdracht van de overeenkomst

      Wij mogen de overeenkomst overdragen aan een ander bedrijf dat onze onderneming voortzet als dat uw rechten niet vermindert. Wij melden het u 30 dagen vooraf. U mag de overeenkomst dan kosteloos beëindigen ${c.part.paid`en krijgt het deel terug van wat vooraf is betaald`}.`,
  },
});
