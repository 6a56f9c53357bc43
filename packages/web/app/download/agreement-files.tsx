import { agreementSlugs } from '@clausewright/contract/agreement-types';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import { useOperator } from '../operator.tsx';
import type { Progress } from './follow-files.ts';
import { FilesNotice } from './files-notice.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { Publish } from './publish.tsx';

const KeepPanel = lazy(async () => ({ default: (await import('../keep/keep-panel.tsx')).KeepPanel }));

type Shown = Extract<Progress, { phase: 'generating' | 'failed' | 'ready' }>;

interface Props {
  id: string;
  token: string | null;
  progress: Shown;
  retry: () => void;
}

export function AgreementFiles({ id, token, progress, retry }: Props) {
  const t = useTranslations('download');
  const tTypes = useTranslations('types');
  const { mails } = useOperator();
  const { details, files } = progress;
  const [wanted, setWanted] = useState<string | null>(null);
  const current = files.languages.find(({ language }) => language === wanted) ?? files.languages[0];
  const email = details.answers['delivery_email'];
  const name = tTypes(`${details.type}.name`);
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('page', { agreement: name })}</PageTitle>
      <div className="page__head">
        <div>
          {(details.site_url ?? details.site_name) && (
            <p className="eyebrow">{details.site_url ?? details.site_name}</p>
          )}
          <h1>{name}</h1>
          <p className="num">
            {t(details.premium ? 'premium' : 'free', {
              version: String(details.revision),
              date: new Date(details.updated_at),
            })}
          </p>
        </div>
        <Link className="btn" to={`/wizard/${agreementSlugs[details.type]}/update/${id}`}>
          {t('change')}
        </Link>
      </div>
      <FilesNotice phase={progress.phase} retry={retry} />
      {progress.phase === 'ready' && current && (
        <div className="work">
          <div>
            <LanguageTabs
              languages={files.languages.map(({ language }) => language)}
              current={current.language}
              choose={setWanted}
            />
            <DocumentPreview
              html={current.html}
              language={current.language}
              tabs={files.languages.length > 1}
              name={name}
            />
          </div>
          <Publish
            id={id}
            token={token}
            current={current}
            liveUrl={files.live_url}
            type={details.type}
            mailTo={mails && typeof email === 'string' ? email : null}
          />
        </div>
      )}
      {/* Not before the files are there: they would push a form away that somebody fills in. */}
      {progress.phase !== 'generating' && (
        <div className="mt-8">
          <Suspense fallback={null}>
            <KeepPanel made email={typeof email === 'string' ? email : null} agreementToken={token} />
          </Suspense>
        </div>
      )}
    </main>
  );
}
