/** What the documents of one site say differently. Pure; judges no texts. */
import { findVendor } from '../vendors/list.ts';
import { claimRules } from './claim-rules.ts';
import { denialRules } from './denial-rules.ts';
import { findInDocument, type Surroundings } from './single-document-rules.ts';
import type { DocumentCode, PairRule } from './pair-rule.ts';
import { refundRules } from './refund-rules.ts';
import { sameAnswerRules } from './same-answer-rules.ts';
import type { SiteDocument } from './site-document.ts';
import { withdrawalRules } from './withdrawal-rules.ts';

export type { SiteDocument } from './site-document.ts';

export interface DocumentContradiction<Other extends SiteDocument> {
  code: DocumentCode;
  /** The question of the own document to change. */
  question: string;
  /** Name of the vendor that it is about. */
  vendor?: string;
  /** The document that says something else, and its question; none where the own answers are enough to tell. */
  other?: { document: Other; question: string };
}

const pairRules: readonly PairRule[] = [
  ...sameAnswerRules,
  ...refundRules,
  ...withdrawalRules,
  ...claimRules,
  ...denialRules,
];

/**
 * Everything that concerns `own`. Another document of its own type says nothing against it: it may be the very one that
 * is being updated.
 */
export function documentContradictions<Other extends SiteDocument>(
  own: SiteDocument,
  others: readonly Other[],
  find: Surroundings['find'] = findVendor,
): DocumentContradiction<Other>[] {
  const different = others.filter(({ type }) => type !== own.type);
  return [
    ...different.flatMap((document) =>
      pairRules.flatMap((rule) => {
        const questions = judged(rule, own, document);
        if (questions === null) return [];
        const [question, theirs] = questions;
        return [{ code: rule.code, question, other: { document, question: theirs } }];
      }),
    ),
    ...findInDocument(own, { others: different, find }),
  ];
}

/** The questions of own and other, whichever side of the rule each stands on. */
function judged(
  { between: [left, right], judge }: PairRule,
  own: SiteDocument,
  other: SiteDocument,
): readonly [string, string] | null {
  if (left.includes(own.type) && right.includes(other.type)) return judge(own.answers, other.answers);
  if (!right.includes(own.type) || !left.includes(other.type)) return null;
  const questions = judge(other.answers, own.answers);
  return questions && [questions[1], questions[0]];
}
