import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { bold, marked } from '../rich-text.tsx';
import { AddressForm } from '../start/address-form.tsx';

const rich = { m: marked, b: bold };

export function Hero() {
  const t = useTranslations('home');
  const tAddress = useTranslations('address');
  const navigate = useNavigate();
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__text">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <AddressForm
            address=""
            act={
              <button type="submit" className="btn btn--primary">
                {tAddress('act')}
              </button>
            }
            onAddress={(address) => void navigate(`/start?address=${encodeURIComponent(address)}`)}
          />
          <p className="small addr__ways">
            <PageLink to="/start?app=1">{tAddress('app')}</PageLink>
            <span aria-hidden="true"> · </span>
            <PageLink to="/start?offline=1">{tAddress('offline')}</PageLink>
          </p>
        </div>
        <Sample />
      </div>
    </section>
  );
}

/** What a look at a website saw, and what it wrote; one sentence for screen readers. */
function Sample() {
  const t = useTranslations('home.sample');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of text
    <div className="hero__doc" role="img" aria-label={t('label')}>
      <div className="hero__seen" aria-hidden="true">
        <p className="eyebrow">{t.rich('seen', rich)}</p>
        <dl>
          <dt>{t('service')}</dt>
          <dd>
            <b>Matomo</b>
          </dd>
          <dt>{t('host')}</dt>
          <dd>
            <code>stats.northlight.example</code>
          </dd>
          <dt>{t('cookie')}</dt>
          <dd>
            <code>_pk_id</code>
          </dd>
          <dt>{t('when')}</dt>
          <dd>{t('after')}</dd>
        </dl>
      </div>
      <div className="sheet docpad doc doc--small" aria-hidden="true">
        <p className="sample__head">{t('head1')}</p>
        <p>{t.rich('text1', rich)}</p>
        <span className="fromans">{t('from')}</span>
        <p className="sample__head mt-5">{t('head2')}</p>
        <p className="mb-0">{t.rich('text2', rich)}</p>
      </div>
    </div>
  );
}
