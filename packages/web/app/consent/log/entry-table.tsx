import type { LogEntry } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { useConsent } from '../consent-context.ts';
import { recordPath } from '../../consent-tab-paths.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { getDecisionPlace } from './decision.ts';
import { Swatch } from './log-chart.tsx';
import { recordLinkId, type RecordState } from './record-link.ts';
import { useCountryNames } from './use-country-names.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { useMinute } from './use-minute.ts';

interface Props {
  entries: readonly LogEntry[];
  /** Address of the list. */
  from: string;
  busy: boolean;
}

const columns = ['time', 'record', 'decision', 'where', 'country', 'language'] as const;

/** A table whose rows take two lines on a narrow screen: when and what, then the rest. */
export function EntryTable({ entries, from, busy }: Props) {
  const t = useTranslations('consent-log.list');
  return (
    <div className="tablewrap log__records">
      <table className="table log__table" aria-busy={busy}>
        <caption className="vh">{t('caption')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} from={from} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, from }: { entry: LogEntry; from: string }) {
  const t = useTranslations('consent-log');
  const { id: site } = useConsent();
  const decision = useDecisionWords()(entry);
  const nameOf = useCountryNames();
  const minute = useMinute();
  const { id, at, visitor, country, language } = entry;
  const record = visitor?.slice(0, 8) ?? null;
  return (
    <tr>
      <td className="nowrap">
        <PageLink id={recordLinkId(id)} to={recordPath(site, id)} state={{ from } satisfies RecordState}>
          {minute(at)}
          <span className="vh">, {record ?? t('erased')}</span>
        </PageLink>
      </td>
      <td>{record === null ? <span className="muted">{t('erased')}</span> : <code>{record}</code>}</td>
      <td>
        <span className="log__decision">
          <Swatch series={decision.series} />
          {decision.words}
        </span>
      </td>
      <td>{t(`where.${getDecisionPlace(entry)}`)}</td>
      <td>{nameOf(country)}</td>
      <td lang={language}>{bannerLanguageNames[language]}</td>
    </tr>
  );
}
