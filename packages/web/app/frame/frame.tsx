import type { ReactNode } from 'react';
import { Outlet, useMatches, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HealthGate } from './health-gate.tsx';

/** Routes that bring their own bar export `handle = { frame: 'none' } satisfies FrameHandle`. */
export interface FrameHandle {
  frame: 'none';
}

function isPlain(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none';
}

function Page({ children, plain }: { children: ReactNode; plain: boolean }) {
  const t = useTranslations('frame');
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {!plain && <Header />}
      <HealthGate>{children}</HealthGate>
      {!plain && <Footer />}
    </>
  );
}

export default function Frame() {
  return (
    <Page plain={useMatches().some((match) => isPlain(match.handle))}>
      <Outlet />
    </Page>
  );
}

/** Below the root: an error that reached the root would render the document anew. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Page plain={false}>
      <ErrorPage error={error} />
    </Page>
  );
}
