import type { ListedPrices } from '@clausewright/contract';
import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { useTranslations } from 'use-intl';
import { offeredTypes } from '../agreement-types.ts';
import { useAmount } from '../amount.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { useOperator } from '../operator.tsx';
import { bold } from '../rich-text.tsx';

interface Props {
  prices: ListedPrices | null;
}

/** The agreement types as a table of contents. */
function ContentsList({ prices }: Props) {
  const t = useTranslations('types');
  const about = useTranslations('about');
  const tHome = useTranslations('home');
  const { language } = useLanguage();
  return (
    <div className="contents-list">
      {offeredTypes.map((type, index) => (
        <article key={type} className="contents__item">
          <span className="contents__n" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <PageLink to={`/wizard/${agreementSlugs[type]}`}>{t(`${type}.name`)}</PageLink>
            </h3>
            <p>{about(type)}</p>
            <div className="contents__meta num">
              <Tiers currency={prices?.currency ?? ''} premium={premiumOf(prices, type)} />
              <a href={`/sample/${agreementSlugs[type]}/${language}`}>
                {tHome('sampleOf')}
                <span className="vh">: {t(`${type}.name`)}</span>
              </a>
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}

/** Null where no figure is known, or it costs nothing. */
function premiumOf(prices: ListedPrices | null, type: AgreementType): number | null {
  return prices?.premium.find((one) => one.type === type)?.amount || null;
}

/** One line with a figure or without, so that nothing moves when it comes. */
function Tiers({ premium, currency }: { premium: number | null; currency: string }) {
  const t = useTranslations('home');
  const amount = useAmount();
  if (premium === null) return <span>{t.rich('tiers', { b: bold })}</span>;
  return (
    <>
      <b>{t('prices.free')}</b>
      <span>{t('premiumFrom', { sum: amount(premium, currency) })}</span>
    </>
  );
}

export function Contents({ prices }: Props) {
  const t = useTranslations('home');
  const { taxed } = useOperator();
  return (
    <section className="section" id="types" aria-labelledby="types-title">
      <div className="page__head">
        <div>
          <h2 id="types-title" className="section__title">
            {t('contents.title')}
          </h2>
          <p>{t('contents.lead')}</p>
        </div>
      </div>
      <ContentsList prices={prices} />
      <p className="small muted mt-4">{t(taxed ? 'contents.tax' : 'contents.untaxed')}</p>
    </section>
  );
}
