import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { agreementToken, keepAgreement } from './kept-agreements.ts';

/**
 * The proof that an agreement is this browser's: from a link's `?token=`, which is then kept and
 * taken out of the address, else from local storage. Undefined until the first effect.
 */
export function useAgreementToken(id: string | undefined): string | null | undefined {
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>();

  useEffect(() => {
    if (id === undefined) return;
    const url = new URL(location.href);
    const given = url.searchParams.get('token');
    if (given) {
      keepAgreement(id, given);
      url.searchParams.delete('token');
      void navigate(url.pathname + url.search + url.hash, { replace: true, preventScrollReset: true });
    }
    setToken(given ?? agreementToken(id));
  }, [id, navigate]);

  return token;
}
