import { useRef, useState, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { storeDevice } from '../session/stored-device.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { StatusMessage, Section } from './section.tsx';
import { useFetched } from '../use-fetched.ts';

function fetchSessions(signal: AbortSignal) {
  return send(accountCalls.listSessions, { signal });
}

function hidden(words: ReactNode) {
  return <span className="vh">{words}</span>;
}

/** Where the account is logged in, with the ending of each. */
export function SessionList() {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const { outcome, again } = useFetched(fetchSessions);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [ended, setEnded] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = outcome?.ok ? outcome.data.sessions : null;
  const failure = refused ?? (outcome?.ok === false ? outcome : null);

  const act = async (work: () => Promise<number | Failure>) => {
    setEnded(null);
    const result = await work();
    setRefused(typeof result === 'number' ? null : result);
    if (typeof result !== 'number') return;
    setEnded(result);
    again();
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const end = async (id: string) => {
    const outcome = await send(accountCalls.endSession, { params: { id } });
    return outcome.ok ? 1 : outcome;
  };
  const endOthers = async () => {
    const outcome = await send(accountCalls.endOtherSessions, {});
    if (!outcome.ok) return outcome;
    const email = readCustomer()?.email;
    if (email !== undefined) storeDevice({ email, device: outcome.data.device });
    return outcome.data.ended;
  };
  return (
    <Section id="sessions-title" title={t('title')} heading={heading}>
      {failure && <Failed failure={failure} onAgain={again} />}
      {sessions === null && failure === null && <span className="skel skel--2-3" aria-hidden="true" />}
      <ul className="sessions">
        {sessions?.map(({ id, device, current, last_used_at }) => (
          <li key={id}>
            <div>
              <b>{device || t('unknown')}</b>
              {current && <span className="badge">{t('current')}</span>}
              <span className="small muted num block">
                {t('last', { date: format.dateTime(new Date(last_used_at), 'minute') })}
              </span>
            </div>
            {!current && (
              <button type="button" className="btn btn--sm" onClick={() => void act(() => end(id))}>
                <span>{t.rich('end', { device: device || t('unknown'), hidden })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions !== null && sessions.length > 1 && (
        <button type="button" className="btn" onClick={() => void act(endOthers)}>
          {t('endOthers')}
        </button>
      )}
      <StatusMessage>{ended !== null && t('ended', { count: ended })}</StatusMessage>
    </Section>
  );
}

function Failed({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  const t = useTranslations('account');
  const text = useFailureText()(failure);
  return (
    <div role="alert">
      <Notice kind="danger">
        <p>{text}</p>
        <button type="button" className="linkbtn" onClick={onAgain}>
          {t('again')}
        </button>
      </Notice>
    </div>
  );
}
