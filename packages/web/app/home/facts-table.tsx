import { useTranslations } from 'use-intl';
import { consentPaths } from '../consent-paths.ts';
import { PageLink } from '../layout/page-link.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { facts } from './facts.ts';

/** That the documents of a site and its banner know the same providers. */
export function FactsTable() {
  const t = useTranslations('home.facts');
  const tTypes = useTranslations('types');
  return (
    <section className="section split" aria-labelledby="facts-title">
      <div className="grid gap-5">
        <h2 id="facts-title" className="section__title">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
        <p>
          <PageLink className="btn" to={consentPaths.create}>
            {t('create')}
          </PageLink>
        </p>
      </div>
      <ScrollBox className="tablewrap" label={t('label')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('provider')}</th>
              <th scope="col">{tTypes('PRIVACY_POLICY.name')}</th>
              <th scope="col">{tTypes('COOKIES_POLICY.name')}</th>
              <th scope="col">{t('banner')}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ id, name, months, asks }) => (
              <tr key={id}>
                <th scope="row" className="table__row">
                  <b>{name}</b>
                </th>
                <td>{t(`uses.${id}`)}</td>
                <td>{t('kept', { months })}</td>
                <td>{t(asks ? 'asks' : 'always')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
