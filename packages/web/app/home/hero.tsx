import { agreementSlugs } from '@clausewright/contract/agreement-types';
import { useTranslations } from 'use-intl';
import { offeredTypes } from '../agreement-types.ts';
import { PageLink } from '../layout/page-link.tsx';
import { blank, marked } from '../rich-text.tsx';

const rich = { m: marked, blank };

export function Hero() {
  const t = useTranslations('home');
  const tTypes = useTranslations('types');
  const first = offeredTypes[0];
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__text">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <div className="row">
            {first && (
              <PageLink className="btn btn--primary" to={`/wizard/${agreementSlugs[first]}`}>
                {t('start', { agreement: tTypes(`${first}.name`) })}
              </PageLink>
            )}
            <a className="btn" href="#types">
              {t('seeAll', { count: offeredTypes.length })}
            </a>
          </div>
        </div>
        <Sample />
      </div>
    </section>
  );
}

/** A piece of a real policy; decoration for the eye, one sentence for screen readers. */
function Sample() {
  const t = useTranslations('home.sample');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of text
    <div className="hero__doc" role="img" aria-label={t('label')}>
      <div className="sheet docpad doc doc--small" aria-hidden="true">
        <p className="eyebrow mb-1">northlightceramics.example</p>
        <p className="sample__title">{t('document')}</p>
        <p className="sample__head">{t('head1')}</p>
        <p>{t.rich('text1', rich)}</p>
        <span className="fromans">{t('from')}</span>
        <p>{t.rich('text2', rich)}</p>
        <p className="sample__head mt-5">{t('head2')}</p>
        <p className="mb-0">{t.rich('text3', rich)}</p>
      </div>
    </div>
  );
}
