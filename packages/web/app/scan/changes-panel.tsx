import type { ScanChanges } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

/** What is different from the look before. */
export function ChangesPanel({ changes }: { changes: ScanChanges }) {
  const t = useTranslations('scan');
  const { since, services, findings } = changes;
  const isSame = [services.new, services.gone, findings.new, findings.gone].every(
    ({ length }) => length === 0,
  );
  return (
    <section className="panel scan__changes" aria-labelledby="scan-changes">
      <h2 id="scan-changes">{t('changes.title', { date: new Date(since) })}</h2>
      {isSame && <p>{t('changes.none')}</p>}
      {services.new.length > 0 && <p>{t('changes.servicesNew', { names: services.new.join(', ') })}</p>}
      {services.gone.length > 0 && <p>{t('changes.servicesGone', { names: services.gone.join(', ') })}</p>}
      <Listed words={t('changes.findingsNew')} findings={findings.new} />
      <Listed words={t('changes.findingsGone')} findings={findings.gone} />
    </section>
  );
}

function Listed({ words, findings }: { words: string; findings: ScanChanges['findings']['new'] }) {
  const t = useTranslations('scan');
  if (findings.length === 0) return null;
  return (
    <>
      <p>{words}</p>
      <ul>
        {findings.map(({ code, subject, count }) => (
          <li key={`${code} ${subject}`}>{t(`finding.${code}`, { subject, count })}</li>
        ))}
      </ul>
    </>
  );
}
