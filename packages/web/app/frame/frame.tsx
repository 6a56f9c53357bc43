import type { ReactNode } from 'react';
import { Outlet, useMatches, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HealthGate } from './health-gate.tsx';
import { layoutOf, layouts, type Layout } from './layouts.ts';

function Page({ children, layout }: { children: ReactNode; layout: Layout }) {
  const t = useTranslations('frame');
  const { head, foot } = layouts[layout];
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {head && <Header />}
      <HealthGate>{children}</HealthGate>
      {foot && <Footer />}
    </>
  );
}

export default function Frame() {
  return (
    <Page layout={layoutOf(useMatches().at(-1)?.handle)}>
      <Outlet />
    </Page>
  );
}

/** Below the root: an error that reached the root would render the document anew. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Page layout="default">
      <ErrorPage error={error} />
    </Page>
  );
}
