import type { SaleDetails } from '@clausewright/contract';
import { useCallback, useEffect, useRef } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { useFetched } from '../use-fetched.ts';

/** A provider's decision takes minutes (specification 9: 10 to 15). */
const pollMs = 5000;

const pace = {
  repeat: ({ data }: { data: SaleDetails | null }) => (data?.payment_pending ? pollMs : null),
};

/**
 * What is to be paid, or null while nobody has answered; asked again while a payment is being decided,
 * until it is: then `onDecided`.
 */
export function useSale(id: string, token: string | null, onDecided: () => void): SaleDetails | null {
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(calls.agreementSaleDetails, { params: { id }, agreementToken: token, signal }),
    [id, token],
  );
  const { data: sale } = useFetched(ask, pace);
  const isPending = sale?.payment_pending === true;
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) onDecided();
    wasPending.current = isPending;
  }, [isPending, onDecided]);
  return sale;
}
