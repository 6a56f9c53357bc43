import type { WebsitePage } from '@clausewright/contract';
import { CircleAlert, CircleCheck, CircleQuestionMark, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import { scanCalls } from '../scan/scan-calls.ts';
import { websitePaths } from '../website-paths.ts';

/** Findings that stand here; the others are in the report. */
const most = 5;

const icons = { error: CircleAlert, warning: TriangleAlert, notice: Info } as const;

interface Props {
  page: WebsitePage;
  onStarted: () => void;
}

/** What the last look at the website saw. */
export function LookSection({ page: { scan, looking, website }, onStarted }: Props) {
  const t = useTranslations('websites.look');
  const tScan = useTranslations('scan');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const look = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await send(scanCalls.startScan, { body: { address: website.name } });
    setBusy(false);
    setFailed(outcome.ok ? '' : failureText(outcome));
    if (outcome.ok) onStarted();
  };
  return (
    <section id="look" aria-labelledby="look-title">
      <div className="sec__head">
        <h2 id="look-title">{t('title')}</h2>
        <span className="sec__tools num">
          {scan && <span>{t('at', { date: new Date(scan.at) })}</span>}
          {looking === null && (
            <button
              type="button"
              className="linkbtn"
              aria-busy={busy}
              onClick={() => {
                look().catch(reportError);
              }}
            >
              {t('now')}
            </button>
          )}
        </span>
      </div>
      <div role="alert">{failed !== '' && <p className="error">{failed}</p>}</div>
      <output>
        {looking !== null && (
          <span className="line">
            <span className="row">
              <span className="spin" aria-hidden="true" />
              {t('going')} <PageLink to={`/scan/${looking.id}`}>{t('follow')}</PageLink>
            </span>
          </span>
        )}
      </output>
      {scan === null ? looking === null && <p className="line soft">{t('none')}</p> : <Seen scan={scan} />}
      <p className="acts">
        <PageLink className="linkbtn" to={websitePaths.watch(website.id)}>
          {tScan('regular')}
        </PageLink>
      </p>
    </section>
  );
}

function Seen({ scan }: { scan: NonNullable<WebsitePage['scan']> }) {
  const t = useTranslations('websites.look');
  const tScan = useTranslations('scan');
  const { id, findings, pages, services, unreachable } = scan;
  const against = findings.filter(({ severity }) => severity !== 'notice');
  const shown = against.slice(0, most);
  const report = (
    <div className="acts">
      <PageLink className="linkbtn" to={`/scan/${id}`}>
        {t('report')}
      </PageLink>
    </div>
  );
  if (unreachable) {
    return (
      <div className="line">
        <h3>
          <CircleQuestionMark className="icon icon--sm muted" aria-hidden="true" />
          {t('unreachable')}
        </h3>
        {report}
      </div>
    );
  }
  return (
    <>
      {shown.map(({ code, severity, subject, count }) => {
        const Icon = icons[severity];
        return (
          <div key={`${code} ${subject}`} className={`line is-${severity}`}>
            <h3>
              <Icon className="icon icon--sm" aria-hidden="true" />
              <span>
                <span className="vh">{tScan(`severity.${severity}`)} </span>
                {tScan(`finding.${code}`, { subject, count })}
              </span>
            </h3>
          </div>
        );
      })}
      <div className="line">
        <div>
          {against.length === 0 && (
            <h3 className="is-ok">
              <CircleCheck className="icon icon--sm" aria-hidden="true" />
              {t('clean')}
            </h3>
          )}
          <p className="num">
            {t('summary', { pages, services })}
            {against.length > most && ` ${t('more', { count: against.length - most })}`}
          </p>
        </div>
        {report}
      </div>
    </>
  );
}
