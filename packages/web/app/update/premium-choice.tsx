import type { Costs } from '@clausewright/contract';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { useWizard } from '../wizard/wizard-context.ts';
import type { Wanted } from './decisions.ts';
import type { Choose } from './decisions.ts';

interface Props {
  costs: Costs | null;
  wanted: Wanted;
  choose: Choose;
}

/** Premium by itself, for an agreement of which nothing was paid. */
export function PremiumChoice({ costs, wanted, choose }: Props) {
  const t = useTranslations('update.price');
  const tWizard = useTranslations('wizard');
  const format = useFormatter();
  const { prices } = useWizard();
  const due = costs !== null && costs.lines.length > 0;
  // With any other line premium is part of the price anyway.
  const offered = costs !== null && (!due || wanted.premium);
  if (!offered) return null;
  const price =
    prices === null || prices.premium === 0
      ? undefined
      : tWizard('adds', {
          sum: format.number(prices.premium / 100, { style: 'currency', currency: prices.currency }),
        });
  return (
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
        price={price}
      />
    </div>
  );
}

/** That something was left out, with the way to take it in again. */
export function LeftOut({ choose }: Pick<Props, 'choose'>) {
  const t = useTranslations('update.price');
  return (
    <p className="mt-3">
      {t('left')}{' '}
      <button type="button" className="linkbtn" onClick={() => choose({ free: undefined })}>
        {t('putBack')}
      </button>
    </p>
  );
}
