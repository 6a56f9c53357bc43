import type { ScanChanges } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

type Finding = ScanChanges['findings']['new'][number];

interface Props {
  changes: ScanChanges;
  ruleWords: Readonly<Record<string, string>>;
}

/** What is different from the look before. */
export function ChangesPanel({ changes, ruleWords }: Props) {
  const t = useTranslations('scan');
  const { since, services, findings, accessibility: barriers = { new: [], gone: [] } } = changes;
  const isSame = [services, findings, barriers].every(
    ({ new: appeared, gone }) => appeared.length + gone.length === 0,
  );
  const nameOf = ({ code, subject, count }: Finding): string => t(`finding.${code}`, { subject, count });
  const wordsOf = (rules: readonly string[]): string[] => rules.map((rule) => ruleWords[rule] ?? rule);
  return (
    <section className="panel scan__changes" aria-labelledby="scan-changes">
      <h2 id="scan-changes">{t('changes.title', { date: new Date(since) })}</h2>
      {isSame && <p>{t('changes.none')}</p>}
      {services.new.length > 0 && <p>{t('changes.servicesNew', { names: services.new.join(', ') })}</p>}
      {services.gone.length > 0 && <p>{t('changes.servicesGone', { names: services.gone.join(', ') })}</p>}
      <Listed words={t('changes.findingsNew')} names={findings.new.map(nameOf)} />
      <Listed words={t('changes.findingsGone')} names={findings.gone.map(nameOf)} />
      <Listed words={t('changes.barriersNew')} names={wordsOf(barriers.new)} />
      <Listed words={t('changes.barriersGone')} names={wordsOf(barriers.gone)} />
    </section>
  );
}

function Listed({ words, names }: { words: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{words}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
