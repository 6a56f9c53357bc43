import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const gov = clause({
  id: 'eu.gov',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.gov_use === 'yes',
  parts: {
    government: { meets: ['practice-eu-usgov'] },
  },
  text: {
    de: (c) => prose`
      ## Behörden der Vereinigten Staaten

      ${c.part.government`Die Software ist kommerzielle Computersoftware im Sinne von 48 C.F.R. § 2.101 und §§ 12.212, 227.7202. Behörden der Vereinigten Staaten erhalten sie nur mit den Rechten, die dieser Vertrag allen Nutzern gibt.`}`,
    en: (c) => prose`
      ## United States government users

      ${c.part.government`The software is commercial computer software within the meaning of 48 C.F.R. § 2.101 and §§ 12.212, 227.7202. Agencies of the United States government receive it only with the rights that this agreement gives all users.`}`,
    es: (c) => prose`
      ## Administración de los Estados Unidos

      ${c.part.government`El software es software informático comercial en el sentido de 48 C.F.R. § 2.101 y §§ 12.212, 227.7202. Los organismos de la Administración de los Estados Unidos lo reciben solo con los derechos que este contrato reconoce a todos los usuarios.`}`,
    fr: (c) => prose`
      ## Administrations des États-Unis

      ${c.part.government`Le logiciel est un logiciel informatique commercial au sens de 48 C.F.R. § 2.101 et §§ 12.212, 227.7202. Les administrations des États-Unis ne le reçoivent qu’avec les droits que le présent contrat accorde à tous les utilisateurs.`}`,
    it: (c) => prose`
      ## Amministrazioni degli Stati Uniti

      ${c.part.government`Il software è software commerciale per elaboratori ai sensi di 48 C.F.R. § 2.101 e §§ 12.212, 227.7202. Le amministrazioni degli Stati Uniti lo ricevono solo con i diritti che questo contratto riconosce a tutti gli utenti.`}`,
    nl: (c) => prose`
      ## Overheid van de Verenigde Staten

      ${c.part.government`De software is commerciële computersoftware in de zin van 48 C.F.R. § 2.101 en §§ 12.212, 227.7202. Overheidsinstanties van de Verenigde Staten krijgen de software alleen met de rechten die deze overeenkomst aan alle gebruikers geeft.`}`,
  },
});
