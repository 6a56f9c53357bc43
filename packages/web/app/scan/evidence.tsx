import type { ScanResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

type Sighting = ScanResult['services'][number]['evidence'][number];

/** What was seen, where, and what caused it. */
export function Evidence({ sightings }: { sightings: readonly Sighting[] }) {
  const t = useTranslations('scan');
  return (
    <ul className="scan__evidence small">
      {sightings.map(({ pass, page, kind, what, days, by }, index) => (
        // The same may be seen twice, and the list never changes.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          {t(`kind.${kind}`)} <code>{what}</code>
          {kind === 'cookie' && (
            <>
              {' '}
              ({days === null || days === undefined ? t('session') : t('days', { days: Math.ceil(days) })})
            </>
          )}
          , {t('onPage', { page })}, {t(`phase.${pass}`)}; {t(`by.${by.kind}`)}
          {by.url !== null && (
            <>
              {' '}
              <code>{by.url}</code>
            </>
          )}
          {by.line !== null && <>, {t('line', { line: by.line })}</>}
        </li>
      ))}
    </ul>
  );
}
