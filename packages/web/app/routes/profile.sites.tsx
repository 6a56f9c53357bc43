import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebsitePage } from '../websites/website-page.tsx';
import { WebsitesPage } from '../websites/websites-page.tsx';

// Seldom wanted: whoever looks at the list does not wait for it.
const TablePage = lazy(async () => ({
  default: (await import('../websites/table/table-page.tsx')).TablePage,
}));

const LinksPage = lazy(async () => ({
  default: (await import('../client-links/links-page.tsx')).LinksPage,
}));

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** One route for the list and for each of it, as each costs every page some bytes. */
export default function Websites() {
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id === undefined && search.get('add') === 'table') {
    return (
      <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" className="wrap page" />}>
        <AreaWords area="api-keys">
          <TablePage />
        </AreaWords>
      </Suspense>
    );
  }
  if (id !== undefined && search.get('ask') === 'client') {
    return (
      <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" className="wrap page" />}>
        <AreaWords area="wizard">
          <AreaWords area="review">
            <AreaWords area="withdrawals">
              <LinksPage key={id} id={id} />
            </AreaWords>
          </AreaWords>
        </AreaWords>
      </Suspense>
    );
  }
  return (
    <AreaWords area="websites">
      {id === undefined ? <WebsitesPage /> : <WebsitePage key={id} id={id} />}
    </AreaWords>
  );
}
