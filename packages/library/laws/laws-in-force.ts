import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { firstDayOf } from './size-facts.ts';

/**
 * The answers as a document of the day reads them: a law that was chosen ahead of its first day is not among its laws yet. So no
 * clause has to know the days of laws; the list of duties tells the owner what is to come.
 */
export function withLawsInForce<Given extends object>(relevant: Given, today: string): Given {
  const answers = relevant as Answers;
  const laws = chosen(answers, 'laws');
  const begun = laws.filter((law) => (firstDayOf(law, answers) ?? '') <= today);
  return begun.length === laws.length ? relevant : { ...relevant, laws: begun };
}
