import type { Costs } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { PriceList } from '../wizard/price-list.tsx';
import type { Wanted } from './decisions.ts';
import type { Choose } from './difference-section.tsx';

interface Props {
  /** Null until the server has answered once. */
  costs: Costs | null;
  /** Something of the agreement was paid for. */
  owned: boolean;
  wanted: Wanted;
  choose: Choose;
}

/** What the next version costs beyond what is owned, premium on its own, and the way without either. */
export function UpdatePrice({ costs, owned, wanted, choose }: Props) {
  const t = useTranslations('update.price');
  const tWizard = useTranslations('wizard');
  const due = costs !== null && costs.lines.length > 0;
  const leaving = wanted.free_only;
  // With any other line premium is part of the price anyway.
  const offered = !owned && costs !== null && (!due || wanted.premium);
  return (
    <section className="panel" aria-labelledby="review-price">
      <h2 id="review-price" className="rv__title">
        {tWizard('review.price')}
      </h2>
      {costs === null && <span className="skel" aria-hidden="true" />}
      {costs !== null && !due && (
        <p>
          <b>{owned ? t('nothing') : tWizard('free')}</b>
        </p>
      )}
      {due && (
        <>
          {costs.total_price_is_extra_difference && <p className="hint">{t('difference')}</p>}
          <PriceList costs={costs} />
        </>
      )}
      {offered && (
        <div className="mt-4">
          <ChoiceCard
            type="checkbox"
            id="update-premium"
            name="premium"
            value="yes"
            checked={wanted.premium}
            onChange={() => choose({ premium: wanted.premium ? 'no' : 'yes', free: undefined })}
            label={t('premium')}
            note={t('premiumMeans')}
          />
        </div>
      )}
      {due && !leaving && (
        <>
          <button
            type="button"
            className="linkbtn mt-3"
            onClick={() => choose({ free: 'yes', premium: owned ? undefined : 'no' })}
          >
            {owned ? t('continueWithout') : tWizard('review.continueFree')}
          </button>
          <p className="hint">{tWizard('review.freeMeans')}</p>
        </>
      )}
      {leaving && (
        <p className="mt-3">
          {t('left')}{' '}
          <button type="button" className="linkbtn" onClick={() => choose({ free: undefined })}>
            {t('putBack')}
          </button>
        </p>
      )}
    </section>
  );
}
