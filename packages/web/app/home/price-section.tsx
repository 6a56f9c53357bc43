import type { ListedPrices } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { HelpLink } from '../help/help-link.tsx';
import { useOperator } from '../operator.tsx';
import { DocumentPrices } from './document-prices.tsx';
import { PlanPrices } from './plan-prices.tsx';
import { PriceExample } from './price-example.tsx';
import { SampleLink } from './sample-link.tsx';

/** What everything costs: figures of the table in force, or none (decision 054). */
export function PriceSection({ prices }: { prices: ListedPrices | null }) {
  const t = useTranslations('home.prices');
  const tHome = useTranslations('home');
  const { taxed } = useOperator();
  return (
    <section className="section split" id="prices" aria-labelledby="prices-title">
      <div className="grid gap-5">
        <h2 id="prices-title" className="section__title">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
        <p>
          <SampleLink />
        </p>
        <p>
          <HelpLink topic="free-and-paid">{t('help')}</HelpLink>
        </p>
      </div>
      <div className="grid gap-4">
        {prices === null ? (
          <p className="tablewrap prices__none">{t('unknown')}</p>
        ) : (
          <>
            <DocumentPrices prices={prices} />
            {prices.plans.length > 0 && <PlanPrices prices={prices} />}
            <p className="small muted num">
              {tHome(taxed ? 'contents.tax' : 'contents.untaxed')} {t('note')}{' '}
              <PriceExample prices={prices} />
            </p>
          </>
        )}
      </div>
    </section>
  );
}
