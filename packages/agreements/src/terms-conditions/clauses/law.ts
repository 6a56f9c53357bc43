import { given, has, prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { regionName } from '../words/regions.ts';
import { clause } from './clause.ts';

/** Art. 6(2) Rome I (CJEU C-191/15: the reservation must be said), Arts 17 to 19 Brussels Ia, § 38 ZPO, art. 48 CPC, art. 33(2)(u) cod. cons. and art. 66-bis, art. 90 TRLGDCU; Quebec CPA s. 11.1 and 22.1. Courts are agreed with business users only. */
export const law = clause({
  id: 'tc.law',
  version: 2,
  parts: {
    state: { meets: [], when: (a) => given(a.governing_state) },
    consumers: { meets: ['rome-i-6'], when: (a) => consumersToo(a) },
    court: { meets: ['it-cc-1341'], when: (a) => consumersToo(a) },
    union: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    tribunal: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    venue: { meets: [], when: (a) => businessesToo(a) && given(a.venue) },
    approval: { meets: ['it-cc-1341'], when: (a) => businessesToo(a) && has(a.laws, 'eu_ecommerce') },
  },
  text: {
    de: (c) => prose`
      ## Anwendbares Recht und Gerichte

      Es gilt das Recht dieses Landes: ${c.country(c.say.governing_law)} ${c.part.state`(${regionName(c)})`}. ${c.part.consumers`Verbrauchern nimmt diese Wahl nicht den Schutz der zwingenden Vorschriften des Landes, in dem sie ihren gewöhnlichen Aufenthalt haben.`}

      ${c.part.court`Verbraucher können vor den Gerichten ihres Wohnsitzes klagen ${c.part.union`und innerhalb der Europäischen Union nur dort verklagt werden`}.`} ${c.part.tribunal`Soweit der Abschnitt über das Schiedsverfahren gilt, geht er vor.`} ${c.part.venue`Mit gewerblichen Nutzern vereinbaren wir, soweit zulässig, die Zuständigkeit der Gerichte an diesem Ort (${c.say.venue}).`} ${c.part.approval`Verlangt das Recht eine besondere schriftliche Zustimmung zu einzelnen Bestimmungen, wie Art. 1341 und 1342 des italienischen Zivilgesetzbuchs gegenüber gewerblichen Nutzern, holen wir sie gesondert ein.`}`,
    en: (c) => prose`
      ## Governing law and courts

      The law of this country applies: ${c.country(c.say.governing_law)} ${c.part.state`(${regionName(c)})`}. ${c.part.consumers`This choice does not take from consumers the protection of the mandatory rules of the country in which they habitually live.`}

      ${c.part.court`Consumers can sue before the courts of the place where they live${c.part.union`, and within the European Union can be sued only there`}.`} ${c.part.tribunal`As far as the section on arbitration applies, it takes precedence.`} ${c.part.venue`With business users we agree, as far as this is allowed, on the jurisdiction of the courts at this place (${c.say.venue}).`} ${c.part.approval`Where the law asks for specific written approval of certain provisions, as Arts 1341 and 1342 of the Italian Civil Code do towards business users, we ask for it separately.`}`,
    es: (c) => prose`
      ## Ley aplicable y tribunales

      Se aplica la ley de este país: ${c.country(c.say.governing_law)} ${c.part.state`(${regionName(c)})`}. ${c.part.consumers`Esta elección no priva a los consumidores de la protección de las normas imperativas del país en que residen habitualmente.`}

      ${c.part.court`Los consumidores pueden demandar ante los tribunales de su domicilio ${c.part.union`y, dentro de la Unión Europea, solo pueden ser demandados allí`}.`} ${c.part.tribunal`En la medida en que se aplique, prevalece el apartado sobre el arbitraje.`} ${c.part.venue`Con los usuarios profesionales acordamos, en la medida permitida, la competencia de los tribunales de este lugar (${c.say.venue}).`} ${c.part.approval`Si la ley exige una aprobación específica por escrito de determinadas cláusulas, como los arts. 1341 y 1342 del Código Civil italiano frente a usuarios profesionales, la pedimos por separado.`}`,
    fr: (c) => prose`
      ## Droit applicable et tribunaux

      Le droit de ce pays s’applique : ${c.country(c.say.governing_law)} ${c.part.state`(${regionName(c)})`}. ${c.part.consumers`Ce choix ne prive pas les consommateurs de la protection des règles impératives du pays où ils résident habituellement.`}

      ${c.part.court`Les consommateurs peuvent agir devant les tribunaux de leur domicile ${c.part.union`et, dans l’Union européenne, ne peuvent être poursuivis que devant eux`}.`} ${c.part.tribunal`Dans la mesure où elle s’applique, la section sur l’arbitrage prime.`} ${c.part.venue`Avec les utilisateurs professionnels, nous convenons, dans la mesure permise, de la compétence des tribunaux de ce lieu (${c.say.venue}).`} ${c.part.approval`Lorsque la loi exige une approbation écrite spécifique de certaines clauses, comme les art. 1341 et 1342 du Code civil italien à l’égard des utilisateurs professionnels, nous la demandons séparément.`}`,
    it: (c) => prose`
      ## Legge applicabile e foro

      Si applica la legge di questo paese: ${c.country(c.say.governing_law)} ${c.part.state`(${regionName(c)})`}. ${c.part.consumers`Questa scelta non priva i consumatori della tutela delle norme inderogabili del paese in cui risiedono abitualmente.`}

      ${c.part.court`I consumatori possono agire davanti ai giudici del luogo di residenza ${c.part.union`e, nell’Unione europea, possono essere convenuti solo lì`}.`} ${c.part.tribunal`Per quanto si applica, prevale la sezione sull’arbitrato.`} ${c.part.venue`Con gli utenti professionali conveniamo, nei limiti consentiti, la competenza dei giudici di questo luogo (${c.say.venue}).`} ${c.part.approval`Se la legge richiede un’approvazione scritta specifica di alcune clausole, come gli artt. 1341 e 1342 del Codice civile italiano verso gli utenti professionali, la chiediamo separatamente.`}`,
    nl: (c) => prose`
      ## Toepasselijk recht en rechter

      Het recht van dit land is van toepassing: ${c.country(c.say.governing_law)} ${c.part.state`(${regionName(c)})`}. ${c.part.consumers`Deze keuze ontneemt consumenten niet de bescherming van de dwingende regels van het land waar zij gewoonlijk verblijven.`}

      ${c.part.court`Consumenten kunnen een zaak aanbrengen bij de rechter van hun woonplaats ${c.part.union`en kunnen binnen de Europese Unie alleen daar worden aangesproken`}.`} ${c.part.tribunal`Voor zover het onderdeel over arbitrage geldt, gaat dat voor.`} ${c.part.venue`Met zakelijke gebruikers komen wij, voor zover toegestaan, de bevoegdheid van de rechter in deze plaats (${c.say.venue}) overeen.`} ${c.part.approval`Eist de wet een bijzondere schriftelijke goedkeuring van bepaalde bedingen, zoals de artikelen 1341 en 1342 van het Italiaanse Burgerlijk Wetboek tegenover zakelijke gebruikers, dan vragen wij die afzonderlijk.`}`,
  },
});
