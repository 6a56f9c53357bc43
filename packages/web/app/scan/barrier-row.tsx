import type { ScanAccessibility } from '@clausewright/contract';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';

type Barrier = ScanAccessibility['barriers'][number];

const looks = {
  critical: { className: 'is-error', Icon: CircleAlert },
  serious: { className: 'is-error', Icon: CircleAlert },
  moderate: { className: 'is-warning', Icon: TriangleAlert },
  minor: { className: 'is-notice', Icon: Info },
} as const;

export function BarrierRow({ barrier, title }: { barrier: Barrier; title: string }) {
  const t = useTranslations('scan.accessibility');
  const { impact, criteria, pages } = barrier;
  const { className, Icon } = looks[impact];
  const places = pages.reduce((sum, page) => sum + page.places, 0);
  return (
    <li className={className}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className="small scan__facts">
          <span className="soft">{t('where', { places, pages: pages.length })}</span>
          {criteria.map(({ number, url }) => (
            <a key={number} href={url} hrefLang="en" target="_blank" rel="noreferrer">
              {t('criterion', { number })}
            </a>
          ))}
        </p>
        <details>
          <FoldSummary>
            {t('places')}
            <span className="vh"> {title}</span>
          </FoldSummary>
          <ul className="scan__evidence small">
            {pages.map((page) => (
              <li key={page.page}>
                {page.page}
                <ul>
                  {page.examples.map((example) => (
                    <li key={example}>
                      <code>{example}</code>
                    </li>
                  ))}
                  {page.places > page.examples.length && (
                    <li>{t('more', { count: page.places - page.examples.length })}</li>
                  )}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}
