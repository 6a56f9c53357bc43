import type { LoggedWithdrawal } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { languageNames } from '../interface-languages.ts';
import { Empty } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTurner } from '../ui/page-turner.tsx';
import { ExportLog } from './export-log.tsx';

/** Declarations on a page. */
export const perPage = 20;

interface Props {
  id: string;
  declarations: readonly LoggedWithdrawal[];
  total: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** What consumers declared, newest first, and what became of the letters. */
export function LogSection({ id, declarations, total, page, onPage }: Props) {
  const t = useTranslations('withdrawals.log');
  const last = Math.ceil(total / perPage);
  return (
    <Section id="log-title" title={t('title')}>
      <p className="mb-4">{t('lead')}</p>
      {declarations.some(({ acknowledgement }) => acknowledgement === 'failed') && (
        <Notice kind="warn">
          <p>{t('failedNote')}</p>
        </Notice>
      )}
      {total === 0 ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <>
          <ol className="wdr">
            {declarations.map((one) => (
              <Declared key={one.declaration_id} one={one} />
            ))}
          </ol>
          {last > 1 && (
            <nav className="pager" aria-label={t('pages')}>
              <p className="num">
                {t('shown', {
                  from: (page - 1) * perPage + 1,
                  to: Math.min(total, page * perPage),
                  total,
                })}
              </p>
              <PageTurner {...{ page, last, onPage }} before={t('before')} after={t('after')} />
            </nav>
          )}
          <ExportLog id={id} />
        </>
      )}
    </Section>
  );
}

function Declared({ one }: { one: LoggedWithdrawal }) {
  const t = useTranslations('withdrawals.log');
  const facts = [
    [t('name'), one.name],
    [t('email'), one.email],
    [t('contract'), one.contract],
    [t('items'), one.items ?? t('whole')],
    [t('language'), languageNames[one.language]],
    [t('acknowledgement'), t(one.acknowledgement)],
    [t('notice'), t(one.notice)],
  ] as const;
  return (
    <li className="card wdr__one">
      <h3 className="num">
        <time dateTime={one.received_at}>{`${one.received_at.slice(0, 19).replace('T', ' ')} UTC`}</time>
      </h3>
      <dl className="wdr__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
