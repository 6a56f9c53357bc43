import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { tabPaths } from '../../consent-tab-paths.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { isCode } from '../../outcome.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { EntryView } from './entry-view.tsx';
import { logCalls } from './log-calls.ts';
import { cameFrom } from './record-link.ts';

/** `/profile/privacy-consents/consent-log/{id}/entry/{record}`: everything that is known of one answer. */
export function EntryPage() {
  const { record = '' } = useParams();
  return <Entry key={record} record={record} />;
}

function Entry({ record }: { record: string }) {
  const t = useTranslations('consent-log.entry');
  const editor = useTranslations('banner-editor');
  const { id, details } = useConsent();
  const ask = useCallback(
    (signal: AbortSignal) => send(logCalls.readLogEntry, { params: { id, entry: record }, signal }),
    [id, record],
  );
  const answer = useFetched(ask);
  const { outcome } = answer;
  const unknown = outcome?.ok === false && (isCode(outcome, 'not-found') || isCode(outcome, 'wrong-format'));
  const from = cameFrom(useLocation().state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link that led here is gone with its list.
    if (from !== null) heading.current?.focus({ preventScroll: true });
  }, [from]);
  return (
    <section aria-labelledby="tab-title" className="log__entry">
      <PageTitle>{editor('page', { tab: t('title'), site: details.site_url })}</PageTitle>
      <PageLink className="back" to={from ?? tabPaths.log(id)}>
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {t('back')}
      </PageLink>
      <h2 id="tab-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {unknown ? (
        <p>{t('unknown')}</p>
      ) : (
        <Loaded answer={answer}>{(entry) => <EntryView entry={entry} reload={answer.again} />}</Loaded>
      )}
    </section>
  );
}
