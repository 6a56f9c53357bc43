import { given, has, prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { englishCountry, kingdomPart, regionName } from '../words/regions.ts';
import { clause, type TermsQuestions } from './clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

function isLawOf({ governing_law: law }: Given, ...countries: readonly string[]): boolean {
  return law !== undefined && countries.includes(law);
}

/** The United Nations Convention on Contracts for the International Sale of Goods has no effect where the state never joined it. */
const outsideConvention = ['GB', 'IE', 'IN', 'MT', 'ZA'];

/** Art. 6(2) Rome I (CJEU C-191/15: the reservation must be said), Arts 17 to 19 Brussels Ia, § 38 ZPO, art. 48 CPC, art. 33(2)(u) cod. cons. and art. 66-bis, art. 90 TRLGDCU; Quebec CPA ss. 11.1, 19.1 (the words stand right before the clause that does not apply there) and 22.1. Courts are agreed with business users only. Art. 1341 c.c. is spoken of in tc.it_1341 alone. */
export const law = clause({
  id: 'tc.law',
  version: 3,
  parts: {
    quebec: {
      meets: ['qc-cpa-54-4'],
      when: (a) => consumersToo(a) && has(a.laws, 'ca_consumer') && a.governing_state !== 'CA_QC',
    },
    country: {
      meets: ['it-cc-1341'],
      when: (a) => !given(a.governing_state) && !isLawOf(a, 'GB', 'IT'),
    },
    state: { meets: ['it-cc-1341'], when: (a) => given(a.governing_state) },
    kingdom: { meets: ['it-cc-1341'], when: (a) => isLawOf(a, 'GB') },
    italy: { meets: [], when: (a) => isLawOf(a, 'IT') },
    convention: {
      meets: [],
      when: (a) => businessesToo(a) && has(a.sells, 'goods') && !isLawOf(a, ...outsideConvention),
    },
    consumers: { meets: ['rome-i-6'], when: (a) => consumersToo(a) },
    court: { meets: ['it-cc-1341'], when: (a) => consumersToo(a) },
    union: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    tribunal: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    venue: { meets: [], when: (a) => businessesToo(a) && given(a.venue) },
  },
  text: {
    de: (c) => prose`
      ## Anwendbares Recht und Gerichte

      ${c.part.quebec`Die folgende Wahl des Rechts gilt nicht für Verbraucher in Québec.`}

      ${c.part.country`Es gilt das Recht dieses Landes: ${c.country(c.say.governing_law)}.`} ${c.part.state`Es gilt das Recht von ${regionName(c)} (${c.country(c.say.governing_law)}).`} ${c.part.kingdom`Es gilt das Recht von ${kingdomPart(c)}.`} ${c.part.italy`Es gilt italienisches Recht.`} ${c.part.consumers`Verbrauchern nimmt diese Wahl nicht den Schutz der zwingenden Vorschriften des Landes, in dem sie ihren gewöhnlichen Aufenthalt haben.`} ${c.part.convention`Das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf gilt nicht.`}

      ${c.part.court`Verbraucher können vor den Gerichten ihres Wohnsitzes klagen ${c.part.union`und innerhalb der Europäischen Union nur dort verklagt werden`}.`} ${c.part.tribunal`Soweit der Abschnitt über das Schiedsverfahren gilt, geht er vor.`} ${c.part.venue`Mit Unternehmern vereinbaren wir, soweit das Gesetz es erlaubt, die Zuständigkeit der Gerichte an diesem Ort (${c.say.venue}).`}`,
    en: (c) => prose`
      ## Governing law and courts

      ${c.part.quebec`The following choice of law does not apply to consumers in Quebec.`}

      ${c.part.country`These terms are governed by the law of ${englishCountry(c.a.governing_law, c.country(c.say.governing_law))}.`} ${c.part.state`These terms are governed by the law of ${regionName(c)}, ${c.country(c.say.governing_law)}.`} ${c.part.kingdom`These terms are governed by the law of ${kingdomPart(c)}.`} ${c.part.italy`These terms are governed by the law of Italy.`} ${c.part.consumers`This choice does not take from consumers the protection of the mandatory rules of the country in which they habitually live.`} ${c.part.convention`The United Nations Convention on Contracts for the International Sale of Goods does not apply.`}

      ${c.part.court`Consumers can sue before the courts of the place where they live${c.part.union`, and within the European Union can be sued only there`}.`} ${c.part.tribunal`As far as the section on arbitration applies, it takes precedence.`} ${c.part.venue`With business users we agree, as far as the law allows, on the jurisdiction of the courts at this place (${c.say.venue}).`}`,
    es: (c) => prose`
      ## Ley aplicable y tribunales

      ${c.part.quebec`La siguiente elección de ley no se aplica a los consumidores de Quebec.`}

      ${c.part.country`Se aplica el Derecho vigente en ${c.country(c.say.governing_law)}.`} ${c.part.state`Se aplica el Derecho de ${regionName(c)} (${c.country(c.say.governing_law)}).`} ${c.part.kingdom`Se aplica el Derecho de ${kingdomPart(c)}.`} ${c.part.italy`Se aplica el Derecho italiano.`} ${c.part.consumers`Esta elección no priva a los consumidores de la protección de las normas imperativas del país en que residen habitualmente.`} ${c.part.convention`No se aplica la Convención de las Naciones Unidas sobre los Contratos de Compraventa Internacional de Mercaderías.`}

      ${c.part.court`Los consumidores pueden demandar ante los tribunales de su domicilio ${c.part.union`y, dentro de la Unión Europea, solo pueden ser demandados allí`}.`} ${c.part.tribunal`En la medida en que se aplique, prevalece el apartado sobre el arbitraje.`} ${c.part.venue`Con los usuarios profesionales acordamos la competencia de los tribunales de ${c.say.venue}, en la medida en que la ley lo permita.`}`,
    fr: (c) => prose`
      ## Droit applicable et tribunaux

      ${c.part.quebec`Le choix de la loi qui suit ne s’applique pas aux consommateurs du Québec.`}

      ${c.part.country`Ces conditions sont régies par le droit du pays suivant : ${c.country(c.say.governing_law)}.`} ${c.part.state`Ces conditions sont régies par le droit de l’État ou de la province que voici : ${regionName(c)} (${c.country(c.say.governing_law)}).`} ${c.part.kingdom`Ces conditions sont régies par le droit ${kingdomPart(c)}.`} ${c.part.italy`Ces conditions sont régies par le droit italien.`} ${c.part.consumers`Ce choix ne prive pas les consommateurs de la protection des règles impératives du pays où ils résident habituellement.`} ${c.part.convention`La Convention des Nations unies sur les contrats de vente internationale de marchandises ne s’applique pas.`}

      ${c.part.court`Les consommateurs peuvent agir devant les tribunaux de leur domicile ${c.part.union`et, dans l’Union européenne, ne peuvent être poursuivis que devant eux`}.`} ${c.part.tribunal`Dans la mesure où elle s’applique, la section sur l’arbitrage prime.`} ${c.part.venue`Avec les utilisateurs professionnels, nous convenons, dans la mesure où la loi le permet, de la compétence des tribunaux de ce lieu (${c.say.venue}).`}`,
    it: (c) => prose`
      ## Legge applicabile e foro

      ${c.part.quebec`La scelta della legge che segue non si applica ai consumatori del Québec.`}

      ${c.part.country`Queste condizioni sono regolate dalla legge del seguente paese: ${c.country(c.say.governing_law)}.`} ${c.part.state`Queste condizioni sono regolate dalla legge del seguente Stato o della seguente provincia: ${regionName(c)} (${c.country(c.say.governing_law)}).`} ${c.part.kingdom`Si applica la legge ${kingdomPart(c)}.`} ${c.part.italy`Si applica la legge italiana.`} ${c.part.consumers`Questa scelta non priva i consumatori della tutela delle norme inderogabili del paese in cui risiedono abitualmente.`} ${c.part.convention`Non si applica la Convenzione delle Nazioni Unite sui contratti di vendita internazionale di beni mobili.`}

      ${c.part.court`I consumatori possono agire davanti ai giudici del luogo di residenza o di domicilio elettivo ${c.part.union`e, nell’Unione europea, possono essere convenuti solo lì`}.`} ${c.part.tribunal`Nella misura in cui si applica, prevale la sezione sull’arbitrato.`} ${c.part.venue`Con gli utenti professionali conveniamo, nei limiti consentiti dalla legge, la competenza dei giudici di questo luogo (${c.say.venue}).`}`,
    nl: (c) => prose`
      ## Toepasselijk recht en rechter

      ${c.part.quebec`De volgende rechtskeuze geldt niet voor consumenten in Quebec.`}

      ${c.part.country`Van toepassing is het recht van dit land: ${c.country(c.say.governing_law)}.`} ${c.part.state`Van toepassing is het recht van deze staat of provincie: ${regionName(c)} (${c.country(c.say.governing_law)}).`} ${c.part.kingdom`Van toepassing is het recht van ${kingdomPart(c)}.`} ${c.part.italy`Italiaans recht is van toepassing.`} ${c.part.consumers`Deze keuze ontneemt consumenten niet de bescherming van de dwingende regels van het land waar zij gewoonlijk verblijven.`} ${c.part.convention`Het Verdrag van de Verenigde Naties inzake internationale koopovereenkomsten betreffende roerende zaken is niet van toepassing.`}

      ${c.part.court`Consumenten kunnen een zaak aanbrengen bij de rechter van hun woonplaats ${c.part.union`en kunnen binnen de Europese Unie alleen daar worden aangesproken`}.`} ${c.part.tribunal`Voor zover het onderdeel over arbitrage geldt, gaat dat voor.`} ${c.part.venue`Met zakelijke gebruikers komen wij, voor zover de wet dat toestaat, de bevoegdheid van de rechter in deze plaats (${c.say.venue}) overeen.`}`,
  },
});
