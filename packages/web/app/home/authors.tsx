import { useTranslations } from 'use-intl';
import { HelpLink } from '../help/help-link.tsx';
import { useOperator } from '../operator.tsx';
import { SampleLink } from './sample-link.tsx';

/** What is true and can be checked of those who wrote the texts; a name only where the operator gives one. */
export function Authors() {
  const t = useTranslations('home.authors');
  const { textsReviewedBy } = useOperator();
  return (
    <section className="section split" aria-labelledby="authors-title">
      <div className="grid gap-5">
        <h2 id="authors-title" className="section__title">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
      </div>
      <div className="home__text">
        <p>{t('article')}</p>
        <p>{t('catalogue', { all: COUNTED_DUTIES.all, compared: COUNTED_DUTIES.compared })}</p>
        <p>{textsReviewedBy === undefined ? t('unreviewed') : t('reviewed', { who: textsReviewedBy })}</p>
        <p>{t('case')}</p>
        <p>{t('licence')}</p>
        <p className="row">
          <SampleLink className="linkbtn" />
          <HelpLink topic="limits">{t('limits')}</HelpLink>
        </p>
      </div>
    </section>
  );
}
