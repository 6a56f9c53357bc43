import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { useFailureText } from '../../outcome-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from './fact.tsx';
import { logCalls } from './log-calls.ts';

interface Props {
  visitor: string;
  /** Answers that were the visitor's. */
  onErased: (count: number) => void;
}

/** Takes a visitor out of the log, as the visitor may ask. */
export function EraseVisitor({ visitor, onErased }: Props) {
  const t = useTranslations('consent-log.erase');
  const failureText = useFailureText();
  const { id } = useConsent();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(null);

  const prepare = async () => {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    const found = await send(logCalls.allMonthsLogs, { params: { id }, query: { visitor } });
    setBusy(false);
    if (found.ok) setCount(found.data.totals.answers);
    else setFailure(failureText(found));
  };
  const erase = async () => {
    setCount(null);
    setBusy(true);
    const outcome = await send(logCalls.eraseLogVisitor, { params: { id, visitor } });
    setBusy(false);
    if (outcome.ok) onErased(outcome.data.erased);
    else setFailure(`${t('failed')} ${failureText(outcome)}`);
  };
  return (
    <Panel id="entry-erase" title={t('title')}>
      <p className="small soft">{t('lead')}</p>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <button
        type="button"
        className="btn btn--sm"
        aria-busy={busy}
        onClick={() => {
          prepare().catch(reportError);
        }}
      >
        {busy && <span className="spin" aria-hidden="true" />}
        {t('open')}
      </button>
      {count !== null && (
        <ConfirmDialog
          title={t('ask', { record: visitor.slice(0, 8) })}
          keep={t('keep')}
          act={t('act')}
          onKeep={() => setCount(null)}
          onAct={() => {
            erase().catch(reportError);
          }}
        >
          <p>{t('means', { count })}</p>
          <p>{t('forGood')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
