import type { ScanResult } from '@clausewright/contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';

/** To whoever made the website, about a service that nobody knows: ready to copy, or to open as an e-mail. */
export function DeveloperLetter({ subject: host, evidence }: ScanResult['findings'][number]) {
  const t = useTranslations('scan');
  const id = useId();
  const site = URL.parse(evidence[0]?.page ?? '')?.host ?? '';
  const places = evidence.map(({ page, what, pass, by }) => {
    const cause = [t(`by.${by.kind}`), by.url, by.line === null ? null : t('line', { line: by.line })];
    return `- ${page}\n  ${what}\n  ${t(`phase.${pass}`)}; ${cause.filter((part) => part !== null).join(', ')}`;
  });
  const title = t('letter.subject', { host, site });
  const text = t('letter.text', { host, site, places: [...new Set(places)].join('\n') });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  return (
    <details className="noprint">
      <FoldSummary>
        {t('letter.title')}
        <span className="vh"> {host}</span>
      </FoldSummary>
      <div className="scan__letter">
        <label className="label" htmlFor={id}>
          {title}
        </label>
        <textarea id={id} className="textarea" rows={14} readOnly value={text} />
        <div className="row">
          <CopyButton className="btn btn--sm" text={`${title}\n\n${text}`} label={t('letter.copy')} />
          <a className="btn btn--sm" href={mail}>
            {t('letter.mail')}
            <span className="vh"> {host}</span>
          </a>
        </div>
      </div>
    </details>
  );
}
