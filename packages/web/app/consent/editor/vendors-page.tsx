import { useCallback } from 'react';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { bannerCalls } from './banner-calls.ts';
import { useConsent } from '../consent-context.ts';
import { VendorBoard } from './vendor-board.tsx';

/** `/profile/privacy-consents/vendors/{id}`: who is asked for in the banner, and in which order. */
export function VendorsPage() {
  const { id } = useConsent();
  const ask = useCallback(
    (signal: AbortSignal) => send(bannerCalls.listVendors, { params: { id }, signal }),
    [id],
  );
  const answer = useFetched(ask);
  return <Loaded answer={answer}>{({ vendors }) => <VendorBoard vendors={vendors} />}</Loaded>;
}
