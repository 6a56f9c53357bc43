import { prose } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

// Between businesses only, with fault: § 307 BGB.
export const indemnity = clause({
  id: 'eu.indemnity',
  version: 2,
  when: (a) => a.indemnity === 'yes',
  parts: {
    business: { meets: [] },
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Freistellung

      ${c.part.business`Sind Sie Unternehmer, stellen Sie uns von Ansprüchen anderer frei, die darauf beruhen, dass Sie die Software schuldhaft entgegen diesem Vertrag oder dem Gesetz genutzt haben, und ersetzen uns angemessene Kosten der Abwehr. Wir unterrichten Sie unverzüglich und geben Ihnen Gelegenheit zur Verteidigung.`} ${c.part.consumers`Für Verbraucher gilt dieser Abschnitt nicht.`}`,
    en: (c) => prose`
      ## Indemnity

      ${c.part.business`If you are a business, you indemnify us against claims of others that arise because you culpably used the software contrary to this agreement or the law, and reimburse us for reasonable costs of defence. We notify you without delay and give you the opportunity to defend.`} ${c.part.consumers`This section does not apply to consumers.`}`,
    es: (c) => prose`
      ## Indemnidad

      ${c.part.business`Si usted es empresa, nos mantiene indemnes frente a reclamaciones de terceros debidas a que usted haya utilizado el software de forma culpable en contra de este contrato o de la ley, y nos reembolsa los gastos razonables de defensa. Le avisamos sin demora y le damos la oportunidad de defenderse.`} ${c.part.consumers`Este apartado no se aplica a los consumidores.`}`,
    fr: (c) => prose`
      ## Garantie contre les réclamations

      ${c.part.business`Si vous êtes un professionnel, vous nous garantissez contre les réclamations de tiers dues à une utilisation fautive du logiciel contraire au présent contrat ou à la loi, et nous remboursez les frais raisonnables de défense. Nous vous avertissons sans tarder et vous donnons la possibilité de vous défendre.`} ${c.part.consumers`Cette section ne s’applique pas aux consommateurs.`}`,
    it: (c) => prose`
      ## Manleva

      ${c.part.business`Se Lei è un’impresa, ci tiene indenni da pretese di terzi dovute al fatto che ha usato colpevolmente il software in contrasto con questo contratto o con la legge e ci rimborsa le spese ragionevoli di difesa. La avvisiamo senza indugio e Le diamo la possibilità di difendersi.`} ${c.part.consumers`Questa sezione non si applica ai consumatori.`}`,
    nl: (c) => prose`
      ## Vrijwaring

      ${c.part.business`Bent u een bedrijf, dan vrijwaart u ons voor aanspraken van anderen die ontstaan doordat u de software verwijtbaar in strijd met deze overeenkomst of de wet hebt gebruikt, en vergoedt u ons redelijke kosten van verweer. Wij lichten u zo snel mogelijk in en geven u de gelegenheid om u te verweren.`} ${c.part.consumers`Dit onderdeel geldt niet voor consumenten.`}`,
  },
});
