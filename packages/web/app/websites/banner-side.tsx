import type { WebsitePage } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { consentPaths } from '../consent-paths.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Sparkline } from './sparkline.tsx';

const tabs = ['vendors', 'appearance', 'figures', 'log', 'install'] as const;

/** The banner with how visitors answered it in the last 30 days. */
export function BannerSide({ page: { banner, scan, website } }: { page: WebsitePage }) {
  const t = useTranslations('websites.banner');
  const tNext = useTranslations('websites.next');
  if (banner === null) {
    // Those that were seen and need consent.
    const services = scan?.services ?? 0;
    return (
      <section aria-labelledby="banner">
        <div className="sec__head">
          <h2 id="banner">{t('title')}</h2>
        </div>
        <p className="mt-3">
          {t('none')} {services > 0 && tNext('banner.title', { count: services })}
        </p>
        <p className="mt-3">
          <PageLink
            className="btn"
            to={consentPaths.createFor({ site: website.name, scan: scan?.id ?? null })}
          >
            {tNext('banner.act')}
          </PageLink>
        </p>
      </section>
    );
  }
  const { card } = banner;
  return (
    <section aria-labelledby="banner">
      <div className="sec__head">
        <h2 id="banner">{t('title')}</h2>
        <BannerState card={card} />
      </div>
      <Rate banner={banner} />
      <p className="row mt-3">
        {tabs.map((tab) => (
          <PageLink key={tab} className="linkbtn" to={consentPaths[tab](card.id)}>
            {t(tab)}
          </PageLink>
        ))}
      </p>
    </section>
  );
}

type Banner = NonNullable<WebsitePage['banner']>;

function BannerState({ card: { id, paid, active, published_at: published } }: Pick<Banner, 'card'>) {
  const t = useTranslations('websites.banner');
  if (!paid)
    return (
      <a className="linkbtn" href={consentPaths.pay(id)}>
        {t('choosePlan')}
      </a>
    );
  const isLive = active && published !== null;
  const words = isLive ? 'live' : active ? 'unpublished' : 'off';
  return <span className={isLive ? 'banner__state is-ok' : 'banner__state'}>{t(words)}</span>;
}

function Rate({ banner: { card, answers, accepted, chosen, rejected, days } }: { banner: Banner }) {
  const t = useTranslations('websites.banner');
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: 'percent' });
  return (
    <>
      {accepted === null ? (
        <p className="mt-4 num">{t('tooFew', { answers })}</p>
      ) : (
        <>
          <p className="bigfig mt-4">
            <b>{percent(accepted)}</b> <span>{t('share')}</span>
          </p>
          <Sparkline days={days} percent={percent} />
        </>
      )}
      <dl className="kv num mt-3">
        <div>
          <dt>{t('answers')}</dt>
          <dd>{format.number(answers)}</dd>
        </div>
        {chosen !== null && rejected !== null && (
          <>
            <div>
              <dt>{t('chosen')}</dt>
              <dd>{percent(chosen)}</dd>
            </div>
            <div>
              <dt>{t('rejected')}</dt>
              <dd>{percent(rejected)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('plan')}</dt>
          <dd>{card.plan === null ? t('noPlan') : t('until', { date: new Date(card.plan.ends_at) })}</dd>
        </div>
      </dl>
    </>
  );
}
