import type { ConsentCard } from '@clausewright/contract';
import { Trash2, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { websitePaths } from '../../website-paths.ts';
import { CardFailure } from '../../agreements/card-failure.tsx';
import { CardAction } from '../../agreements/card-top.tsx';
import { billingTabs } from '../../billing/billing-tabs.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { CardFacts } from './card-facts.tsx';
import { consentPaths } from '../../consent-paths.ts';
import { SiteName } from './site-name.tsx';
import { type ConsentActions, cardHeadingId } from './use-consent-actions.ts';

export interface CardProps {
  consent: ConsentCard;
  life: ConsentActions;
  planName: (code: string) => string;
}

/** A consent that has, or had, a plan. */
export function ConsentCardView({ consent, life, planName }: CardProps) {
  const t = useTranslations('consents');
  const { id, site_url: site } = consent;
  const busy = life.deleting === id;
  return (
    <article className="card agr" data-consent={id}>
      <div className="card__body">
        <div className="agr__top">
          <CardName consent={consent} />
          <button
            className="btn btn--quiet btn--sm btn--icon"
            type="button"
            aria-busy={busy}
            aria-label={t(busy ? 'deleting' : 'delete', { site })}
            onClick={() => !busy && life.ask(consent)}
          >
            {busy ? (
              <span className="spin" aria-hidden="true" />
            ) : (
              <Trash2 className="icon" aria-hidden="true" />
            )}
          </button>
        </div>
        <CardFacts consent={consent} planName={planName} onToggle={() => life.toggle(consent)} />
        <Hint consent={consent} />
        <CardFailure text={life.failureOf(id)}>
          {life.planRuns(id) && (
            <p>
              <PageLink to={billingTabs.subscriptions}>{t('ask.cancelAct')}</PageLink>
            </p>
          )}
        </CardFailure>
      </div>
      <div className="card__foot">
        {!consent.paid && (
          <a className="btn btn--sm" href={consentPaths.pay(id)}>
            <CardAction words={t('choosePlan')} name={site} />
          </a>
        )}
        {(['vendors', 'appearance', 'log', 'install'] as const).map((tab) => (
          <PageLink key={tab} className="linkbtn" to={consentPaths[tab](id)}>
            <CardAction words={t(`tabs.${tab}`)} name={site} />
          </PageLink>
        ))}
      </div>
    </article>
  );
}

/** Which website the card is about, and what else it covers. */
export function CardName({ consent }: { consent: ConsentCard }) {
  const t = useTranslations('consents');
  return (
    <div className="consent__name">
      <h2 id={cardHeadingId(consent.id)} tabIndex={-1}>
        <SiteName site={consent.site_url} />
      </h2>
      <p className="agr__site">
        {t('domains', { count: consent.additional_domains })}{' '}
        {consent.website_id && (
          <Link to={websitePaths.page(consent.website_id)}>
            {t('website')}
            <span className="vh"> {consent.site_url}</span>
          </Link>
        )}
      </p>
    </div>
  );
}

/** What keeps visitors from seeing what the owner sees; nothing while nothing does. */
function Hint({ consent: { id, paid, plan, published_at: published, changed } }: Pick<CardProps, 'consent'>) {
  const t = useTranslations('consents');
  if (!paid) {
    return (
      <p className="consent__hint">
        <TriangleAlert className="icon icon--sm" aria-hidden="true" />
        <span>{t(published === null ? 'endedUnpublished' : 'ended')}</span>
      </p>
    );
  }
  const words =
    plan?.state === 'past-due'
      ? 'overdue'
      : published === null
        ? 'notPublished'
        : changed
          ? 'unpublished'
          : null;
  if (words === null) return null;
  return (
    <p className="consent__hint">
      <TriangleAlert className="icon icon--sm" aria-hidden="true" />
      <span>
        {t(words)}{' '}
        {words === 'overdue' ? (
          <a href={consentPaths.pay(id)}>{t('payNow')}</a>
        ) : (
          <PageLink to={consentPaths.appearance(id)}>{t('toPublish')}</PageLink>
        )}
      </span>
    </p>
  );
}
