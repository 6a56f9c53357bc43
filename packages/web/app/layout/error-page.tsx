import { Component, useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { mailTo } from '../rich-text.tsx';
import { useSession } from '../session/use-session.ts';
import { PageLink } from './page-link.tsx';
import { PageTitle } from './page-title.tsx';
import { sitePages } from './site-links.ts';
import { StatusPage } from './status-page.tsx';

export function NotFound() {
  const t = useTranslations('error');
  const frame = useTranslations('frame');
  const { supportEmail } = useOperator();
  const { status } = useSession();
  return (
    <StatusPage mark="[404]" title={t('notFound.title')} lead={t('notFound.lead')}>
      <PageTitle>{t('notFound.page')}</PageTitle>
      <div className="row">
        <PageLink className="btn btn--primary" to="/">
          {t('home')}
        </PageLink>
        {status === 'in' && (
          <PageLink className="btn" to={sitePages.myAgreements.to}>
            {frame('myAgreements')}
          </PageLink>
        )}
      </div>
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
        <button className="btn" type="button" onClick={() => history.back()}>
          {t('back')}
        </button>
        <a href="/">{t('home')}</a>
      </div>
    </StatusPage>
  );
}

/** Specification 2: what is shown when the error page itself fails. It needs nothing but its words. */
export function LastResort() {
  const t = useTranslations('error');
  return (
    <main id="main" className="wrap page">
      <title>{t('showing')}</title>
      <h1>{t('showing')}</h1>
      <p className="mt-4">
        <a href="/">{t('home')}</a>
      </p>
    </main>
  );
}

/** Tells the operator which route failed and what kind of error it was; nothing of what it said. */
async function reportFailure(error: unknown, route: string): Promise<void> {
  const isChunk = error instanceof TypeError && /import/i.test(error.message);
  const kind = error instanceof Error ? error.name : typeof error;
  const { reportClientFailure } = await import('../client-log.ts');
  reportClientFailure(isChunk ? 'chunk-failed' : 'route-error', route.replaceAll(/[^\w/:*?$.-]/g, ''), kind);
}

class Guarded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <LastResort /> : this.props.children;
  }
}

/** An unknown address, or anything else that a route threw. */
export function ErrorPage({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const route = useMatches().at(-1)?.id ?? 'none';
  useEffect(() => {
    // Where even this cannot be loaded there is nobody to tell.
    if (!isUnknown) reportFailure(error, route).catch(() => undefined);
  }, [error, isUnknown, route]);
  return <Guarded>{isUnknown ? <NotFound /> : <Failed />}</Guarded>;
}
