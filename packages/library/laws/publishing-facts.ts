/** Facts about what a publisher says and how it earns money with it. */
import { chosen, hasAny, isYes } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

function topic(question: string, ...options: readonly string[]) {
  return rule([question], (answers) => hasAny(answers, question, ...options));
}
function yes(question: string) {
  return rule([question], (answers) => isYes(answers, question));
}

export const publishingFacts: FactRules = {
  'biz:affiliate': rule(
    ['affiliates_program', 'd_affiliate'],
    (answers) => isYes(answers, 'affiliates_program') || isYes(answers, 'd_affiliate'),
  ),
  'biz:sponsored': yes('d_sponsored'),
  // Whoever publishes paid content does what the French law calls commercial influence.
  'biz:influencer': yes('d_sponsored'),
  'biz:testimonials': yes('d_testimonials'),
  'biz:reviews': topic('reviews', 'verified', 'unverified', 'platform'),
  'biz:earnings-claims': yes('d_earnings'),
  'biz:health-content': topic('d_medical', 'general', 'professionals'),
  'biz:fitness': yes('d_fitness'),
  'biz:supplements': topic('d_products', 'supplements'),
  'biz:investment-content': topic('d_financial', 'investing', 'trading'),
  'biz:trading-content': topic('d_financial', 'trading'),
  'biz:crypto': topic('d_financial', 'crypto'),
  'biz:law-firm': yes('law_firm'),
  'has:third-party-works': yes('d_fair_use'),
  'tech:chatbot': rule(
    ['ai_features', 'd_ai'],
    (answers) => hasAny(answers, 'ai_features', 'chatbot') || hasAny(answers, 'd_ai', 'chatbot'),
  ),
  // Text that a person reviews each time and answers for is outside the duty.
  'tech:ai-text-news': rule(
    ['d_ai', 'ai_review'],
    (answers) => chosen(answers, 'd_ai').includes('text') && !hasAny(answers, 'ai_review', 'always'),
  ),
  'tech:deepfake': yes('ai_lifelike'),
  'tool:amazon-associates': topic('affiliate_programs', 'amazon-associates'),
};
