import type { ListedVersion } from '@clausewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { languageNames } from '../interface-languages.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Listed } from './listed.ts';
import { comparisonHeading } from './version-comparison.tsx';
import { versionCalls } from './version-calls.ts';

interface Props {
  id: string;
  listed: Listed;
  /** Older ones stand on a further page. */
  more: boolean;
  asking: boolean;
  reload: () => void;
  compare: (chosen: Record<string, string>) => void;
}

/** The versions, newest first, each with its permanent address, its changes and the way back to it. */
export function VersionList({ id, listed, more, asking, reload, compare }: Props) {
  const { revision, versions } = listed;
  const t = useTranslations('versions');
  const failureText = useFailureText();
  const [asked, setAsked] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ restored: number } | { failure: Failure } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands above the list, which may be long.
    if (said) box.current?.focus();
  }, [said]);

  const restore = async (number: number) => {
    setAsked(null);
    if (busy) return;
    setBusy(true);
    setSaid(null);
    const outcome = await send(versionCalls.restoreVersion, { params: { id }, body: { number, revision } });
    setBusy(false);
    // Somebody has to approve of it first, where it waits.
    if (outcome.ok && outcome.data.waits) return location.assign(`/wizard/pay/${id}`);
    setSaid(outcome.ok ? { restored: outcome.data.number } : { failure: outcome });
    // Somebody else may have been here: what is on the page is old either way.
    reload();
  };
  return (
    <>
      <div
        role={said && 'failure' in said ? 'alert' : 'status'}
        tabIndex={-1}
        ref={box}
        className="vers__said"
      >
        {said !== null && (
          <Notice kind={'failure' in said ? 'danger' : 'ok'}>
            <p>{'failure' in said ? failureText(said.failure) : t('restored', { number: said.restored })}</p>
          </Notice>
        )}
      </div>
      <ol className="vers" aria-busy={busy || asking}>
        {versions.map((version) => (
          <Version
            key={version.number}
            id={id}
            version={version}
            // Versions are numbered without a gap.
            isNewest={version.number === listed.total}
            before={servedBefore(versions, version.number) ?? (more ? version.number - 1 : null)}
            compare={compare}
            restore={() => setAsked(version.number)}
          />
        ))}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={t('ask.title', { number: asked })}
          keep={t('ask.keep')}
          act={t('ask.act')}
          look="primary"
          onKeep={() => setAsked(null)}
          onAct={() => void restore(asked)}
        >
          <p>{t('ask.first', { number: asked })}</p>
          <p>{t('ask.second')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The served one before it, where it is on the page. */
function servedBefore(versions: readonly ListedVersion[], before: number): number | null {
  return versions.find(({ number, served_at: at }) => at !== null && number < before)?.number ?? null;
}

interface VersionProps {
  id: string;
  version: ListedVersion;
  isNewest: boolean;
  /** Number of the version that it is held against. */
  before: number | null;
  compare: (chosen: Record<string, string>) => void;
  restore: () => void;
}

function Version({ id, version, isNewest, before, compare, restore }: VersionProps) {
  const t = useTranslations('versions');
  const tAgreements = useTranslations('agreements');
  const { number, origin, restored_from: restored, created_at: at, served_at: served, current } = version;
  return (
    <li className="card vers__one">
      <div>
        <h2>{t('version', { number })}</h2>
        <p className="muted num">
          {origin === 'restored' && restored !== null
            ? t('origin.restored', { number: restored })
            : t(`origin.${origin === 'restored' ? 'generated' : origin}`)}{' '}
          {t('on', { date: new Date(at) })}
        </p>
        <p className="vers__badges">
          {current && <span className="badge badge--ok">{t('current')}</span>}
          {served === null && <span className="badge badge--warn">{t('neverServed')}</span>}
          {version.languages.map((language) => (
            <span key={language} className="badge badge--line" lang={language}>
              {languageNames[language]}
            </span>
          ))}
        </p>
      </div>
      <div className="vers__acts">
        {version.url !== null && (
          <a className="linkbtn" href={version.url} target="_blank" rel="noreferrer">
            {t('open')}
            <span className="vh"> {t('openMore', { number })}</span>
          </a>
        )}
        {served === null && isNewest && (
          <a className="linkbtn" href={`/wizard/pay/${id}`}>
            {tAgreements('finalize')}
          </a>
        )}
        {served !== null && before !== null && (
          <button
            type="button"
            className="linkbtn"
            onClick={() => {
              compare({ from: String(before), to: String(number) });
              document.getElementById(comparisonHeading)?.focus();
            }}
          >
            {t('changes')}
            <span className="vh"> {t('changesMore', { number })}</span>
          </button>
        )}
        {served !== null && !current && (
          <button type="button" className="linkbtn" onClick={restore}>
            {t('restore')}
            <span className="vh"> {t('restoreMore', { number })}</span>
          </button>
        )}
      </div>
    </li>
  );
}
