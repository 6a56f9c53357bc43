import type { ScanPlatform, ScanResult } from '@clausewright/contract';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { DeveloperLetter } from './developer-letter.tsx';
import { Evidence } from './evidence.tsx';
import { FooterLine } from './footer-line.tsx';
import { remedyKey } from './remedy.ts';

export type Finding = ScanResult['findings'][number];

const icons = { error: CircleAlert, warning: TriangleAlert, notice: Info } as const;

export function FindingRow({ finding, platform }: { finding: Finding; platform: ScanPlatform }) {
  const t = useTranslations('scan');
  const { code, severity, subject, count, evidence, link } = finding;
  const Icon = icons[severity];
  return (
    <li className={`is-${severity}`}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <p>
          <span className="vh">{t(`severity.${severity}`)} </span>
          <strong>{t(`finding.${code}`, { subject, count })}</strong>
        </p>
        <p className="small scan__remedy">
          <span className="soft">{t('todo')}:</span> {t(remedyKey(finding, platform), { subject })}
        </p>
        {link && <FooterLine {...link} />}
        {code === 'unknown-service' && evidence.length > 0 && <DeveloperLetter {...finding} />}
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
