import { useCallback, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { agreementToken, removeStoredAgreement, storeAgreement } from './stored-agreements.ts';

const never = () => () => undefined;

/** opened: the token is good. unneeded: the session opened it, nobody tried the token. useless: it opens nothing. */
export type TokenEnd = 'opened' | 'unneeded' | 'useless';

interface AgreementToken {
  /** Undefined while the page hydrates. */
  token: string | null | undefined;
  /** To be called with what the server made of it; more than once does no harm. */
  settle: (end: TokenEnd) => void;
}

/**
 * The proof that an agreement is this browser's: from a link's `?token=`, else from local storage. That of
 * a link is kept once it has opened something, so that a wrong one never takes the place of a good one; it
 * stays in the address until then.
 */
export function useAgreementToken(id: string): AgreementToken {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const given = search.get('token');
  const stored = useSyncExternalStore(
    never,
    () => agreementToken(id),
    () => undefined,
  );
  const settle = useCallback(
    (end: TokenEnd) => {
      const url = new URL(location.href);
      const tried = url.searchParams.get('token');
      if (!tried) {
        if (end === 'useless') removeStoredAgreement(id);
        return;
      }
      if (end === 'opened') storeAgreement(id, tried);
      url.searchParams.delete('token');
      void navigate(url.pathname + url.search + url.hash, { replace: true, preventScrollReset: true });
    },
    [id, navigate],
  );
  return { token: given || stored, settle };
}
