import type { WithheldWording as Held } from '@clausewright/contract';
import { Link } from 'react-router';
import { WithheldWordingNote } from '../../wording/withheld-wording.tsx';
import { fieldId } from '../paths.ts';
import { findStep } from '../problems.ts';
import { useWizard } from '../wizard-context.ts';

/** Said before anything is generated, with the way to the languages of the document. */
export function ReviewWording({ held }: { held: readonly Held[] }) {
  const { evaluation } = useWizard();
  const question = 'document_languages';
  const step = findStep(evaluation, question);
  return (
    <WithheldWordingNote held={held} unsaved>
      {({ languages }) =>
        step !== undefined && (
          <Link to={`?step=${step.number}&back=review#${fieldId(question)}`}>{languages}</Link>
        )
      }
    </WithheldWordingNote>
  );
}
