import type { SavedAgreement } from '@clausewright/contract';
import type { NavigateFunction } from 'react-router';
import { keepAgreement } from '../kept-agreements.ts';

/** Goes on from an agreement that was generated: to its payment, or to its files. */
export async function leaveForAgreement(
  { agreement_id: id, access_token: token, status }: SavedAgreement,
  navigate: NavigateFunction,
): Promise<void> {
  keepAgreement(id, token);
  if (status === 'finalized') {
    await navigate(`/download/${id}`);
    return;
  }
  // The page of payment is a document of its own. Who comes back is to see what the server has by then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(`/wizard/pay/${id}`);
}
