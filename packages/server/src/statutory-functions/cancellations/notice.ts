import type { Language } from '@clausewright/contract';

/** for-cause: at once, for a reason that is given (§ 314 BGB, motif légitime). */
export const noticeKinds = ['ordinary', 'for-cause'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a consumer declares who cancels (§ 312k(2) BGB, art. D. 215-2 Code de la consommation). */
export interface Notice {
  kind: NoticeKind;
  /** Never null of one for cause. */
  reason: string | null;
  name: string;
  /** How the contract is told from others: a domain, or the number of an invoice or of the plan. */
  contract: string;
  /** Address of the account that has the contract. */
  contractEmail: string;
  /** Where the confirmation goes. */
  email: string;
  /** ISO date; null for as early as possible. */
  endOn: string | null;
}

export interface StoredNotice extends Notice {
  id: string;
  receivedAt: Date;
  language: Language;
}

/** Whether a plan that ends then does so before the day that the notice names. */
export function endsBefore({ endOn }: Pick<Notice, 'endOn'>, endsAt: Date): boolean {
  return endOn !== null && endOn > endsAt.toISOString().slice(0, 10);
}

/**
 * ends: the plan is not renewed. review: the same, and the operator decides whether it ends on another day. over: it
 * had ended before, or its period had and it ended with the notice. open: the operator decides everything.
 */
export type NoticeEnd =
  | { outcome: 'ends' | 'review' | 'over'; subscriptionId: string; endsAt: Date }
  | { outcome: 'open'; subscriptionId: null; endsAt: null };
