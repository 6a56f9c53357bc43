import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { StatusMessage, Section } from './section.tsx';

/** The archive is made when asked for; its address works once, so that it is opened here and shown to nobody. */
export function ExportData() {
  const t = useTranslations('account.export');
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const [busy, setBusy] = useState(false);
  const fetchArchive = async () => {
    setOutcome(null);
    setBusy(true);
    const result = await send(accountCalls.exportAccount, {});
    setBusy(false);
    setOutcome(result);
    if (result.ok) location.assign(result.data.url);
  };
  return (
    <Section id="export-title" title={t('title')}>
      <p className="soft">{t('lead')}</p>
      {outcome?.ok === false && (
        <div role="alert">
          <Notice kind="danger">
            <p>{failureText(outcome)}</p>
          </Notice>
        </div>
      )}
      <form
        id="export"
        className="form__acts"
        onSubmit={(event) => {
          event.preventDefault();
          void fetchArchive();
        }}
      >
        <BusyButton form="export" words={t('act')} busyWords={t('busy')} busy={busy} look="plain" />
      </form>
      <StatusMessage>{outcome?.ok === true && t('done')}</StatusMessage>
    </Section>
  );
}
