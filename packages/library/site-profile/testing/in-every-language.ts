import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** The documents of golden files are read in every language; the one that prevails stays the first. */
export function inEveryLanguage(
  owners: Readonly<Record<string, Answers>>,
): Readonly<Record<string, Answers>> {
  return Object.fromEntries(
    Object.entries(owners).map(([name, answers]) => {
      const chosen = answers['document_languages'];
      const first = Array.isArray(chosen) ? chosen.filter((one) => typeof one === 'string') : [];
      return [name, { ...answers, document_languages: [...new Set([...first, ...languages])] }];
    }),
  );
}
