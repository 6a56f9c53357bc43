import type { ReactNode } from 'react';
import { Outlet, useMatches, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HealthGate } from './health-gate.tsx';

/**
 * How much of the frame a route wants: `export const handle = { frame: 'none' } satisfies FrameHandle`.
 * none: it brings its own bar. head: no footer, because a dock ends the page.
 */
export interface FrameHandle {
  frame: 'none' | 'head';
}

function frameOf(handle: unknown): FrameHandle['frame'] | null {
  if (typeof handle !== 'object' || handle === null || !('frame' in handle)) return null;
  return handle.frame === 'none' || handle.frame === 'head' ? handle.frame : null;
}

function Page({ children, frame }: { children: ReactNode; frame: FrameHandle['frame'] | null }) {
  const t = useTranslations('frame');
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {frame !== 'none' && <Header />}
      <HealthGate>{children}</HealthGate>
      {frame === null && <Footer />}
    </>
  );
}

export default function Frame() {
  return (
    <Page frame={frameOf(useMatches().at(-1)?.handle)}>
      <Outlet />
    </Page>
  );
}

/** Below the root: an error that reached the root would render the document anew. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Page frame={null}>
      <ErrorPage error={error} />
    </Page>
  );
}
