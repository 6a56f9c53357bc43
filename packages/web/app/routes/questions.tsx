import { lazy, Suspense } from 'react';
import { AreaWords } from '../language/area-words.tsx';

// What it consists of stays out of the list of routes, which every page carries.
const ClientPage = lazy(async () => ({
  default: (await import('../client-links/client-page.tsx')).ClientPage,
}));

export default function Questions() {
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" className="wrap page" />}>
      <AreaWords area="wizard">
        <AreaWords area="withdrawals">
          <ClientPage />
        </AreaWords>
      </AreaWords>
    </Suspense>
  );
}
