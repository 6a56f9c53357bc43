import type { ListedVersion } from '@clausewright/contract';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { languageNames } from '../language/interface-languages.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { comparisonHeading } from './version-comparison.tsx';
import { versionCalls } from './version-calls.ts';

export interface Listed {
  revision: number;
  versions: readonly ListedVersion[];
}
interface Props {
  id: string;
  listed: Listed;
  reload: () => void;
  compare: (chosen: Record<string, string>) => void;
}

/** The versions, newest first, each with its permanent address, its changes and the way back to it. */
export function VersionList({ id, listed: { revision, versions }, reload, compare }: Props) {
  const t = useTranslations('versions');
  const failureText = useFailureText();
  const [asked, setAsked] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ restored: number } | { failure: Failure } | null>(null);

  const restore = async (number: number) => {
    setAsked(null);
    setBusy(true);
    const outcome = await send(versionCalls.restoreVersion, { params: { id }, body: { number, revision } });
    setBusy(false);
    setSaid(outcome.ok ? { restored: outcome.data.number } : { failure: outcome });
    // Somebody else may have been here: what is on the page is old either way.
    reload();
  };
  return (
    <>
      <div role={said && 'failure' in said ? 'alert' : 'status'}>
        {said !== null && (
          <Notice kind={'failure' in said ? 'danger' : 'ok'}>
            <p>{'failure' in said ? failureText(said.failure) : t('restored', { number: said.restored })}</p>
          </Notice>
        )}
      </div>
      <ol className="vers" aria-busy={busy}>
        {versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            before={versions.find(({ number, served_at: at }) => at !== null && number < version.number)}
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

interface VersionProps {
  version: ListedVersion;
  /** The served one before it, if it is on the page. */
  before: ListedVersion | undefined;
  compare: (chosen: Record<string, string>) => void;
  restore: () => void;
}

function Version({ version, before, compare, restore }: VersionProps) {
  const t = useTranslations('versions');
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
            <ExternalLink className="icon" aria-hidden="true" />
            {t('open')}
            <span className="vh"> {t('openMore', { number })}</span>
          </a>
        )}
        {served !== null && before && (
          <button
            type="button"
            className="linkbtn"
            onClick={() => {
              compare({ from: String(before.number), to: String(number) });
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
