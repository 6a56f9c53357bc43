/** Lines of a price table that are named before anybody has answered anything, in the order of the list. */
export const listedPriceLines = [
  'further_law',
  'translation_language',
  'detail_table',
  'answer_premium',
  'custom_section',
  'additional_domain',
] as const;
