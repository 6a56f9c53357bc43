import type { LogFormat, LogPage, LogPeriod } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useConsent } from '../consent-context.ts';
import { planPath } from '../../consent-tab-paths.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ExportOutcome } from './export-outcome.tsx';
import { isNarrowed, type LogFilters } from './log-choice.ts';
import { useExport } from './use-export.ts';

const formats = ['csv', 'json', 'iso-27560'] as const satisfies readonly LogFormat[];

interface Props {
  period: LogPeriod;
  filters: LogFilters;
  page: LogPage;
  onClose: () => void;
}

/** What is shown, as one file. */
export function ExportDialog({ period, filters, page, onClose }: Props) {
  const t = useTranslations('consent-log.export');
  const editor = useTranslations('banner-editor');
  const format = useFormatter();
  const { id, details } = useConsent();
  // Files are for who has a plan; to be read here the log is always.
  const { paid } = details;
  const [chosen, setChosen] = useState<LogFormat>('csv');
  const { state, begin, stop } = useExport(period, filters);
  const busy = state.is === 'asking' || state.is === 'loading';
  const close = () => {
    stop();
    onClose();
  };
  const range = format.dateTimeRange(new Date(page.first), new Date(page.last), 'day');
  const count = page.totals.answers;
  return (
    <Dialog id="export-title" title={t('title')} className="log__export" onCancel={close}>
      <p>
        {t('what', { count, range })} {isNarrowed(filters) && t('narrowed')}
      </p>
      {paid ? (
        <>
          <Formats chosen={chosen} disabled={busy} onChoose={setChosen} />
          <ExportOutcome state={state} />
        </>
      ) : (
        <Notice kind="info">
          <p>{t('plan')}</p>
        </Notice>
      )}
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={busy ? stop : close}>
          {t(busy ? 'cancel' : 'close')}
        </button>
        {paid ? (
          <button
            type="button"
            className="btn btn--primary"
            aria-busy={busy}
            onClick={() => {
              if (!busy) begin(chosen).catch(reportError);
            }}
          >
            {busy && <span className="spin" aria-hidden="true" />}
            {t(busy ? 'busy' : state.is === 'failed' ? 'again' : 'act')}
          </button>
        ) : (
          <a className="btn btn--primary" href={planPath(id)}>
            {editor('publish.plan')}
          </a>
        )}
      </div>
    </Dialog>
  );
}

interface FormatsProps {
  chosen: LogFormat;
  disabled: boolean;
  onChoose: (format: LogFormat) => void;
}

function Formats({ chosen, disabled, onChoose }: FormatsProps) {
  const t = useTranslations('consent-log.export');
  return (
    <fieldset className="log__formats" disabled={disabled}>
      <legend className="label">{t('format')}</legend>
      {formats.map((one) => (
        <ChoiceCard
          key={one}
          type="radio"
          id={`export-${one}`}
          name="export-format"
          value={one}
          checked={one === chosen}
          onChange={() => onChoose(one)}
          label={t(`formats.${one}.name`)}
          note={t(`formats.${one}.about`)}
        />
      ))}
    </fieldset>
  );
}
