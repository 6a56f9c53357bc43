import { isPossibleId, isPossibleSearch } from '@clausewright/contract/addresses';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useMatches, useParams, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorPage, NotFound } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HealthGate } from './health-gate.tsx';
import { findLayout, layouts, type Layout } from './layouts.ts';

function Page({ children, layout }: { children: ReactNode; layout: Layout }) {
  const t = useTranslations('frame');
  const { head, foot } = layouts[layout];
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {head && <Header of={head} />}
      <HealthGate>{children}</HealthGate>
      {foot && <Footer of={foot} />}
    </>
  );
}

/** Whether the address can name anything: the server refuses the same ones that are opened from outside. */
function usePossibleAddress(): boolean {
  // The page of a topic judges it by itself.
  const { '*': _, topic: __, ...ids } = useParams();
  const { pathname, search } = useLocation();
  const areIds = Object.values(ids).every((id) => id === undefined || isPossibleId(id, pathname));
  return areIds && isPossibleSearch(new URLSearchParams(search));
}

export default function Frame() {
  const layout = findLayout(useMatches().at(-1)?.handle);
  const possible = usePossibleAddress();
  return <Page layout={possible ? layout : 'default'}>{possible ? <Outlet /> : <NotFound />}</Page>;
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
