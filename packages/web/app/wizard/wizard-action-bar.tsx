import type { Costs } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { BusyButton } from '../ui/busy-button.tsx';
import { ActionBar } from './action-bar.tsx';
import { PriceLine } from './price-line.tsx';
import { GenerateNote } from './review/generate-note.tsx';

/** The buttons stand outside of the form that they submit. */
export const formId = 'wizard';

interface Props {
  costs: Costs | null;
  nothingDue: string | undefined;
  number: number;
  /** Number of the review. */
  last: number;
  busy: boolean;
  waiting: boolean;
  goTo: (number: number) => void;
}

/** Price and buttons of the step on screen. Going back never judges anything. */
export function WizardActionBar({ costs, nothingDue, number, last, busy, waiting, goTo }: Props) {
  const t = useTranslations('wizard');
  const navigate = useNavigate();
  const review = number === last;
  const price = { costs, nothingDue };
  const goBack = () => {
    if (number > 1) goTo(number - 1);
    else void navigate('/');
  };
  return (
    <ActionBar words={review ? <GenerateNote {...price} /> : <PriceLine {...price} />} waiting={waiting}>
      <button type="button" className="btn" onClick={goBack}>
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {t(number > 1 ? 'previousStep' : 'goBack')}
      </button>
      {/* A key per step: a press on one step is none on another. */}
      <BusyButton
        key={number}
        form={formId}
        busy={busy}
        words={t(review ? 'generate' : 'nextStep')}
        busyWords={t('generating')}
      />
    </ActionBar>
  );
}
