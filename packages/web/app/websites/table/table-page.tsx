import type { TablePreview } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { type Failure, isCode } from '../../outcome.ts';
import { newRequestId } from '../../request-id.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { websitePaths } from '../../website-paths.ts';
import '../websites.css';
import type { Given } from './read-given.ts';
import { takeFocus } from './take-focus.ts';
import { ShownPreview } from './shown-preview.tsx';
import { tableCalls } from './table-calls.ts';
import { TableFiles } from './table-files.tsx';
import { TableForm } from './table-form.tsx';
import './table.css';

interface Shown {
  given: Given;
  preview: TablePreview;
  /** Of its press, however often that has to be sent. */
  requestId: string;
}

/** `/profile/sites?add=table`: many websites at once. */
export function TablePage() {
  const t = useTranslations('api-keys.table');
  const [busy, setBusy] = useState<'reading' | 'taking' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState<TablePreview['counts'] | null>(null);

  const preview = async (given: Given) => {
    setBusy('reading');
    setDone(null);
    const outcome = await send(tableCalls.preview, { body: given });
    setBusy(null);
    setShown(outcome.ok ? { given, preview: outcome.data, requestId: newRequestId() } : null);
    return outcome;
  };
  const show = async (given: Given) => {
    setFailure(null);
    const outcome = await preview(given);
    if (!outcome.ok) setFailure(outcome);
  };
  const take = async ({ given, preview: { preview: name }, requestId }: Shown) => {
    if (busy !== null) return;
    setBusy('taking');
    setFailure(null);
    const body = { ...given, request_id: requestId, preview: name };
    const outcome = await send(tableCalls.take, { body });
    setBusy(null);
    if (outcome.ok) {
      setShown(null);
      setDone(outcome.data.counts);
      return;
    }
    setFailure(outcome);
    // Nothing was done: what is shown now is what a press would do now.
    if (isCode(outcome, 'table-changed')) await preview(given);
  };
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <PageLink className="back" to={websitePaths.list}>
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {t('back')}
      </PageLink>
      <h1>{t('title')}</h1>
      <p className="lead mt-3">{t('lead')}</p>
      <TableFiles />
      <TableForm busy={busy === 'reading'} onGiven={(given) => void show(given).catch(reportError)} />
      <div className="mt-4">
        <FailureAlert failure={failure} />
      </div>
      {shown !== null && (
        <ShownPreview
          key={shown.requestId}
          preview={shown.preview}
          busy={busy === 'taking'}
          onTake={() => void take(shown).catch(reportError)}
        />
      )}
      {done !== null && (
        <section className="section" aria-labelledby="table-done">
          <h2 id="table-done" ref={takeFocus} tabIndex={-1}>
            {t('done')}
          </h2>
          <p className="num">{t('doneWhat', { ...done })}</p>
          {done.scans > 0 && <p className="small mt-2">{t('scans', { count: done.scans })}</p>}
          <p className="mt-4">
            <PageLink className="btn" to={websitePaths.list}>
              {t('toList')}
            </PageLink>
          </p>
        </section>
      )}
    </main>
  );
}
