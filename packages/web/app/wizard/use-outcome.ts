import type { Path } from '@clausewright/library/questionnaires';
import type { SavedAgreement } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Dispatch } from 'react';
import { useNavigate } from 'react-router';
import { storeAgreement } from '../stored-agreements.ts';
import type { Failure } from '../outcome.ts';
import type { DraftSite } from '../draft.ts';
import type { DraftCare } from './use-draft.ts';
import type { WizardAction } from './wizard-state.ts';

/** The server's words by the answer that they are about. */
function refusalsOf(failure: Failure): Record<Path, string> {
  if (!('messages' in failure)) return {};
  return Object.fromEntries(
    failure.messages.flatMap(({ field, value }) =>
      field?.startsWith('answers.') ? [[field.slice('answers.'.length), value]] : [],
    ),
  );
}

interface Ends {
  /** Goes on from an agreement that was generated: to its payment, or to its files. */
  leave: (saved: SavedAgreement) => Promise<void>;
  /** Shows at the questions what the server says of their answers. */
  refuse: (failure: Failure) => void;
}

/** What follows from the server's answer to Generate. */
export function useOutcome(
  { type, site }: { type: AgreementType; site: DraftSite | undefined },
  draft: DraftCare,
  dispatch: Dispatch<WizardAction>,
  goToProblem: (paths: readonly Path[]) => void,
): Ends {
  const navigate = useNavigate();
  return {
    async leave({ agreement_id: id, access_token: token, status }) {
      draft.finish();
      storeAgreement(id, token);
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
    },
    refuse(failure) {
      const refusals = refusalsOf(failure);
      dispatch({ type: 'refused', refusals });
      if (Object.keys(refusals).length > 0) goToProblem(Object.keys(refusals));
    },
  };
}
