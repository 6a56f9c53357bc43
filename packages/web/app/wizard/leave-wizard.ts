import type { SavedAgreement } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { useNavigate } from 'react-router';
import type { DraftSite } from '../draft.ts';

interface Left {
  type: AgreementType;
  site: DraftSite | undefined;
  saved: SavedAgreement;
  navigate: ReturnType<typeof useNavigate>;
}

/** Goes on from what was generated: to the next document of a run, to its files, or to its payment. */
export async function leaveWizard({ type, site, saved, navigate }: Left): Promise<void> {
  const { agreement_id: id, status } = saved;
  if (site?.all) {
    const { nextInRun } = await import('../site-profile/document-order.ts');
    await navigate(nextInRun(type, { ...site, id }));
    return;
  }
  if (status === 'finalized') {
    await navigate(`/download/${id}`);
    return;
  }
  // The page of payment is a document of its own. Who comes back is to see what the server has by then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(`/wizard/pay/${id}`);
}
