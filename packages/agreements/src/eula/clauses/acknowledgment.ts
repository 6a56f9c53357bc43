import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Apple's instructions for minimum terms, point 1, in our own words; the same holds for every store.
export const acknowledgment = clause({
  id: 'eu.acknowledgment',
  version: 2,
  when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft', 'steam', 'other'),
  parts: {
    party: { meets: ['apple-eula-1'] },
    apple: { meets: ['apple-eula-1'], when: (a) => a.apple_rider === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Rolle des App-Stores

      ${c.part.party`Der Betreiber des Stores, aus dem Sie die Software beziehen, ist nicht Partei dieses Vertrags. Für die Software und ihre Inhalte sind allein wir verantwortlich.`} ${c.part.apple`Dieser Vertrag besteht nur zwischen Ihnen und uns, nicht mit Apple. Soweit er Nutzungen erlaubt, die den Nutzungsregeln in den Bedingungen für Apple-Mediendienste widersprechen, gelten diese Regeln.`}`,
    en: (c) => prose`
      ## Role of the app store

      ${c.part.party`The operator of the store from which you obtain the software is not a party to this agreement. We alone are responsible for the software and its content.`} ${c.part.apple`This agreement is concluded between you and us only, and not with Apple. Where it permits uses that conflict with the Usage Rules of the Apple Media Services Terms and Conditions, those rules apply.`}`,
    es: (c) => prose`
      ## Papel de la tienda de aplicaciones

      ${c.part.party`El titular de la tienda en la que usted obtiene el software no es parte de este contrato. Del software y de sus contenidos respondemos únicamente nosotros.`} ${c.part.apple`Este contrato se celebra solo entre usted y nosotros, y no con Apple. En la medida en que permita usos contrarios a las reglas de uso de los términos y condiciones de los servicios multimedia de Apple, se aplican esas reglas.`}`,
    fr: (c) => prose`
      ## Rôle de la boutique d’applications

      ${c.part.party`L’exploitant de la boutique où vous vous procurez le logiciel n’est pas partie au présent contrat. Nous sommes seuls responsables du logiciel et de ses contenus.`} ${c.part.apple`Le présent contrat est conclu uniquement entre vous et nous, et non avec Apple. Dans la mesure où il permettrait des utilisations contraires aux règles d’utilisation des conditions générales des services multimédias d’Apple, ces règles s’appliquent.`}`,
    it: (c) => prose`
      ## Ruolo del negozio di applicazioni

      ${c.part.party`Il gestore del negozio da cui ottiene il software non è parte di questo contratto. Del software e dei suoi contenuti siamo responsabili soltanto noi.`} ${c.part.apple`Questo contratto è concluso soltanto tra Lei e noi, e non con Apple. Nella misura in cui questo contratto consenta usi contrari alle regole di utilizzo dei termini e condizioni dei servizi multimediali Apple, si applicano tali regole.`}`,
    nl: (c) => prose`
      ## Rol van de appwinkel

      ${c.part.party`De exploitant van de winkel waar u de software verkrijgt, is geen partij bij deze overeenkomst. Alleen wij zijn verantwoordelijk voor de software en de inhoud ervan.`} ${c.part.apple`Deze overeenkomst geldt alleen tussen u en ons, en niet met Apple. Voor zover zij gebruik toestaat dat in strijd is met de gebruiksregels van de voorwaarden voor Apple mediadiensten, gelden die regels.`}`,
  },
});
