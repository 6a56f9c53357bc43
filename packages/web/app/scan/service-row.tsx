import type { ScanResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Evidence } from './evidence.tsx';

type Service = ScanResult['services'][number];

const shownHosts = 6;

export function ServiceRow({ service }: { service: Service }) {
  const t = useTranslations('scan');
  const { name, type, passes, hosts, cookies, storage, pages, evidence } = service;
  const when = passes.includes('unanswered') ? 'before' : passes.includes('refused') ? 'refusal' : 'accept';
  const isUnlawful = when !== 'accept' && type !== null && type !== 'ESSENTIAL';
  const stored = [...cookies.map((cookie) => cookie.name), ...storage];
  return (
    <li>
      <p>
        <strong>{name}</strong>{' '}
        <span className={`badge ${isUnlawful ? 'badge--danger' : 'badge--line'}`}>{t(`badge.${when}`)}</span>
      </p>
      <p className="small soft scan__facts">
        <code>{hosts.slice(0, shownHosts).join(', ')}</code>
        {stored.length > 0 && <span>{t('cookies', { names: stored.join(', ') })}</span>}
        <span>{t('pagesSeen', { count: pages.length })}</span>
      </p>
      <details>
        <FoldSummary>
          {t('evidence')}
          <span className="vh"> {name}</span>
        </FoldSummary>
        <Evidence sightings={evidence} />
      </details>
    </li>
  );
}
