import { useMemo } from 'react';
import type { Outcome } from '../../outcome.ts';
import { useSession } from '../../session/use-session.ts';
import { useFetched } from '../../use-fetched.ts';
import { consentPaths } from '../../consent-paths.ts';
import { parseDomain } from '../parse-domain.ts';

interface Taken {
  domain: string;
  /** Where the banner is that covers the domain. */
  path: string;
}

/** Typing goes on while nobody is asked. */
const pace = { afterMs: 400 };

async function look(domain: string, signal: AbortSignal): Promise<Outcome<Taken | null>> {
  // Of visitors nothing is known, so their pages need neither.
  const [{ send }, { consentCalls }] = await Promise.all([
    import('../../api.ts'),
    import('../consent-calls.ts'),
  ]);
  const outcome = await send(consentCalls.domainExists, { body: { site_url: domain }, signal });
  if (!outcome.ok) return outcome;
  if (!outcome.data.exists) return { ok: true, data: null };
  const list = await send(consentCalls.listConsents, { signal });
  const own = list.ok ? list.data.consents.find(({ site_url: site }) => site === outcome.data.domain) : null;
  const path = own ? consentPaths.vendors(own.id) : consentPaths.list;
  return { ok: true, data: { domain, path } };
}

/** Whether the account has a banner for the typed address already, and where. */
export function useTakenDomain(site: string): Taken | null {
  const { confirmed } = useSession();
  const domain = confirmed ? parseDomain(site) : null;
  const ask = useMemo(
    () => (domain === null ? null : (signal: AbortSignal) => look(domain, signal)),
    [domain],
  );
  const { data: taken } = useFetched(ask, pace);
  return taken?.domain === domain ? taken : null;
}
