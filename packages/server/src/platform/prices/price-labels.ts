import { type Language, languages } from '@clausewright/contract';
import de from '@clausewright/messages/prices.de.json' with { type: 'json' };
import en from '@clausewright/messages/prices.en.json' with { type: 'json' };
import es from '@clausewright/messages/prices.es.json' with { type: 'json' };
import fr from '@clausewright/messages/prices.fr.json' with { type: 'json' };
import it from '@clausewright/messages/prices.it.json' with { type: 'json' };
import nl from '@clausewright/messages/prices.nl.json' with { type: 'json' };
import type { AgreementType } from '@clausewright/contract';
import { createTranslator } from 'use-intl/core';

/** Does not compile while a type of agreement has no name on invoices. */
type Catalogue = typeof en & { type: Record<AgreementType, string> };
type LabelKey =
  | 'base'
  | 'law'
  | 'language'
  | 'clause'
  | 'answer'
  | 'additional_domain'
  | 'plan_months'
  | 'plan_years'
  | `type.${AgreementType}`;
type Labels = (key: LabelKey, values?: Readonly<Record<string, string | number>>) => string;

const catalogues: Record<Language, Catalogue> = { de, en, es, fr, it, nl };
const translators = new Map<Language, Labels>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: catalogues[language] }) as Labels,
  ]),
);

/** The words of price lines in one language. */
export function priceLabels(language: Language): Labels {
  const labels = translators.get(language);
  if (labels === undefined) throw new Error(`no price labels in ${language}`);
  return labels;
}
