/** English has two names for one right: Ireland and the United Kingdom cancel, the Union withdraws. */
import { properName, type Words } from '@clausewright/engine/document/authoring';
import { cancelsInEnglish } from '../sells.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 1;

interface EnglishRight {
  right: Words;
  use: Words;
  act: Words;
}
const ofUnion: EnglishRight = {
  right: properName('right of withdrawal'),
  use: properName('withdraw'),
  act: properName('withdrawal'),
};
const british: EnglishRight = {
  right: properName('right to cancel'),
  use: properName('cancel'),
  act: properName('statutory cancellation'),
};

export function englishRight({ a }: { readonly a: Parameters<typeof cancelsInEnglish>[0] }): EnglishRight {
  return cancelsInEnglish(a) ? british : ofUnion;
}
