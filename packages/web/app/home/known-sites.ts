/** Sites for which the owner who is logged in has documents already. */
import type { ListedAgreement } from '@clausewright/contract';
import { useCallback } from 'react';
import { useFetched } from '../use-fetched.ts';
import { perPage, toQuery } from '../agreements/list-choice.ts';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Outcome } from '../outcome.ts';
import { useSession } from '../session/use-session.ts';

export interface KnownSite {
  /** Of its newest document. */
  agreementId: string;
  name: string;
  /** Kinds of agreement that it has. */
  types: readonly string[];
}

/** Newest first, from the documents that were made last; none for a visitor or without an answer. */
export function useKnownSites(): readonly KnownSite[] {
  const owner = useSession().customer?.email ?? null;
  const ask = useCallback(
    async (signal: AbortSignal): Promise<Outcome<readonly KnownSite[]>> => {
      if (owner === null) return { ok: true, data: [] };
      const query = toQuery({ q: '', type: '', sort: 'newest', page: 1, unfinished: 1 }, 1);
      const outcome = await send(calls.allAgreements, { query, signal });
      return outcome.ok ? { ...outcome, data: listSites(outcome.data.agreements) } : outcome;
    },
    [owner],
  );
  const { outcome } = useFetched(ask);
  return outcome?.ok === true ? outcome.data : [];
}

export function listSites(agreements: readonly ListedAgreement[]): KnownSite[] {
  const sites = new Map<string, KnownSite>();
  for (const { agreement_id: agreementId, site_name: name, site_url: url, type } of agreements) {
    const shown = name ?? url;
    if (shown === null) continue;
    const key = url ?? shown;
    const known = sites.get(key);
    const types = [...new Set([...(known?.types ?? []), type])];
    sites.set(key, { agreementId, name: shown, ...known, types });
  }
  return [...sites.values()].slice(0, perPage);
}
