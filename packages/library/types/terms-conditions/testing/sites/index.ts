/** Thirty owners as they are in life. The golden files hold what stands in their documents. */
import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { profiles } from '../profiles.ts';
import { apps } from './apps.ts';
import { places } from './places.ts';
import { publishing } from './publishing.ts';
import { shops } from './shops.ts';
import { software } from './software.ts';
import { trades } from './trades.ts';

/** Kinds of business that no owner of the Privacy Policies has. */
const others = ['frenchSaas', 'italianMarketplace', 'californianApp', 'worldPlatform'].map((name) => {
  const answers: Answers = { ...profiles[name], document_languages: [...languages] };
  return [name, answers] as const;
});

export const sites: Readonly<Record<string, Answers>> = {
  ...shops,
  ...software,
  ...apps,
  ...trades,
  ...publishing,
  ...places,
  ...Object.fromEntries(others),
};
