import { limits } from '@clausewright/contract/limits';

/** Upper bounds of answers where a definition names none (lengths in UTF-16 units, as `maxlength` counts). */
export const bounds = {
  text: limits.text,
  area: limits.area,
  url: limits.url,
  /** RFC 5321 4.5.3.1.3, without the angle brackets. */
  email: 254,
  phone: 40,
  own: limits.ownEntries,
  ownName: 80,
  rows: limits.rows,
  vendors: limits.chosen,
  answers: limits.answersBytes,
} as const;
