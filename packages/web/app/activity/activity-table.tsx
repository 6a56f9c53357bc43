import type { ActivityEntry } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { countryName } from '../country-names.ts';
import { useLanguage } from '../language/language-provider.tsx';

/** One act a row; on a phone the act is the heading of a card. */
export function ActivityTable({ entries, busy }: { entries: readonly ActivityEntry[]; busy: boolean }) {
  const t = useTranslations('api-keys.activity');
  const { language } = useLanguage();
  return (
    <div className="tablewrap">
      <table className="table table--cards" aria-label={t('listed')} aria-busy={busy}>
        <thead>
          <tr>
            {(['when', 'what', 'who', 'where'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td data-l={t('when')} className="nowrap">
                <Moment at={entry.at} />
              </td>
              <td className="lead-cell wrap-anywhere">
                {t(`kinds.${entry.kind}`)}
                <Named entry={entry} />
              </td>
              <td data-l={t('who')} className="wrap-anywhere">
                <Who entry={entry} />
              </td>
              <td data-l={t('where')}>
                {entry.country === null ? (
                  <span className="muted">{isFromSomewhere(entry) ? t('unknown') : '–'}</span>
                ) : (
                  countryName(entry.country, language)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The services that finish a payment are in no country that says anything. */
const isFromSomewhere = ({ means }: ActivityEntry) => means === 'browser' || means === 'key';

/** To the second, in the time of whoever reads. */
function Moment({ at }: { at: string }) {
  const format = useFormatter();
  return <time dateTime={at}>{format.dateTime(new Date(at), 'minute', { second: '2-digit' })}</time>;
}

/** What it was done to, as that was called then. */
function Named({ entry: { document_type: type, object_name: name } }: { entry: ActivityEntry }) {
  const tTypes = useTranslations('types');
  const words = [type === null ? null : tTypes(`${type}.name`), name].filter((word) => word !== null);
  return words.length === 0 ? null : <small>{words.join(' · ')}</small>;
}

function Who({ entry: { by_owner: isOwner, means, means_name: name } }: { entry: ActivityEntry }) {
  const t = useTranslations('api-keys.activity');
  if (means === 'key') return t('key', { name: name ?? t('unknown') });
  if (means === 'browser') return t(isOwner ? 'you' : 'nobody');
  return t(means);
}
