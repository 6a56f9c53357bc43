import type * as contract from '@clausewright/contract';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { paths } from '../../agreements/paths.ts';
import { send } from '../../api.ts';
import { get } from '../../endpoint.ts';
import { ContradictionsPanel } from '../../contradictions/contradictions-panel.tsx';

/** Own to this panel: no other page asks. */
const calls = {
  readContradictions: get<typeof contract.readContradictions>('/privacy-consent/contradictions/:id'),
};

interface Props {
  consentId: string;
  edition: object;
  /** Adds entries of the catalogue to the banner. */
  onAdd: (vendors: readonly string[]) => void;
}

/** What the served documents of a site and its banner, as it is edited now, say differently; nothing where that is unknown. */
export function SiteContradictions({ consentId, edition, onAdd }: Props) {
  const t = useTranslations();
  const ask = useCallback(
    (signal: AbortSignal) => send(calls.readContradictions, { params: { id: consentId }, signal }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another state of the banner is another question
    [consentId, edition],
  );
  const { outcome } = useFetched(ask);
  if (outcome?.ok !== true) return null;
  const of = outcome.data.agreements.map((one) => ({
    key: one.agreement_id,
    document: { name: t(`types.${one.type}.name`), to: paths.update(one) },
    found: one.found,
  }));
  return <ContradictionsPanel of={of} consentId={consentId} onAdd={onAdd} />;
}
