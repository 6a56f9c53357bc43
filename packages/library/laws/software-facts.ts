/** Facts about software that is licensed. */
import { hasAny, isYes, rows } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

export const softwareFacts: FactRules = {
  'biz:perpetual-licence': rule(['licence_kind'], (answers) =>
    hasAny(answers, 'licence_kind', 'perpetual', 'per-device', 'per-user', 'site', 'concurrent'),
  ),
  // Whoever does without the store's minimum terms relies on Apple's own licence there.
  'has:custom-eula': rule(['apple_rider'], (answers) => isYes(answers, 'apple_rider')),
  'tech:open-source': rule(['open_source'], (answers) => rows(answers, 'open_source').length > 0),
  'tech:telemetry': rule(['telemetry'], (answers) => isYes(answers, 'telemetry')),
};
