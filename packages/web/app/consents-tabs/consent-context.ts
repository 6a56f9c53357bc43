import type * as contract from '@clausewright/contract';
import { createContext, use, useEffect } from 'react';
import type { ResultOf } from '@clausewright/contract';

export type ConsentDetails = ResultOf<typeof contract.consentDetails>;

export interface OpenConsent {
  id: string;
  details: ConsentDetails;
  /** Asks for the details again, after something was changed. */
  reload: () => void;
  /** Saves what is not saved yet before something is published; false where that failed. */
  unsavedRef: { current: (() => Promise<boolean>) | null };
}

export const ConsentContext = createContext<OpenConsent | null>(null);

/** The site whose tabs are open. @throws outside of `tabs-frame.tsx` */
export function useConsent(): OpenConsent {
  const consent = use(ConsentContext);
  if (consent === null) throw new Error('no tabs of a site around');
  return consent;
}

/** `save` runs before anything is published. */
export function useSaveFirst(save: () => Promise<boolean>): void {
  const { unsavedRef } = useConsent();
  useEffect(() => {
    unsavedRef.current = save;
    return () => {
      unsavedRef.current = null;
    };
  }, [unsavedRef, save]);
}
