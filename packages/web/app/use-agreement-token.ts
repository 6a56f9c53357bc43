import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { agreementToken, keepAgreement } from './kept-agreements.ts';

const never = () => () => undefined;

/**
 * The proof that an agreement is this browser's: from a link's `?token=`, which is then kept and
 * taken out of the address, else from local storage. Undefined while the page hydrates.
 */
export function useAgreementToken(id: string): string | null | undefined {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const given = search.get('token');
  const stored = useSyncExternalStore(
    never,
    () => agreementToken(id),
    () => undefined,
  );

  useEffect(() => {
    if (!given) return;
    keepAgreement(id, given, 'link');
    const url = new URL(location.href);
    url.searchParams.delete('token');
    void navigate(url.pathname + url.search + url.hash, { replace: true, preventScrollReset: true });
  }, [id, given, navigate]);

  return given ?? stored;
}
