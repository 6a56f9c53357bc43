import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Bar } from '../layout/bar.tsx';
import { useSession } from '../session/use-session.ts';
import { useAgreementToken } from '../use-agreement-token.ts';
import type { Progress } from './follow-files.ts';
import { LoadingFiles } from './loading-files.tsx';
import { useFiles } from './use-files.ts';

const loadAgreementFiles = () => import('./agreement-files.tsx');
const AgreementFiles = lazy(async () => ({ default: (await loadAgreementFiles()).AgreementFiles }));
// Few people see one of these.
const StatePage = lazy(async () => ({ default: (await import('./state-page.tsx')).StatePage }));

interface ContentProps {
  id: string;
  token: string | null;
  progress: Progress;
  retry: () => void;
}

function Content({ id, token, progress, retry }: ContentProps) {
  if (progress.phase === 'loading') return <LoadingFiles />;
  if ('files' in progress) return <AgreementFiles id={id} token={token} progress={progress} retry={retry} />;
  return <StatePage id={id} token={token} progress={progress} retry={retry} />;
}

export function DownloadPage({ id }: { id: string }) {
  const t = useTranslations('download');
  const { status } = useSession();
  const { token, settle } = useAgreementToken(id);
  const { progress, retry } = useFiles(id, token, settle);
  // It comes while the server is asked, so nobody waits for it; a failure shows when it is rendered.
  useEffect(() => void loadAgreementFiles().catch(() => {}), []);
  return (
    <>
      <Bar>
        <Link className="back" to={status === 'in' ? '/profile/agreements' : '/'}>
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t(status === 'in' ? 'mine' : 'home')}
        </Link>
      </Bar>
      <Suspense fallback={<LoadingFiles />}>
        <Content id={id} token={token ?? null} progress={progress} retry={retry} />
      </Suspense>
    </>
  );
}
