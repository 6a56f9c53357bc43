import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import type { Scan } from './scan-calls.ts';
import { StopButton } from './stop-button.tsx';

/** Milliseconds between two announcements: each new server would be too many. */
const spoken = 10_000;
const shownHosts = 30;

/** How far a scan is, with the servers of others as they appear, the newest first. */
export function ProgressPanel({ scan: { id, state, progress } }: { scan: Scan }) {
  const t = useTranslations('scan');
  const at = progress === null ? t(state === 'waiting' ? 'waiting' : 'opening') : t('progress', progress);
  const hosts = t('hosts', { count: progress?.hosts.length ?? 0 });
  const [said, setSaid] = useState('');
  const whole = progress === null ? at : `${t(`phase.${progress.pass}`)}. ${at}. ${hosts}.`;
  useEffect(() => {
    const timer = setInterval(() => setSaid(whole), spoken);
    return () => clearInterval(timer);
  }, [whole]);
  return (
    <>
      <p className="lead">{t('watchingLead')}</p>
      <section className="panel scan__progress" aria-busy={state === 'running'}>
        <p>
          <strong>{progress === null ? at : t(`phase.${progress.pass}`)}</strong>
        </p>
        {progress !== null && (
          <>
            <progress max={progress.pages} value={progress.page} aria-label={at} />
            <p className="small soft num">
              {at}, <span className="scan__url">{progress.url}</span>
            </p>
            <p className="small">{hosts}</p>
            <ul className="scan__hosts">
              {progress.hosts
                .toReversed()
                .slice(0, shownHosts)
                .map((host) => (
                  <li key={host}>
                    <code>{host}</code>
                  </li>
                ))}
            </ul>
          </>
        )}
      </section>
      <StopButton id={id} />
      <Announcement text={said} />
    </>
  );
}
