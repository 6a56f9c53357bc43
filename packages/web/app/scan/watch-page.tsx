import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { websitePaths } from '../website-paths.ts';
import { RhythmForm } from './rhythm-form.tsx';
import { scanCalls, type Watching } from './scan-calls.ts';
import { VerifySection } from './verify-section.tsx';
import { WatchedScans } from './watched-scans.tsx';
import './scan.css';

/** Shows that a website is its owner's, and how often it is looked at. */
export function WatchPage({ id }: { id: string }) {
  const t = useTranslations('scan.watch');
  const answer = useFetched<Watching>(
    useCallback((signal: AbortSignal) => send(scanCalls.readWatching, { params: { id }, signal }), [id]),
  );
  return (
    <main id="main" tabIndex={-1} className="wrap page scan">
      <PageTitle>{t('title')}</PageTitle>
      <Loaded answer={answer}>
        {(watching) => (
          <>
            <Link className="back" to={websitePaths.page(id)}>
              <ArrowLeft className="icon icon--sm" aria-hidden="true" />
              {watching.website.name}
            </Link>
            <h1>{t('title')}</h1>
            <p className="lead">{t('lead')}</p>
            <VerifySection watching={watching} onLooked={answer.again} />
            <RhythmForm watching={watching} onSaved={answer.again} />
            <WatchedScans scans={watching.scans} />
          </>
        )}
      </Loaded>
    </main>
  );
}
