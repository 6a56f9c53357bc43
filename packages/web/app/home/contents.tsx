import { agreementSlugs } from '@clausewright/contract/agreement-types';
import { useTranslations } from 'use-intl';
import { offeredTypes } from '../agreement-types.ts';
import { PageLink } from '../frame/page-link.tsx';
import { bold } from '../rich-text.tsx';

/** The agreement types as a table of contents. `search` is passed on to the wizards. */
export function ContentsList({ search = '' }: { search?: string }) {
  const t = useTranslations('types');
  const about = useTranslations('about');
  const tHome = useTranslations('home');
  return (
    <div className="contents-list">
      {offeredTypes.map((type, index) => (
        <article key={type} className="contents__item">
          <span className="contents__n" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <PageLink to={`/wizard/${agreementSlugs[type]}${search}`}>{t(`${type}.name`)}</PageLink>
            </h3>
            <p>{about(type)}</p>
            <div className="contents__meta">
              <span>{tHome.rich('tiers', { b: bold })}</span>
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}

export function Contents() {
  const t = useTranslations('home');
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
      <ContentsList />
      <p className="small muted mt-4">{t('contents.tax')}</p>
    </section>
  );
}
