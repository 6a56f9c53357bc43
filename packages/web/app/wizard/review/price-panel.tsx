import type { Costs } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { PriceList } from '../price-list.tsx';

interface Props {
  /** Null until the server has answered once. */
  costs: Costs | null;
  busy: boolean;
  onFree: () => void;
}

/** What a new agreement costs, and the way to one that costs nothing. */
export function PricePanel({ costs, busy, onFree }: Props) {
  const t = useTranslations('wizard');
  return (
    <section className="panel" aria-labelledby="review-price">
      <h2 id="review-price" className="rv__title">
        {t('review.price')}
      </h2>
      {costs === null && <span className="skel" aria-hidden="true" />}
      {costs?.lines.length === 0 && (
        <p>
          <b>{t('free')}</b>
        </p>
      )}
      {costs !== null && costs.lines.length > 0 && (
        <>
          <PriceList costs={costs} />
          <button type="button" className="linkbtn mt-3" aria-busy={busy} onClick={onFree}>
            {t('review.continueFree')}
          </button>
          <p className="hint">{t('review.freeMeans')}</p>
        </>
      )}
    </section>
  );
}
