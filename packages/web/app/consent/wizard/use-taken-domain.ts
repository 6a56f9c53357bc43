import { useEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { consentPaths } from '../paths.ts';
import { parseDomain } from '../parse-domain.ts';

interface Taken {
  domain: string;
  /** Where the banner is that covers the domain. */
  path: string;
}

/** Typing goes on while nobody is asked. */
const pauseMs = 400;

async function look(domain: string, signal: AbortSignal): Promise<Taken | null> {
  // Of visitors nothing is known, so their pages need neither.
  const [{ send }, { consentCalls }] = await Promise.all([
    import('../../api.ts'),
    import('../consent-calls.ts'),
  ]);
  const outcome = await send(consentCalls.domainExists, { body: { site_url: domain }, signal });
  if (!outcome.ok || !outcome.data.exists) return null;
  const list = await send(consentCalls.listConsents, { signal });
  const own = list.ok ? list.data.consents.find(({ site_url: site }) => site === outcome.data.domain) : null;
  return { domain, path: own ? consentPaths.vendors(own.id) : consentPaths.list };
}

/** Whether the account has a banner for the typed address already, and where. */
export function useTakenDomain(site: string): Taken | null {
  const { confirmed } = useSession();
  const [taken, setTaken] = useState<Taken | null>(null);
  const domain = confirmed ? parseDomain(site) : null;
  useEffect(() => {
    if (domain === null) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      look(domain, leaving.signal)
        .then((found) => !leaving.signal.aborted && setTaken(found))
        .catch((error: unknown) => {
          if (!leaving.signal.aborted) reportError(error);
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [domain]);
  return taken?.domain === domain ? taken : null;
}
