import type { ScanAccessibility } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { BarrierRow } from './barrier-row.tsx';

const impacts = ['critical', 'serious', 'moderate', 'minor'] as const;

interface Props {
  /** Missing where nothing was checked. */
  found: ScanAccessibility | undefined;
  /** What each rule asks for. */
  words: Readonly<Record<string, string>>;
}

/** What axe-core found, and that it is a part alone. */
export function AccessibilitySection({ found, words }: Props) {
  const t = useTranslations('scan.accessibility');
  return (
    <section aria-labelledby="scan-accessibility">
      <div className="scan__group">
        <h2 id="scan-accessibility">{t('title')}</h2>
      </div>
      <p>{t('part')}</p>
      {found === undefined ? <p>{t('never')}</p> : <Found found={found} words={words} />}
    </section>
  );
}

function Found({ found, words }: { found: ScanAccessibility; words: Props['words'] }) {
  const t = useTranslations('scan.accessibility');
  const { version, checked, not_checked: missed, barriers, open } = found;
  return (
    <>
      {version !== null && <p>{t('checked', { version, pages: checked.length })}</p>}
      {version !== null && barriers.length === 0 && (
        <p>
          <strong>{t('nothing')}</strong>
        </p>
      )}
      {missed.length > 0 && (
        <>
          <p>{t(version === null ? 'failed' : 'missed')}</p>
          <ul className="small scan__url">
            {missed.map(({ page, reason }) => (
              <li key={page}>
                {page} {t(`reason.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {impacts.map((impact) => {
        const of = barriers.filter((barrier) => barrier.impact === impact);
        if (of.length === 0) return null;
        return (
          <div key={impact}>
            <h3 id={`scan-${impact}`}>{t(`impact.${impact}`)}</h3>
            <ul className="scan__findings" aria-labelledby={`scan-${impact}`}>
              {of.map((barrier) => (
                <BarrierRow
                  key={barrier.rule}
                  barrier={barrier}
                  title={words[barrier.rule] ?? barrier.rule}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {open.length > 0 && (
        <>
          <h3>{t('open', { places: open.reduce((sum, { places }) => sum + places, 0) })}</h3>
          <ul className="small">
            {open.map(({ rule, pages, places }) => (
              <li key={rule}>
                {words[rule] ?? rule} <span className="soft">({t('where', { places, pages })})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
