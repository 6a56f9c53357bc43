import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** CRA 2015 ss. 31, 47, 57, 62, 65; courts of the consumer's part of the UK (CJJA 1982 s. 15B). Pre-contract information: Sch. 2 CCR 2013. */
export const ukUsers = clause({
  id: 'tc.uk_users',
  version: 2,
  when: (a) => has(a.laws, 'uk_consumer'),
  parts: {
    rights: { meets: ['uk-ccr-sch2'] },
  },
  text: {
    de: (c) => prose`
      ## Verbraucher im Vereinigten Königreich

      ${c.part.rights`Nichts in diesen Bedingungen nimmt Ihnen Ihre gesetzlichen Rechte, insbesondere aus dem Consumer Rights Act 2015. Sie können vor den Gerichten des Landesteils klagen, in dem Sie leben. Die vorgeschriebenen Angaben erhalten Sie vor dem Vertrag und mit der Bestätigung auf einem dauerhaften Datenträger. Rat gibt der Citizens Advice consumer service.`}`,
    en: (c) => prose`
      ## Consumers in the United Kingdom

      ${c.part.rights`Nothing in these terms takes away your statutory rights, in particular those under the Consumer Rights Act 2015. You can bring proceedings in the courts of the part of the United Kingdom in which you live. You receive the prescribed information before the contract and with the confirmation on a durable medium. The Citizens Advice consumer service gives advice.`}`,
    es: (c) => prose`
      ## Consumidores del Reino Unido

      ${c.part.rights`Nada en estas condiciones le priva de sus derechos legales, en particular los de la Consumer Rights Act 2015. Puede demandar ante los tribunales de la parte del Reino Unido en que vive. Recibe la información prescrita antes del contrato y con la confirmación en un soporte duradero. El servicio de consumo de Citizens Advice ofrece asesoramiento.`}`,
    fr: (c) => prose`
      ## Consommateurs au Royaume-Uni

      ${c.part.rights`Rien dans ces conditions ne vous prive de vos droits légaux, notamment ceux du Consumer Rights Act 2015. Vous pouvez agir devant les tribunaux de la partie du Royaume-Uni où vous vivez. Vous recevez les informations prescrites avant le contrat et avec la confirmation sur un support durable. Le Citizens Advice consumer service donne des conseils.`}`,
    it: (c) => prose`
      ## Consumatori nel Regno Unito

      ${c.part.rights`Nulla in queste condizioni La priva dei diritti di legge, in particolare quelli del Consumer Rights Act 2015. Può agire davanti ai giudici della parte del Regno Unito in cui vive. Riceve le informazioni prescritte prima del contratto e con la conferma su un supporto durevole. Il Citizens Advice consumer service offre consulenza.`}`,
    nl: (c) => prose`
      ## Consumenten in het Verenigd Koninkrijk

      ${c.part.rights`Niets in deze voorwaarden ontneemt u uw wettelijke rechten, met name die uit de Consumer Rights Act 2015. U kunt een zaak aanbrengen bij de rechter van het deel van het Verenigd Koninkrijk waar u woont. De voorgeschreven informatie krijgt u vóór de overeenkomst en met de bevestiging op een duurzame gegevensdrager. De Citizens Advice consumer service geeft advies.`}`,
  },
});
