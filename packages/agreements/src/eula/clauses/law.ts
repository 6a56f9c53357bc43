import { type Context, given, properName, prose, type Words } from '../../document/authoring.ts';
import { listStates } from '@clausewright/contract/countries';
import { clause, type EulaQuestions } from './clause.ts';

/** The name of the state; the answer itself is read, so that a preview knows the question. */
function stateName({ a, language }: Pick<Context<EulaQuestions>, 'a' | 'language'>): Words {
  const state: string = a.governing_state ?? '';
  const named = listStates(a.governing_law ?? '', language).find(({ value }) => value === state);
  return properName(named?.text ?? state);
}

// Regulation (EC) 593/2008, Article 6(2).
export const law = clause({
  id: 'eu.law',
  version: 1,
  parts: {
    law: { meets: ['practice-eu-law'] },
    state: { meets: [], when: (a) => given(a.governing_state) },
    // England and Wales, Scotland and Northern Ireland have laws of their own.
    kingdom: { meets: [], when: (a) => a.governing_law === ('GB' as typeof a.governing_law) },
    consumers: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
  },
  text: {
    de: (c) => prose`
      ## Anwendbares Recht

      ${c.part.law`Für diesen Vertrag gilt das Recht dieses Landes: ${c.country(c.say.governing_law)} ${c.part.kingdom`(der Landesteil, in dem wir niedergelassen sind)`} ${c.part.state`(Bundesstaat oder Provinz: ${stateName(c)})`}. Das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf gilt nicht.`} ${c.part.consumers`Verbraucher behalten den Schutz der zwingenden Vorschriften des Landes, in dem sie leben.`}`,
    en: (c) => prose`
      ## Governing law

      ${c.part.law`This agreement is governed by the law of this country: ${c.country(c.say.governing_law)} ${c.part.kingdom`(the part of it in which we are established)`} ${c.part.state`(state or province: ${stateName(c)})`}. The United Nations Convention on Contracts for the International Sale of Goods does not apply.`} ${c.part.consumers`Consumers keep the protection of the mandatory rules of the country in which they live.`}`,
    es: (c) => prose`
      ## Ley aplicable

      ${c.part.law`Este contrato se rige por la ley de este país: ${c.country(c.say.governing_law)} ${c.part.kingdom`(la parte de él en que estamos establecidos)`} ${c.part.state`(estado o provincia: ${stateName(c)})`}. No se aplica la Convención de las Naciones Unidas sobre los Contratos de Compraventa Internacional de Mercaderías.`} ${c.part.consumers`Los consumidores conservan la protección de las normas imperativas del país en que viven.`}`,
    fr: (c) => prose`
      ## Loi applicable

      ${c.part.law`Le présent contrat est régi par la loi de ce pays : ${c.country(c.say.governing_law)} ${c.part.kingdom`(la partie de celui-ci où nous sommes établis)`} ${c.part.state`(État ou province : ${stateName(c)})`}. La Convention des Nations unies sur les contrats de vente internationale de marchandises ne s’applique pas.`} ${c.part.consumers`Les consommateurs conservent la protection des dispositions impératives du pays où ils vivent.`}`,
    it: (c) => prose`
      ## Legge applicabile

      ${c.part.law`Questo contratto è regolato dalla legge di questo Paese: ${c.country(c.say.governing_law)} ${c.part.kingdom`(la parte di esso in cui siamo stabiliti)`} ${c.part.state`(Stato o provincia: ${stateName(c)})`}. Non si applica la Convenzione delle Nazioni Unite sui contratti di vendita internazionale di beni mobili.`} ${c.part.consumers`I consumatori conservano la tutela delle norme inderogabili del Paese in cui vivono.`}`,
    nl: (c) => prose`
      ## Toepasselijk recht

      ${c.part.law`Op deze overeenkomst is het recht van dit land van toepassing: ${c.country(c.say.governing_law)} ${c.part.kingdom`(het landsdeel waar wij gevestigd zijn)`} ${c.part.state`(staat of provincie: ${stateName(c)})`}. Het Verdrag van de Verenigde Naties inzake internationale koopovereenkomsten betreffende roerende zaken is niet van toepassing.`} ${c.part.consumers`Consumenten behouden de bescherming van de dwingende regels van het land waar zij wonen.`}`,
  },
});
