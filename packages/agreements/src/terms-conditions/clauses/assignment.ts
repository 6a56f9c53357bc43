import { prose } from '../../document/authoring.ts';
import { consumersToo, sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** § 309 no. 10 BGB and Annex 1(p) UCTD: a change of party towards consumers needs a right to leave, in Austria their consent (§ 6(2) no. 2 KSchG), which all consumers are asked for; art. 1407 c.c., art. 6:159 BW. */
export const assignment = clause({
  id: 'tc.assignment',
  version: 3,
  when: (a) => a.assignment === 'yes',
  parts: {
    consumers: { meets: [], when: (a) => consumersToo(a) },
    paid: { meets: [], when: (a) => sellsAnything(a) },
  },
  text: {
    de: (c) => prose`
      ## Übertragung des Vertrags

      Führt ein anderes Unternehmen unseren Betrieb fort, dürfen wir den Vertrag auf dieses übertragen, wenn Ihre Rechte dadurch nicht geschmälert werden. ${c.part.consumers`Der Vertrag mit einem Verbraucher geht nur über, wenn er zustimmt; Schweigen ist keine Zustimmung.`} Wir teilen es Ihnen 30 Tage vorher mit. Sie können den Vertrag dann ohne Kosten beenden ${c.part.paid`und erhalten zurück, was Sie für die Zeit danach gezahlt haben`}.`,
    en: (c) => prose`
      ## Transfer of the contract

      If another company continues our business, we may transfer the contract to it if this does not reduce your rights. ${c.part.consumers`A contract with a consumer passes only if the consumer agrees; silence is not consent.`} We tell you 30 days before. You may then end the contract at no cost ${c.part.paid`and get back what you paid for the time after that`}.`,
    es: (c) => prose`
      ## Cesión del contrato

      Si otra empresa continúa nuestra actividad, podemos cederle el contrato siempre que ello no merme los derechos de usted. ${c.part.consumers`El contrato con un consumidor solo se cede si este lo acepta; el silencio no es aceptación.`} Se lo comunicamos 30 días antes. Usted puede entonces poner fin al contrato sin coste ${c.part.paid`y recuperar lo pagado por el tiempo posterior`}.`,
    fr: (c) => prose`
      ## Cession du contrat

      Si une autre société poursuit notre activité, nous pouvons lui céder le contrat, pourvu que vos droits n’en soient pas diminués. ${c.part.consumers`Le contrat avec un consommateur n’est cédé que s’il y consent ; le silence ne vaut pas consentement.`} Nous vous en informons 30 jours avant. Vous pouvez alors mettre fin au contrat sans frais ${c.part.paid`et récupérer la part payée d’avance pour la période non utilisée`}.`,
    it: (c) => prose`
      ## Cessione del contratto

      Se un’altra impresa prosegue la nostra attività, possiamo cederle il contratto purché ciò non riduca i Suoi diritti. ${c.part.consumers`Il contratto con un consumatore è ceduto solo se questi acconsente; il silenzio non vale consenso.`} Glielo comunichiamo 30 giorni prima. Lei può allora recedere dal contratto senza costi ${c.part.paid`e riavere quanto pagato per il periodo successivo`}.`,
    nl: (c) => prose`
      ## Overdracht van de overeenkomst

      Zet een ander bedrijf onze onderneming voort, dan mogen wij de overeenkomst daaraan overdragen als dat uw rechten niet vermindert. ${c.part.consumers`De overeenkomst met een consument gaat alleen over als hij instemt; zwijgen is geen instemming.`} Wij melden het u 30 dagen vooraf. U mag de overeenkomst dan kosteloos beëindigen ${c.part.paid`en krijgt terug wat u voor de tijd daarna hebt betaald`}.`,
  },
});
