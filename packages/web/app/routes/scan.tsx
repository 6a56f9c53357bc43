import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import { StartPage } from '../scan/start-page.tsx';

// Whoever begins with an address does not wait for what shows a result.
const ScanPage = lazy(async () => ({
  default: (await import('../scan/scan-page.tsx')).ScanPage,
}));

export default function Scan() {
  const { id } = useParams();
  return (
    <AreaWords area="scan">
      {id === undefined ? (
        <StartPage />
      ) : (
        <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" className="wrap page" />}>
          <ScanPage key={id} id={id} />
        </Suspense>
      )}
    </AreaWords>
  );
}
