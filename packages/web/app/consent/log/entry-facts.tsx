import { useTranslations } from 'use-intl';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { getDecisionPlace } from './decision.ts';
import type { FullEntry } from './full-entry.ts';
import { Fact, Panel } from './fact.tsx';
import { Swatch } from './log-chart.tsx';
import { useCountryNames } from './use-country-names.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { useMinute } from './use-minute.ts';

/** What was said, when, where and by whom, in so far as that is known. */
export function EntryFacts({ entry }: { entry: FullEntry }) {
  const t = useTranslations('consent-log');
  const decision = useDecisionWords()(entry);
  const nameOf = useCountryNames();
  const minute = useMinute();
  return (
    <Panel id="entry-facts" title={t('entry.facts')}>
      <dl className="kv num log__facts">
        <Fact name={t('list.decision')}>
          <span className="log__decision">
            <Swatch series={decision.series} />
            {decision.words}
          </span>
        </Fact>
        <Fact name={t('entry.received')}>{minute(entry.received_at, 'seconds')} UTC</Fact>
        <Fact name={t('entry.client')}>{minute(entry.client_at, 'seconds')} UTC</Fact>
        <Fact name={t('list.where')}>{t(`where.${getDecisionPlace(entry)}`)}</Fact>
        <Fact name={t('entry.regime')}>{t(`regimes.${entry.regime}`)}</Fact>
        <Fact name={t('list.country')}>{nameOf(entry.country)}</Fact>
        <Fact name={t('list.language')}>{bannerLanguageNames[entry.language]}</Fact>
        <Fact name={t('entry.gpc')}>{t(entry.gpc ? 'entry.sent' : 'entry.notSent')}</Fact>
        <Fact name={t('filters.visitor')}>
          {entry.visitor === null ? (
            <span className="muted">{t('erased')}</span>
          ) : (
            <code className="log__id">{entry.visitor}</code>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}
