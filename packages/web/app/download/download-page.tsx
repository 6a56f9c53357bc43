import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Bar } from '../frame/bar.tsx';
import { NotFound } from '../frame/error-page.tsx';
import { useAgreementToken } from '../use-agreement-token.ts';
import { AgreementFiles } from './agreement-files.tsx';
import { Foreign, LoadingFiles, Problem, Unpaid } from './download-states.tsx';
import { useFiles } from './use-files.ts';

export function DownloadPage({ id }: { id: string }) {
  const t = useTranslations('download');
  const token = useAgreementToken(id);
  const { progress, retry } = useFiles(id, token);

  const content = () => {
    switch (progress.phase) {
      case 'loading':
        return <LoadingFiles />;
      case 'missing':
        return <NotFound />;
      case 'foreign':
        return <Foreign />;
      case 'unpaid':
        return <Unpaid id={id} />;
      case 'problem':
        return <Problem failure={progress.failure} retry={retry} />;
      case 'generating':
      case 'failed':
      case 'ready':
        return <AgreementFiles id={id} token={token ?? null} progress={progress} retry={retry} />;
    }
  };
  return (
    <>
      <Bar>
        <Link className="back" to="/">
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t('home')}
        </Link>
      </Bar>
      {content()}
    </>
  );
}
