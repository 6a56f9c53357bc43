import type { Agreement } from './agreement-store.ts';

/** Address of the hosted page (specification 9: a host and a token); null before anything is served. */
export function liveUrl(
  { documentsUrl }: { documentsUrl: string },
  agreement: Pick<Agreement, 'currentVersionId' | 'liveToken'>,
): string | null {
  return agreement.currentVersionId === null ? null : `${documentsUrl}/live/${agreement.liveToken}`;
}
