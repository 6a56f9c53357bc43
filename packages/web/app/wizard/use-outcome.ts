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
    async leave(saved) {
      draft.finish();
      storeAgreement(saved.agreement_id, saved.access_token);
      const { leaveWizard } = await import('./rest-of-wizard.ts');
      await leaveWizard({ type, site, saved, navigate });
    },
    refuse(failure) {
      const refusals = refusalsOf(failure);
      dispatch({ type: 'refused', refusals });
      if (Object.keys(refusals).length > 0) goToProblem(Object.keys(refusals));
    },
  };
}
