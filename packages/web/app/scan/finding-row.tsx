import type { ScanResult } from '@clausewright/contract';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Evidence } from './evidence.tsx';

export type Finding = ScanResult['findings'][number];

const icons = { error: CircleAlert, warning: TriangleAlert, notice: Info } as const;

export function FindingRow({ finding }: { finding: Finding }) {
  const t = useTranslations('scan');
  const { code, severity, subject, count, evidence } = finding;
  const Icon = icons[severity];
  return (
    <li className={`is-${severity}`}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <p>
          <span className="vh">{t(`severity.${severity}`)} </span>
          <strong>{t(`finding.${code}`, { subject, count })}</strong>
        </p>
        {evidence.length > 0 && (
          <details>
            <FoldSummary>
              {t('evidence')}
              <span className="vh"> {subject}</span> <span className="soft">({t('times', { count })})</span>
            </FoldSummary>
            <Evidence sightings={evidence} />
          </details>
        )}
      </div>
    </li>
  );
}
