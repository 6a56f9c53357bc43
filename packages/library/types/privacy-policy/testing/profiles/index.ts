/** Forty owners as they are in life. The golden files hold what stands in their documents. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { abroad } from './abroad.ts';
import { america } from './america.ts';
import { apps } from './apps.ts';
import { care } from './care.ts';
import { decisions } from './decisions.ts';
import { publishing } from './publishing.ts';
import { shops } from './shops.ts';
import { software } from './software.ts';

export const profiles: Readonly<Record<string, Answers>> = {
  ...shops,
  ...software,
  ...apps,
  ...care,
  ...publishing,
  ...america,
  ...decisions,
  ...abroad,
};
