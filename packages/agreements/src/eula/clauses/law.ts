import { type Context, given, properName, prose, type Words } from '../../document/authoring.ts';
import { listStates } from '@clausewright/contract/countries';
import { englishCountry } from '../../terms-conditions/words/regions.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause, type EulaQuestions } from './clause.ts';

/** The name of the state; the answer itself is read, so that a preview knows the question. */
function stateName({ a, language }: Pick<Context<EulaQuestions>, 'a' | 'language'>): Words {
  const state: string = a.governing_state ?? '';
  const named = listStates(a.governing_law ?? '', language).find(({ value }) => value === state);
  return properName(named?.text ?? state);
}

type Given = { readonly [Q in 'governing_law' | 'governing_state']?: EulaQuestions[Q] | undefined };

/** England and Wales, Scotland and Northern Ireland have laws of their own. */
function isBritish({ governing_law }: Given): boolean {
  return governing_law === ('GB' as typeof governing_law);
}

/** No parties to the Convention: there it is no part of the law and need not be excluded. */
const withoutConvention: readonly (string | undefined)[] = ['GB', 'IE', 'IN', 'MT', 'ZA'];

// Regulation (EC) 593/2008, Article 6(2). The Convention is for businesses alone (its Article 2(a)).
export const law = clause({
  id: 'eu.law',
  version: 2,
  parts: {
    law: { meets: ['practice-eu-law'] },
    state: { meets: [], when: (a) => given(a.governing_state) },
    kingdom: { meets: [], when: (a) => isBritish(a) },
    country: { meets: [], when: (a) => !given(a.governing_state) && !isBritish(a) },
    convention: {
      meets: [],
      when: (a) => businessesToo(a) && !withoutConvention.includes(a.governing_law),
    },
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Anwendbares Recht

      ${c.part.law`Für diesen Vertrag gilt das Recht ${c.part.country`dieses Landes: ${c.country(c.say.governing_law)}`}${c.part.state`von: ${stateName(c)} (${c.country(c.say.governing_law)})`}${c.part.kingdom`des Teils des Vereinigten Königreichs, in dem wir niedergelassen sind (England und Wales, Schottland oder Nordirland)`}.`} ${c.part.convention`Das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf gilt nicht.`} ${c.part.consumers`Verbraucher behalten den Schutz der zwingenden Vorschriften des Landes, in dem sie leben.`}`,
    en: (c) => prose`
      ## Governing law

      ${c.part.law`This agreement is governed by the law of ${c.part.country`${englishCountry(c.a.governing_law, c.country(c.say.governing_law))}`}${c.part.state`${stateName(c)} (${c.country(c.say.governing_law)})`}${c.part.kingdom`the part of the United Kingdom in which we are established (England and Wales, Scotland or Northern Ireland)`}.`} ${c.part.convention`The United Nations Convention on Contracts for the International Sale of Goods does not apply.`} ${c.part.consumers`Consumers keep the protection of the mandatory rules of the country in which they live.`}`,
    es: (c) => prose`
      ## Ley aplicable

      ${c.part.law`Este contrato se rige por el Derecho vigente en ${c.part.country`${c.country(c.say.governing_law)}`}${c.part.state`${stateName(c)} (${c.country(c.say.governing_law)})`}${c.part.kingdom`la parte del Reino Unido en que estamos establecidos (Inglaterra y Gales, Escocia o Irlanda del Norte)`}.`} ${c.part.convention`No se aplica la Convención de las Naciones Unidas sobre los Contratos de Compraventa Internacional de Mercaderías.`} ${c.part.consumers`Los consumidores conservan la protección de las normas imperativas del país en que viven.`}`,
    fr: (c) => prose`
      ## Loi applicable

      ${c.part.law`Le présent contrat est régi par le droit ${c.part.country`du pays suivant : ${c.country(c.say.governing_law)}`}${c.part.state`de l’État ou de la province que voici : ${stateName(c)} (${c.country(c.say.governing_law)})`}${c.part.kingdom`de la partie du Royaume-Uni où nous sommes établis (Angleterre et pays de Galles, Écosse ou Irlande du Nord)`}.`} ${c.part.convention`La Convention des Nations unies sur les contrats de vente internationale de marchandises ne s’applique pas.`} ${c.part.consumers`Les consommateurs conservent la protection des dispositions impératives du pays où ils vivent.`}`,
    it: (c) => prose`
      ## Legge applicabile

      ${c.part.law`Questo contratto è regolato dalla legge ${c.part.country`del seguente Paese: ${c.country(c.say.governing_law)}`}${c.part.state`del seguente Stato o della seguente provincia: ${stateName(c)} (${c.country(c.say.governing_law)})`}${c.part.kingdom`della parte del Regno Unito in cui siamo stabiliti (Inghilterra e Galles, Scozia o Irlanda del Nord)`}.`} ${c.part.convention`Non si applica la Convenzione delle Nazioni Unite sui contratti di vendita internazionale di merci.`} ${c.part.consumers`I consumatori conservano la tutela delle norme inderogabili del Paese in cui vivono.`}`,
    nl: (c) => prose`
      ## Toepasselijk recht

      ${c.part.law`Op deze overeenkomst is van toepassing het recht van ${c.part.country`het volgende land: ${c.country(c.say.governing_law)}`}${c.part.state`${stateName(c)} (${c.country(c.say.governing_law)})`}${c.part.kingdom`het deel van het Verenigd Koninkrijk waar wij gevestigd zijn (Engeland en Wales, Schotland of Noord-Ierland)`}.`} ${c.part.convention`Het Verdrag van de Verenigde Naties inzake internationale koopovereenkomsten betreffende roerende zaken is niet van toepassing.`} ${c.part.consumers`Consumenten behouden de bescherming van de dwingende regels van het land waar zij wonen.`}`,
  },
});
