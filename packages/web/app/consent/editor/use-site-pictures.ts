import type * as contract from '@clausewright/contract';
import type { ResultOf } from '@clausewright/contract';
import { useCallback } from 'react';
import { send } from '../../api.ts';
import { get } from '../../endpoint.ts';
import { useFetched } from '../../use-fetched.ts';

export type SitePictures = ResultOf<typeof contract.websitePictures>;

const websitePictures = get<typeof contract.websitePictures>('/website/pictures/:id');
const none: SitePictures = { taken_at: null, desktop: null, phone: null };

/** What the latest scan saw of a website; null while that is being asked, nothing where nobody can say. */
export function useSitePictures(websiteId: string | null): SitePictures | null {
  const ask = useCallback(
    (signal: AbortSignal) => send(websitePictures, { params: { id: websiteId ?? '' }, signal }),
    [websiteId],
  );
  const { outcome, data } = useFetched(websiteId === null ? null : ask);
  if (websiteId === null) return none;
  return outcome === null ? null : (data ?? none);
}
