import { hasAny, isYes, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** Health data come from people and their devices; others are a source where they pass such data on. */
export function derivedHealthSources({ answers }: DeriveInput): { value: readonly string[] } {
  const indirect = hasAny(answers, 'pd_indirect_types', 'health');
  const usual = ['person', 'automatic', ...(indirect ? ['public', 'data-brokers', 'employers-users'] : [])];
  return { value: usual.filter((source) => hasAny(answers, 'pd_sources', source)) };
}

/** Whoever gets all data gets these too; partners and advertisers where data are sold, others where the person ticks them. */
export function derivedHealthRecipients({ answers }: DeriveInput): { value: readonly string[] } {
  const usual = [
    'service-providers',
    'authorities',
    'acquirers',
    // Where people meet, what one of them tells of his health in his profile the others see.
    ...(hasAny(answers, 'site_kind', 'community') && isYes(answers, 'ugc') ? ['other-users'] : []),
    ...(text(answers, 'health_affiliates') === '' ? [] : ['affiliates']),
    ...(hasAny(answers, 'sell_share', 'sell', 'both') ? ['business-partners', 'advertisers'] : []),
  ];
  return { value: usual.filter((recipient) => hasAny(answers, 'share_with', recipient)) };
}
