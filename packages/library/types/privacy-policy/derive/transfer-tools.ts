import { adequacyOf } from '../../../places/adequacy.ts';
import { hasAny } from '@clausewright/engine/law/answer-reading';
import { britishAdequacy } from '../../../places/british-and-swiss-adequacy.ts';
import { onlyBritish, placesBeyond, transferCountries } from '../../../laws/transfers.ts';
import type { Answers, DeriveInput } from '@clausewright/engine/questionnaire/definition';

type Places = readonly { country: string; scope: string | undefined }[];

function europeanPlaces(answers: Answers): Places {
  if (onlyBritish(answers)) return [];
  return transferCountries(answers).map((country) => ({ country, scope: adequacyOf(country)?.scope }));
}

function britishPlaces(answers: Answers): Places {
  if (!hasAny(answers, 'laws', 'uk_gdpr')) return [];
  return placesBeyond(answers, 'GB').map((country) => ({ country, scope: britishAdequacy(country) }));
}

/**
 * What a transfer usually rests on: a decision where there is one (the American one covers certified
 * recipients only), contractual clauses wherever a decision may not reach (Art. 45, 46 GDPR; for the United
 * Kingdom its own regulations and clauses, Art. 45A, 46 UK GDPR).
 */
export function derivedTransferTools({ answers }: DeriveInput): { value: readonly string[] } {
  const european = europeanPlaces(answers);
  const british = britishPlaces(answers);
  const leading = onlyBritish(answers) ? british : european;
  const tools = [
    ...(leading.some(({ country, scope }) => country !== 'US' && scope !== undefined) ? ['adequacy'] : []),
    ...(leading.some(({ country }) => country === 'US') ? ['dpf'] : []),
    ...(european.some(({ scope }) => scope !== 'full') ? ['scc'] : []),
    ...(british.some(({ scope }) => scope !== 'full') ? ['uk-clauses'] : []),
  ];
  if (tools.length > 0) return { value: tools };
  return { value: [onlyBritish(answers) ? 'uk-clauses' : 'scc'] };
}
