import { useEffect, useState, type ComponentType, type Dispatch, type SetStateAction } from 'react';
import { isDown } from '../health.ts';
import { loadAreaWords } from '../language/area-words.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { addressConfirmed } from './confirmed.ts';
import { pingEveryMs } from '../stored-session/ping-interval.ts';
import type { SessionNoticeProps } from './session-notice.tsx';
import { readCustomer, sessionEnd, subscribeToSession } from '../stored-session/session-store.ts';
import { useActingBar } from './use-acting-bar.ts';
import { useAccountLanguage } from './use-account-language.ts';
import { useSession } from './use-session.ts';

type Event = SessionNoticeProps['event'];

/** Once on each page: checks the session at the start, every 15 minutes and when the tab wakes up. */
function useChecks(onEvent: (event: Event) => void): void {
  useEffect(() => {
    const check = async () => {
      if (readCustomer() === null || document.visibilityState === 'hidden') return;
      const { pingWhenDue } = await import('../api.ts');
      if ((await pingWhenDue()) !== 'unknown' || isDown()) return;
      onEvent('check-failed');
      const { reportClientFailure } = await import('../client-log.ts');
      reportClientFailure('call-failed', 'ping', 'no-answer');
    };
    const checkSoon = () => void check().catch(reportError);
    checkSoon();
    const timer = setInterval(checkSoon, pingEveryMs);
    document.addEventListener('visibilitychange', checkSoon);
    addEventListener('online', checkSoon);
    addEventListener('pageshow', checkSoon);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkSoon);
      removeEventListener('online', checkSoon);
      removeEventListener('pageshow', checkSoon);
    };
  }, [onEvent]);
}

/** Tells when the session ended without the person's doing, and that there is one again. */
function useEnd(onEvent: Dispatch<SetStateAction<Event | null>>): void {
  useEffect(() => {
    let wasIn = readCustomer() !== null;
    return subscribeToSession(() => {
      const isIn = readCustomer() !== null;
      if (isIn) onEvent((event) => (event === 'confirmed' ? event : null));
      // The log-in, to which a page of the account gives way, says it itself.
      const elsewhere = !location.pathname.startsWith('/profile');
      if (wasIn && !isIn && sessionEnd() === 'ended' && elsewhere) onEvent('ended');
      wasIn = isIn;
    });
  }, [onEvent]);
}

/** Tells on the page after it that the address of the account is confirmed. */
function useConfirmation(onEvent: (event: Event) => void): void {
  useEffect(() => {
    const tell = () => onEvent('confirmed');
    addEventListener(addressConfirmed, tell);
    return () => removeEventListener(addressConfirmed, tell);
  }, [onEvent]);
}

/** Keeps the session of this tab, and says so when it ended without the person's doing. */
export function SessionRefresher() {
  const { language } = useLanguage();
  const { status } = useSession();
  const [event, setEvent] = useState<Event | null>(null);
  const [Notice, setNotice] = useState<ComponentType<SessionNoticeProps> | null>(null);
  useAccountLanguage();
  const acting = useActingBar(status);
  useChecks(setEvent);
  useEnd(setEvent);
  useConfirmation(setEvent);

  // Beforehand: a session may also end without a connection.
  const mayEnd = status === 'in' || event !== null;
  useEffect(() => {
    if (!mayEnd) return undefined;
    let wanted = true;
    const load = async () => {
      const [{ SessionNotice }] = await Promise.all([
        import('./session-notice.tsx'),
        loadAreaWords('session', language),
      ]);
      if (wanted) setNotice(() => SessionNotice);
    };
    load().catch(reportError);
    return () => {
      wanted = false;
    };
  }, [mayEnd, language]);

  return (
    <>
      {acting && <acting.Bar name={acting.name} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks */}
      <div role="status">
        {event !== null && Notice && <Notice key={event} event={event} onClose={() => setEvent(null)} />}
      </div>
    </>
  );
}
