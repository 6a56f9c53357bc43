/**
 * The interest pursued by each purpose whose usual ground is Article 6(1)(f) GDPR, as a noun after a
 * colon. Where an owner moves another purpose to that ground, the question asks for the interest.
 */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { usualBasis } from '../../../laws/purpose-bases.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Usual = typeof usualBasis;
export type InterestPurpose =
  | {
      [P in keyof Usual]: Usual[P] extends 'legitimate-interests' ? P : never;
    }[keyof Usual]
  | 'ai-training';

export const interestWords = wordList(import.meta.url, 'interest', [
  'requests',
  'statistics',
  'security',
  'business-transfer',
  'ai-training',
]) satisfies Record<Language, Record<InterestPurpose, string>>;
