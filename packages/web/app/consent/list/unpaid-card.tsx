import { useTranslations } from 'use-intl';
import { CardFailure } from '../../agreements/card-failure.tsx';
import { CardAction } from '../../agreements/card-top.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardName, type CardProps } from './consent-card.tsx';
import { consentPaths } from '../../consent-paths.ts';

/** Set up, but never paid: what cannot be had yet lies under a panel. */
export function UnpaidCard({ consent, life, planName }: CardProps) {
  const t = useTranslations('consents');
  const { id, site_url: site } = consent;
  const busy = life.deleting === id;
  return (
    <article className="card agr" data-consent={id}>
      <div className="card__body">
        <CardName consent={consent} />
        <CardFailure text={life.failureOf(id)} />
      </div>
      <div className="agr__rest">
        <div className="agr__under" aria-hidden="true" inert>
          <CardFacts consent={consent} planName={planName} />
        </div>
        <div className="overlay">
          <p>{t('unpaid')}</p>
          <div className="row">
            <a className="btn btn--primary btn--sm" href={consentPaths.pay(id)}>
              <CardAction words={t('choosePlan')} name={site} />
            </a>
            <PageLink className="linkbtn" to={consentPaths.vendors(id)}>
              <CardAction words={t('edit')} name={site} />
            </PageLink>
            <button
              className="linkbtn linkbtn--danger"
              type="button"
              aria-busy={busy}
              onClick={() => !busy && life.ask(consent)}
            >
              <CardAction words={t(busy ? 'deletingShort' : 'deleteShort')} name={site} />
            </button>
          </div>
        </div>
      </div>
    </article>
  );
}
