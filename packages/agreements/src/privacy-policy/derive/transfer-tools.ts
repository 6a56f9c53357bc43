import { transferCountries } from '../../law/transfers.ts';
import { adequacyOf } from '../../law/adequacy.ts';
import type { DeriveInput } from '../../questionnaire/definition.ts';

/**
 * What a transfer usually rests on: a decision where there is one (the American one covers certified
 * recipients only), standard contractual clauses wherever a decision may not reach (Art. 45, 46 GDPR).
 */
export function derivedTransferTools({ answers }: DeriveInput): { value: readonly string[] } {
  const countries = transferCountries(answers);
  const decisions = countries.map((country) => ({ country, adequacy: adequacyOf(country) }));
  const tools = [
    ...(decisions.some(({ country, adequacy }) => country !== 'US' && adequacy !== undefined)
      ? ['adequacy']
      : []),
    ...(countries.includes('US') ? ['dpf'] : []),
    ...(decisions.some(({ adequacy }) => adequacy?.scope !== 'full') ? ['scc'] : []),
  ];
  return { value: tools.length > 0 ? tools : ['scc'] };
}
