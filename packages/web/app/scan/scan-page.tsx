import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { websitePaths } from '../website-paths.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { EvidenceFile } from './evidence-file.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { Report } from './report.tsx';
import { type Scan, scanCalls } from './scan-calls.ts';
import { WriteDocuments } from './write-documents.tsx';
import './scan.css';

/** Milliseconds between two looks at how far it is. */
const pace = 1500;

export function ScanPage({ id }: { id: string }) {
  const t = useTranslations('scan');
  const answer = useFetched<Scan>(
    useCallback((signal: AbortSignal) => send(scanCalls.readScan, { params: { id }, signal }), [id]),
    { repeat: ({ data }) => (data !== null && isUnderWay(data) ? pace : null) },
  );
  return (
    <main id="main" tabIndex={-1} className="wrap page scan">
      <Loaded answer={answer}>{(scan) => <Found scan={scan} />}</Loaded>
      <p className="mt-6 noprint">
        <PageLink className="linkbtn" to="/scan">
          {t('again')}
        </PageLink>
      </p>
    </main>
  );
}

function isUnderWay({ state }: Scan): boolean {
  return state === 'waiting' || state === 'running';
}

function Found({ scan }: { scan: Scan }) {
  const t = useTranslations('scan');
  const { address, created_at: at, result, failure, changes, evidence, website_id: website } = scan;
  const { rule_words: ruleWords } = scan;
  const title = result === null ? t('watching') : t('result');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="small soft num scan__of">{t('of', { address, date: new Date(at) })}</p>
      <h1>{failure === null ? title : t('title')}</h1>
      {isUnderWay(scan) && <ProgressPanel scan={scan} />}
      {failure !== null && (
        <Notice kind="danger">
          <p>{t(`failure.${failure}`)}</p>
        </Notice>
      )}
      {changes !== null && <ChangesPanel changes={changes} ruleWords={ruleWords} />}
      {result !== null && (
        <>
          <Report result={result} ruleWords={ruleWords} />
          <WriteDocuments scan={scan.id} address={scan.address} />
        </>
      )}
      {evidence !== null && <EvidenceFile id={scan.id} sha256={evidence} />}
      {website !== null && (
        <p className="mt-6 noprint">
          <PageLink className="btn" to={websitePaths.watch(website)}>
            {t('regular')}
          </PageLink>
        </p>
      )}
    </>
  );
}
