import type { AgreementType, Language } from '@clausewright/contract';
import { priceLabels } from '../prices/price-labels.ts';
import type { MailWords } from './mail-words.ts';
import { oneLine } from './one-line.ts';

export interface AboutAgreement {
  type: AgreementType;
  /** Name of the website or app, as its owner wrote it; null when there is none. */
  site: string | null;
  /** Opens a visitor's agreement for whoever holds it, and one in an account for its owner. */
  privateLink: string;
}

/** An agreement as messages call it: its type, and the site where that has a name. */
export function documentName(
  { type, site }: Pick<AboutAgreement, 'type' | 'site'>,
  say: MailWords,
  language: Language,
): string {
  const name = priceLabels(language)(`type.${type}`);
  return site === null ? name : say('document', { type: name, site: oneLine(site, 80) });
}
