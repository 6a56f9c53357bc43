/** Answers -> the catalogue's facts. Total: no answer, however odd, makes it fail. Server only: a wizard knows the rules of its own laws. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { audienceFacts } from './audience-facts.ts';
import { dataFacts } from './data-facts.ts';
import { deviceFacts } from './device-facts.ts';
import type { FactRule } from '@clausewright/engine/law/fact-rule';
import { identityFacts } from './identity-facts.ts';
import { closeFacts } from './implications.ts';
import { privacyLawFacts } from './privacy-law-facts.ts';
import { publishingFacts } from './publishing-facts.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { sellingFacts } from './selling-facts.ts';
import { sizeFacts } from './size-facts.ts';
import { softwareFacts } from './software-facts.ts';
import { termsFacts } from './terms-facts.ts';
import { toolFacts } from './tool-facts.ts';
import { tradeFacts } from './trade-facts.ts';

/** Every fact that an answer can cause, with the questions that cause it. */
export const factRules: ReadonlyMap<FactKey, FactRule> = new Map(
  Object.entries({
    ...audienceFacts,
    ...sizeFacts,
    ...dataFacts,
    ...privacyLawFacts,
    ...toolFacts,
    ...publishingFacts,
    ...softwareFacts,
    ...deviceFacts,
    ...sellingFacts,
    ...tradeFacts,
    ...termsFacts,
    ...identityFacts,
  }) as [FactKey, FactRule][],
);

/** The facts that hold for the relevant answers, closed under the implications. */
export function factsOf(answers: Answers): ReadonlySet<FactKey> {
  const held = [...factRules].filter(([, fact]) => fact.holds(answers)).map(([key]) => key);
  return closeFacts(held);
}
