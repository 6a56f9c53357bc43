import type { Costs } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PriceList } from './price-list.tsx';
import { useCountryTax } from './use-country-tax.ts';

interface Props {
  /** Null until the server has answered once. */
  costs: Costs | null;
  /** Said instead of the price where nothing is to be paid; without it that it is free. */
  nothingDue: string | undefined;
}

/** The sum so far, said again whenever it changes. */
export function PriceLine({ costs, nothingDue }: Props) {
  const t = useTranslations('wizard');
  const format = useFormatter();
  const words = t(`taxWords.${useCountryTax()}`);
  const [open, setOpen] = useState(false);
  const sum = costs ? format.number(costs.total / 100, { style: 'currency', currency: costs.currency }) : '';
  const premium = costs !== null && costs.lines.length > 0;
  return (
    <div className="priceline">
      {costs === null ? (
        <span className="skel wiz__sum" aria-hidden="true" />
      ) : (
        <>
          <strong>{premium ? sum : (nothingDue ?? t('free'))}</strong>
          {premium && (
            <span>
              {t('premium')} <span className="micro">{t('taxExcluded', { tax: words })}</span>
            </span>
          )}
        </>
      )}
      {premium && (
        <button
          type="button"
          className="linkbtn"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false);
          }}
        >
          {t('priceDetails')}
        </button>
      )}
      {premium && open && <PriceList costs={costs} />}
      <Announcement
        text={costs ? (premium ? t('priceNow', { sum, tax: words }) : (nothingDue ?? t('priceFree'))) : ''}
      />
    </div>
  );
}
