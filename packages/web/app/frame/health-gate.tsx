import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHealth } from '../health.ts';
import { CookiesBlocked } from './cookies-blocked.tsx';
import { Maintenance } from './maintenance.tsx';
import { useHeartbeat } from './use-heartbeat.ts';

/**
 * The page, or what stands in for it while the service does not answer. The page stays mounted, so
 * that nothing typed is lost; a first failure shows a line only, since most of them last a second.
 */
export function HealthGate({ children }: { children: ReactNode }) {
  useHeartbeat();
  const t = useTranslations('health');
  const { health, failures } = useHealth();
  const replaced = health === 'blocked' || (health === 'down' && failures > 1);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!replaced) return undefined;
    document.querySelector<HTMLElement>('main.status')?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [replaced]);
  useEffect(() => {
    if (health === 'down' && failures === 1) before.current = document.activeElement;
  }, [health, failures]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div className="banner-down" role="status" hidden={health === 'up' || replaced}>
        {health !== 'up' && (
          <div className="wrap">
            <TriangleAlert className="icon" aria-hidden="true" />
            <p>{t('unavailable')}</p>
          </div>
        )}
      </div>
      {health === 'blocked' && <CookiesBlocked />}
      {health === 'down' && replaced && <Maintenance />}
      <div className="contents" hidden={replaced}>
        {children}
      </div>
    </>
  );
}
