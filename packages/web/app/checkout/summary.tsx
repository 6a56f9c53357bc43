import type { SaleDetails } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';

/** What is bought, item by item. Amounts come in minor units. */
export function Summary({ sale }: { sale: SaleDetails }) {
  const t = useTranslations('pay');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { lines, net, discount, vat, total, currency } = sale.costs;
  const money = (minor: number) => format.number(minor / 100, { style: 'currency', currency });
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const languages = format.list(sale.languages.map((code) => names.of(code) ?? code));
  const where = sale.site_url ?? sale.site_name;
  const stepwise = discount > 0 || (vat ?? 0) > 0;
  return (
    <section className="pay__sum" aria-labelledby="summary-title">
      <div>
        <button className="back" type="button" onClick={() => void navigate(-1)}>
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t('back')}
        </button>
        <h1 id="summary-title" className="mb-1">
          {tTypes(`${sale.type}.name`)}
        </h1>
        <p className="soft">{where ? t('siteIn', { site: where, languages }) : t('in', { languages })}</p>
        <dl className="sum mt-8">
          {lines.map(({ code, label, amount }) => (
            <div key={code}>
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          {stepwise && (
            <div className="sum__rule">
              <dt>{t('subtotal')}</dt>
              <dd>{money(net)}</dd>
            </div>
          )}
          {discount > 0 && (
            <div>
              <dt>{t('discount')}</dt>
              <dd>{money(-discount)}</dd>
            </div>
          )}
          {vat !== null && vat > 0 && (
            <div>
              <dt>{t('vat')}</dt>
              <dd>{money(vat)}</dd>
            </div>
          )}
          <div className="sum__total">
            <dt>
              {t('total')}
              <small className="font-normal">{t('once')}</small>
            </dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        <p className="small soft mt-6">
          {vat === null || vat === 0 ? `${t('taxExcluded')} ` : ''}
          {t('refund')}
        </p>
      </div>
    </section>
  );
}
