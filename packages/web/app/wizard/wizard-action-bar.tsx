import type { Costs } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { BusyButton } from '../ui/busy-button.tsx';
import { Announcement } from '../announcement.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { ActionBar } from './action-bar.tsx';

// It belongs to the review, which is loaded apart.
const GenerateNote = lazy(async () => ({
  default: (await import('./review/review.tsx')).GenerateNote,
}));

/** The buttons stand outside of the form that they submit. */
export const formId = 'wizard';

interface PriceProps {
  costs: Costs | null;
  nothingDue: string | undefined;
}

interface Props extends PriceProps {
  /** Null until it is there. */
  PriceLine: ComponentType<PriceProps> | null;
  number: number;
  /** Number of the review. */
  last: number;
  busy: boolean;
  waiting: boolean;
  goTo: (number: number) => void;
  previewButton: ReactNode;
}

/** Price and buttons of the step on screen. Going back never judges anything. */
export function WizardActionBar({
  PriceLine,
  number,
  last,
  busy,
  waiting,
  goTo,
  previewButton,
  ...price
}: Props) {
  const t = useTranslations('wizard');
  const navigate = useNavigate();
  const review = number === last;
  const note = (
    <Suspense fallback={null}>
      <AreaWords area="review">
        <GenerateNote {...price} />
      </AreaWords>
    </Suspense>
  );
  const goBack = () => {
    if (number > 1) goTo(number - 1);
    else void navigate('/');
  };
  return (
    <ActionBar
      words={review ? note : PriceLine === null ? <NoPriceYet /> : <PriceLine {...price} />}
      waiting={waiting}
    >
      <button type="button" className="btn" onClick={goBack}>
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {t(number > 1 ? 'previousStep' : 'goBack')}
      </button>
      {previewButton}
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

/** As PriceLine looks before the server has told a price. */
function NoPriceYet() {
  return (
    <div className="priceline">
      <span className="skel wiz__sum" aria-hidden="true" />
      <Announcement text="" />
    </div>
  );
}
