import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConsent } from '../consent-context.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { toFilters, getPeriod } from './log-choice.ts';
import { LogContent } from './log-content.tsx';
import { PeriodLinks } from './period-links.tsx';
import { recordLinkId } from './record-link.ts';
import { useLog } from './use-log.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface Props {
  pathname: string;
  search: string;
  edition: number;
  /** False: one of its records is open. */
  shown: boolean;
  /** The record that was open last. */
  opened: string | null;
}

/** `/profile/privacy-consents/consent-log/{id}` and its months: how visitors answered. */
export function LogList({ pathname, search, edition, shown, opened }: Props) {
  const t = useTranslations('consent-log');
  const editor = useTranslations('banner-editor');
  const { details } = useConsent();
  const period = getPeriod(pathname);
  const { choice, answer } = useLog(period, search, edition);
  const [exporting, setExporting] = useState(false);
  const wasShown = useRef(shown);
  useEffect(() => {
    // Back from a record: on with its row.
    if (shown && !wasShown.current && opened !== null) document.getElementById(recordLinkId(opened))?.focus();
    wasShown.current = shown;
  }, [shown, opened]);
  const page = answer.outcome?.ok === true ? answer.outcome.data : null;
  return (
    <section aria-label={editor('tabs.log')}>
      {shown && <PageTitle>{editor('page', { tab: editor('tabs.log'), site: details.site_url })}</PageTitle>}
      <div className="log__top">
        <PeriodLinks period={period} filters={toFilters(choice)} />
        {page !== null && page.totals.answers > 0 && (
          <button type="button" className="btn btn--sm" onClick={() => setExporting(true)}>
            <Download className="icon icon--sm" aria-hidden="true" />
            {t('export.open')}
          </button>
        )}
      </div>
      <Loaded answer={answer}>
        {(shownPage) => (
          <LogContent
            page={shownPage}
            choice={choice}
            period={period}
            from={pathname + search}
            busy={answer.asking}
          />
        )}
      </Loaded>
      <p className="mt-4">
        <HelpLink topic="consent-log">{t('help')}</HelpLink>
      </p>
      {exporting && page !== null && (
        <Suspense fallback={null}>
          <ExportDialog
            period={period}
            filters={toFilters(choice)}
            page={page}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
