import type { SeenEvidence } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

/** Where something was seen: a stranger's words, so they stand as text and nothing of them is a link. */
export function SeenPlaces({ evidence }: { evidence: readonly SeenEvidence[] }) {
  const t = useTranslations('suggestions');
  const tScan = useTranslations('scan');
  return (
    <ul className="seen__places small">
      {evidence.map(({ page, kind, what, pass, days, http_only: httpOnly }, index) => (
        // The same may be seen twice, and the list never changes.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          {t(`kind.${kind}`)} <q>{what}</q>
          {days !== undefined && (
            <> ({days === null ? tScan('session') : tScan('days', { days: Math.ceil(days) })})</>
          )}
          {httpOnly === true && <>, {t('httpOnly')}</>}, {tScan('onPage', { page })}
          {pass !== undefined && <>, {tScan(`phase.${pass}`)}</>}
        </li>
      ))}
    </ul>
  );
}
