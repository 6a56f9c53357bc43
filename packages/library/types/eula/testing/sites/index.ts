/** Thirty publishers of software as they are in life. The golden files hold what stands in their documents. */
import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { profiles } from '../profiles.ts';
import { apps } from './apps.ts';
import { readers } from './readers.ts';
import { work } from './work.ts';

/** Publishers without any other document. */
const others = Object.entries(profiles).map(([name, answers]) => {
  const inAll: Answers = { ...answers, document_languages: [...languages] };
  return [name, inAll] as const;
});

export const sites: Readonly<Record<string, Answers>> = {
  ...apps,
  ...work,
  ...readers,
  ...Object.fromEntries(others),
};
