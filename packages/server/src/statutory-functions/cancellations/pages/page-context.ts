import type { Language } from '@clausewright/contract';

/** Linked from the footer, the account menu, the plans of an account and the checkout of one. */
export const cancelPlanPath = '/cancel-plan';

/** What every page of a cancellation needs. */
export interface PageContext {
  /** Whom a contract is with: who runs this instance. */
  trader: string;
  /** How he is reached; null where he names no address. */
  contact: string | null;
  language: Language;
}

export function getPageUrl(language: Language): string {
  return `${cancelPlanPath}/${language}`;
}
