import type { LogPage } from '@clausewright/contract';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { EntryTable } from './entry-table.tsx';
import type { LogChoice } from './log-choice.ts';
import { LogPager } from './log-pager.tsx';

interface Props {
  page: LogPage;
  choice: LogChoice;
  from: string;
  busy: boolean;
}

/** The records, fifty at a time. */
export function EntryList({ page, choice, from, busy }: Props) {
  const t = useTranslations('consent-log.list');
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current || busy) return;
    turned.current = false;
    heading.current?.focus();
  }, [busy]);
  const { entries, before, totals } = page;
  const first = before + 1;
  const last = before + entries.length;
  return (
    <section className="log__list" aria-labelledby="log-records">
      <h3 id="log-records" ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      <EntryTable entries={entries} from={from} busy={busy} />
      <div className="pager">
        <p className="num">
          {entries.length === 0
            ? t('none')
            : t('shown', { first, last, count: format.number(totals.answers) })}{' '}
          {t('noAddress')}
        </p>
        <LogPager
          page={page}
          choice={choice}
          onTurn={() => {
            turned.current = true;
          }}
        />
      </div>
    </section>
  );
}
