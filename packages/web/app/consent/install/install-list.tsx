import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { useFailureText } from '../../outcome-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { consentPaths } from '../../consent-paths.ts';
import { useOwnConsents } from '../use-own-consents.ts';

/** `/privacy-consent/install`: which website is meant. */
export function InstallList() {
  const t = useTranslations('install');
  const failureText = useFailureText();
  const { consents, failure, reload } = useOwnConsents();
  return (
    <main id="main" tabIndex={-1} className="wrap page" aria-busy={consents === null && failure === null}>
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </div>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p className="pre-line">{failureText(failure)}</p>
            <button type="button" className="linkbtn" onClick={reload}>
              {t('again')}
            </button>
          </Notice>
        )}
      </div>
      {consents?.length === 0 && (
        <div className="empty">
          <p className="blankmark" aria-hidden="true">
            [ • ]
          </p>
          <p>{t('empty')}</p>
          <PageLink className="btn btn--primary" to={consentPaths.create}>
            {t('create')}
          </PageLink>
        </div>
      )}
      {consents !== null && consents.length > 0 && (
        <ol className="files narrow">
          {consents.map(({ id, site_url: site }) => (
            <li key={id}>
              <PageLink to={consentPaths.install(id)}>
                <span />
                {site}
              </PageLink>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
