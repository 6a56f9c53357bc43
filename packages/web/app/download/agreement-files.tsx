import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { getSiteName } from '../agreements/use-name.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useFocusOnScreen } from './use-focus-on-screen.ts';
import { useSession } from '../session/use-session.ts';
import type { Progress } from './follow-files.ts';
import { FilesNotice } from './files-notice.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { PageActions } from './page-actions.tsx';
import { Publish } from './publish.tsx';
import { ServedNotice } from './served-notice.tsx';

const AgreementCoverage = lazy(async () => ({
  default: (await import('./agreement-coverage.tsx')).AgreementCoverage,
}));
const FurtherDocuments = lazy(async () => ({
  default: (await import('../site-profile/further-documents.tsx')).FurtherDocuments,
}));
const ConfirmEmail = lazy(async () => ({ default: (await import('./confirm-email.tsx')).ConfirmEmail }));
const PaymentConfirmation = lazy(async () => ({
  default: (await import('../checkout/payment-confirmation.tsx')).PaymentConfirmation,
}));
const SavePanel = lazy(async () => ({
  default: (await import('../sign-up-or-log-in/save-panel.tsx')).SavePanel,
}));

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
  const { details, files, owner } = progress;
  const { customer, confirmed } = useSession();
  // Who signs up on this page is told by the panel below, where the form was.
  const [unconfirmed] = useState(customer !== null && !confirmed);
  const hasPaid = useSearchParams()[0].has('paid');
  const [wanted, setWanted] = useState<string | null>(null);
  const main = useRef<HTMLElement>(null);
  useFocusOnScreen(main);
  const current = files.languages.find(({ language }) => language === wanted) ?? files.languages[0];
  const email = details.answers['delivery_email'];
  const site = getSiteName(details);
  const name = tTypes(`${details.type}.name`);
  return (
    <main ref={main} id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('page', { agreement: name })}</PageTitle>
      <div className="page__head">
        <div>
          {site !== null && <p className="eyebrow">{site}</p>}
          <h1>{name}</h1>
          {/* An update that is not paid is not what is offered below. */}
          {details.status === 'finalized' && (
            <p className="num">
              {t(details.premium ? 'premium' : 'free', {
                version: String(details.revision),
                date: new Date(details.updated_at),
              })}
            </p>
          )}
        </div>
        <PageActions details={details} owner={owner} />
      </div>
      {hasPaid && (
        <Suspense fallback={null}>
          <PaymentConfirmation
            item={{ type: 'agreement', id, token }}
            name={site === null ? name : `${name} (${site})`}
            making={progress.phase === 'generating'}
            next={files.live_url === null ? '#files-title' : '#live-title'}
            keep={customer === null && token !== null ? '#keep' : undefined}
          />
        </Suspense>
      )}
      {details.status === 'unfinished' && (
        <Suspense fallback={null}>
          <ServedNotice id={id} token={token} retry={retry} />
        </Suspense>
      )}
      {unconfirmed && customer !== null && !confirmed && (
        <Suspense fallback={null}>
          <ConfirmEmail email={customer.email} />
        </Suspense>
      )}
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
            <Suspense fallback={null}>
              <AgreementCoverage id={id} token={token} language={current.language} />
            </Suspense>
          </div>
          <Publish
            id={id}
            token={token}
            current={current}
            liveUrl={files.live_url}
            type={details.type}
            name={name}
            several={files.languages.length > 1}
            owner={owner}
            mailTo={typeof email === 'string' ? email : (owner && customer?.email) || null}
          />
        </div>
      )}
      {progress.phase === 'ready' && (
        <Suspense fallback={null}>
          <FurtherDocuments details={details} token={token} />
        </Suspense>
      )}
      {/* Not before the files are there: they would push a form away that somebody fills in. */}
      {progress.phase !== 'generating' && !unconfirmed && (
        <div className="mt-8" id="keep">
          <Suspense fallback={null}>
            <SavePanel made email={typeof email === 'string' ? email : null} agreementToken={token} />
          </Suspense>
        </div>
      )}
    </main>
  );
}
