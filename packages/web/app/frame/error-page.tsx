import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { mailTo } from '../rich-text.tsx';
import { PageTitle } from './page-title.tsx';
import { StatusPage } from './status-page.tsx';

export function NotFound() {
  const t = useTranslations('error');
  const { supportEmail } = useOperator();
  return (
    <StatusPage mark="[404]" title={t('notFound.title')} lead={t('notFound.lead')}>
      <PageTitle>{t('notFound.page')}</PageTitle>
      <p className="row">
        <Link className="btn btn--primary" to="/">
          {t('home')}
        </Link>
      </p>
      <p className="small muted">{t.rich('notFound.tell', { email: mailTo(supportEmail) })}</p>
    </StatusPage>
  );
}

function Failed() {
  const t = useTranslations('error');
  return (
    <StatusPage mark="[502]" title={t('failed.title')} lead={t('failed.lead')}>
      <PageTitle>{t('failed.title')}</PageTitle>
      <div className="row">
        <button className="btn btn--primary" type="button" onClick={() => location.reload()}>
          {t('failed.again')}
        </button>
        <a className="btn" href="/">
          {t('home')}
        </a>
      </div>
    </StatusPage>
  );
}

/** What is left when the error page itself fails: no translations, no router. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main" className="wrap page">
        <p>
          An error occurred while showing the error page. <a href="/">Home</a>
        </p>
      </main>
    );
  }
}

export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LastResort>{isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />}</LastResort>
  );
}
