import type * as contract from '@clausewright/contract';
import { createContext, use, useEffect } from 'react';
import type { ResultOf } from '@clausewright/contract';

export type ConsentDetails = ResultOf<typeof contract.consentDetails>;

/** Changes and a plan that serves them wait to be published. */
export function canPublish({ paid, changed, published }: ConsentDetails): boolean {
  return paid && (changed || published === null);
}

/**
 * The bar below the tab offers what comes first, a plan or to publish: a screen has one primary button, so that
 * none of the tab may be one.
 */
export function barLeads(details: ConsentDetails): boolean {
  return !details.paid || canPublish(details);
}

export interface OpenWork {
  /** Before something is published; false where it failed. */
  save: () => Promise<boolean>;
  /** Before everything goes back to what was published. */
  forget: () => Promise<void>;
}

export interface OpenConsent {
  id: string;
  details: ConsentDetails;
  /** Asks for the details again, after something was changed. */
  reload: () => void;
  /** What the open tab has not sent yet; null where it has nothing of its own. */
  workRef: { current: OpenWork | null };
}

export const ConsentContext = createContext<OpenConsent | null>(null);

/** The site whose tabs are open. @throws outside of `tabs-frame.tsx` */
export function useConsent(): OpenConsent {
  const consent = use(ConsentContext);
  if (consent === null) throw new Error('no tabs of a site around');
  return consent;
}

/** The work of the tab takes part in publishing and discarding. */
export function useWork({ save, forget }: OpenWork): void {
  const { workRef } = useConsent();
  useEffect(() => {
    workRef.current = { save, forget };
    return () => {
      workRef.current = null;
    };
  }, [workRef, save, forget]);
}
