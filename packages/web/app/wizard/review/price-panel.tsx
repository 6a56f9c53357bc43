import { useTranslations } from 'use-intl';
import type { WizardMode } from '../wizard-mode.ts';
import { PriceList } from '../price-list.tsx';

/** What there is to pay, and the way to a document that costs nothing more. */
export function PricePanel({ goal: { costs, nothingDue, busy, price } }: { goal: WizardMode }) {
  const t = useTranslations('review');
  const tWizard = useTranslations('wizard');
  const { hint, free, more } = price;
  const due = costs !== null && costs.lines.length > 0;
  return (
    <section className="panel" aria-labelledby="review-price">
      <h2 id="review-price" className="rv__title">
        {t('price')}
      </h2>
      {costs === null && <span className="skel" aria-hidden="true" />}
      {costs !== null && !due && (
        <p>
          <b>{nothingDue ?? tWizard('free')}</b>
        </p>
      )}
      {due && (
        <>
          {hint && <p className="hint">{hint}</p>}
          <PriceList costs={costs} />
        </>
      )}
      {more}
      {due && free && (
        <>
          <button type="button" className="linkbtn mt-3" aria-busy={busy} onClick={free.act}>
            {free.words ?? t('continueFree')}
          </button>
          <p className="hint">{t('freeMeans')}</p>
        </>
      )}
    </section>
  );
}
