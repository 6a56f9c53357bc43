import type { RequestLogFormat } from '@clausewright/contract';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { send } from '../api.ts';
import { ExportButtons } from '../ui/export-buttons.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { requestCalls } from './request-calls.ts';

const formats = ['csv', 'json'] as const satisfies readonly RequestLogFormat[];
const columns = ['kind', 'received', 'done', 'refused', 'median'] as const;

/** The figures of the year before, as California wants them published, and the log as a file. */
export function FiguresSection({ website }: { website: string }) {
  const t = useTranslations('withdrawals.desk.figures');
  const format = useFormatter();
  const ask = useCallback(
    (signal: AbortSignal) => send(requestCalls.readRequestMetrics, { params: { id: website }, signal }),
    [website],
  );
  const answer = useFetched(ask);
  return (
    <Section id="figures-title" title={t('title')}>
      <Loaded answer={answer}>
        {({ year, metrics }) => (
          <>
            <p>{t('lead', { year: String(year) })}</p>
            <div className="tablewrap mt-4">
              <table className="table table--cards" aria-label={t('table', { year: String(year) })}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {t(`columns.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {metrics.map(({ kind, received, done, refused, median_days: median }) => (
                    <tr key={kind}>
                      <td className="lead-cell">{t(`kind.${kind}`)}</td>
                      <td data-l={t('columns.received')}>{format.number(received)}</td>
                      <td data-l={t('columns.done')}>{format.number(done)}</td>
                      <td data-l={t('columns.refused')}>{format.number(refused)}</td>
                      <td data-l={t('columns.median')}>{median === null ? '–' : format.number(median)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </Loaded>
      <p className="mt-4">{t('log')}</p>
      <ExportButtons
        formats={formats}
        label={(one) => t(one)}
        ask={(one) => send(requestCalls.exportRequests, { params: { id: website }, body: { format: one } })}
        said={({ records: count, file_name: name }) => t('exported', { count, name })}
      />
    </Section>
  );
}
