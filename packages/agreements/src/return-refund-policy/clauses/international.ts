import { prose } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// Voluntary returns only: no place within the Union may be left out of the statutory right.
export const international = clause({
  id: 'rr.international',
  version: 2,
  price: 'answer_premium',
  when: (a) => takesBack(a) && (a.intl_returns === 'customer-duties' || a.intl_returns === 'not-offered'),
  parts: {
    duties: { meets: ['practice-rr-shipping'], when: (a) => a.intl_returns === 'customer-duties' },
    none: { meets: ['practice-rr-noreturn'], when: (a) => a.intl_returns === 'not-offered' },
    law: { meets: [] },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Rückgabe aus dem Ausland

      ${c.part.duties`Fallen bei der Rücksendung aus einem anderen Land Zoll oder Einfuhrabgaben an, tragen Sie diese bei einer freiwilligen Rückgabe. Kennzeichnen Sie das Paket als Rückware.`} ${c.part.none`Eine freiwillige Rückgabe aus einem anderen Land als dem unseren bieten wir nicht an.`} ${c.part.law`Gesetzliche Rechte, ${c.part.withdrawal`auch das Widerrufsrecht und`} vor allem Rechte bei Mängeln, haben Sie unabhängig davon, in welchem Land Sie sind.`}`,
    en: (c) => prose`
      ## Returns from abroad

      ${c.part.duties`If customs or import charges fall due when you send goods back from another country, you bear them in a voluntary return. Mark the parcel as returned goods.`} ${c.part.none`We do not offer voluntary returns from a country other than ours.`} ${c.part.law`Statutory rights, ${c.part.withdrawal`including the ${englishRight(c).right} and`} above all those where goods are faulty, are yours whatever country you are in.`}`,
    es: (c) => prose`
      ## Devoluciones desde el extranjero

      ${c.part.duties`Si al devolver productos desde otro país se devengan aranceles o gravámenes a la importación, estos corren de su cuenta en una devolución voluntaria. Marque el paquete como mercancía devuelta.`} ${c.part.none`No ofrecemos devoluciones voluntarias desde un país distinto del nuestro.`} ${c.part.law`Los derechos legales, ${c.part.withdrawal`incluido el desistimiento y`} sobre todo los derechos en caso de defecto, le corresponden sea cual sea el país en que se encuentre.`}`,
    fr: (c) => prose`
      ## Retours depuis l’étranger

      ${c.part.duties`Si le renvoi depuis un autre pays donne lieu à des droits de douane ou à des taxes à l’importation, ceux-ci sont à votre charge lors d’un retour volontaire. Indiquez sur le colis qu’il s’agit d’un retour.`} ${c.part.none`Nous ne proposons pas de retour volontaire depuis un autre pays que le nôtre.`} ${c.part.law`Vos droits légaux, ${c.part.withdrawal`y compris la rétractation et`} surtout les droits en cas de défaut, vous appartiennent quel que soit le pays où vous vous trouvez.`}`,
    it: (c) => prose`
      ## Resi dall’estero

      ${c.part.duties`Se la restituzione da un altro paese comporta dazi o oneri di importazione, in un reso volontario questi sono a Suo carico. Indichi sul pacco che si tratta di merce di ritorno.`} ${c.part.none`Non offriamo resi volontari da un paese diverso dal nostro.`} ${c.part.law`I diritti di legge, ${c.part.withdrawal`compreso il recesso e`} soprattutto i diritti in caso di difetti, Le spettano in qualunque paese si trovi.`}`,
    nl: (c) => prose`
      ## Retouren uit het buitenland

      ${c.part.duties`Zijn bij terugzending uit een ander land douane- of invoerkosten verschuldigd, dan draagt u die bij een vrijwillige retour. Vermeld op het pakket dat het om retourgoederen gaat.`} ${c.part.none`Vrijwillige retouren uit een ander land dan het onze bieden wij niet aan.`} ${c.part.law`Wettelijke rechten, ${c.part.withdrawal`ook het herroepingsrecht en`} vooral rechten bij gebreken, hebt u in welk land u ook bent.`}`,
  },
});
