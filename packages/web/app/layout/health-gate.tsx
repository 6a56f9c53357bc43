import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHealth, type Health } from '../health.ts';
import { CookiesBlocked } from './cookies-blocked.tsx';
import { useHeartbeat } from './use-heartbeat.ts';
import { Waiting } from './waiting.tsx';

/**
 * What stands in for the page: `null` leaves it there under a line. A first failure is a line only,
 * since most last a second; without a connection, and while there are too many requests, one can go on
 * writing.
 */
function screenFor(health: Health, failures: number): 'blocked' | 'maintenance' | 'down' | null {
  if (health === 'blocked' || health === 'maintenance') return health;
  return health === 'down' && failures > 1 ? 'down' : null;
}

/** The line under the header. */
function lineFor(health: Health, replaced: boolean) {
  return replaced || health === 'up' || health === 'blocked' || health === 'maintenance' ? null : health;
}

/** The page, or what stands in for it. The page stays mounted, so that nothing typed is lost. */
export function HealthGate({ children }: { children: ReactNode }) {
  useHeartbeat();
  const t = useTranslations('health');
  const { health, failures } = useHealth();
  const screen = screenFor(health, failures);
  const replaced = screen !== null;
  const before = useRef<Element | null>(null);
  const line = lineFor(health, replaced);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      if (event.target instanceof Element && !event.target.closest('main.status')) {
        before.current = event.target;
      }
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (!replaced) return undefined;
    document.querySelector<HTMLElement>('main.status')?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [replaced]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div className="banner-down" role="status" hidden={line === null}>
        {line !== null && (
          <div className="wrap">
            <TriangleAlert className="icon" aria-hidden="true" />
            <p>{t(`line.${line}`)}</p>
          </div>
        )}
      </div>
      {screen === 'blocked' && <CookiesBlocked />}
      {(screen === 'maintenance' || screen === 'down') && <Waiting because={screen} />}
      <div className="contents" hidden={replaced}>
        {children}
      </div>
    </>
  );
}
