/** Answers -> the catalogue's facts. Total: no answer, however odd, makes it fail. */
import type { Answers } from '../questionnaire/definition.ts';
import { audienceFacts } from './audience-facts.ts';
import { dataFacts } from './data-facts.ts';
import type { FactRule } from './fact-rule.ts';
import { closeFacts } from './implications.ts';
import { publishingFacts } from './publishing-facts.ts';
import type { FactKey } from './requirement.ts';
import { sellingFacts } from './selling-facts.ts';
import { softwareFacts } from './software-facts.ts';
import { termsFacts } from './terms-facts.ts';
import { toolFacts } from './tool-facts.ts';

/** Every fact that an answer can cause, with the questions that cause it. */
export const factRules: ReadonlyMap<FactKey, FactRule> = new Map(
  Object.entries({
    ...audienceFacts,
    ...dataFacts,
    ...toolFacts,
    ...publishingFacts,
    ...softwareFacts,
    ...sellingFacts,
    ...termsFacts,
  }) as [FactKey, FactRule][],
);

/** The facts that hold for the relevant answers, closed under the implications. */
export function factsOf(answers: Answers): ReadonlySet<FactKey> {
  const held = [...factRules].filter(([, fact]) => fact.holds(answers)).map(([key]) => key);
  return closeFacts(held);
}
