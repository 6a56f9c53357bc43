import type { IdentityProvider } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { readActing } from '../stored-session/acting-for.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { depart } from './provider-departure.ts';
import { ProviderDialog } from './provider-dialog.tsx';

interface Props {
  provider: IdentityProvider;
  onChanged: (words: string) => void;
}

type Act = 'require' | 'free' | 'remove';

/** Whether somebody has tried it, and whether members have to use it. */
export function ProviderState({ provider, onChanged }: Props) {
  const t = useTranslations('api-keys.organisations.provider');
  const format = useFormatter();
  const [refused, setRefused] = useState<Failure | null>(null);
  const [asked, ask] = useState<Act | null>(null);
  const tryIt = async () => {
    const outcome = await send(organisationCalls.testProvider, { body: {} });
    if (outcome.ok)
      depart({ organisation: readActing()?.id ?? '', browser: outcome.data.browser }, outcome.data.url);
    else setRefused(outcome);
  };
  const { tested_at: tested, linked, required, issuer } = provider;
  const date = tested && format.dateTime(new Date(tested), { dateStyle: 'medium' });
  return (
    <>
      <ul className="mt-4">
        <li>{issuer}</li>
        <li>{date ? t('tested', { date }) : t('untested')}</li>
        <li>{t('linked', { count: linked })}</li>
        <li>{t(required ? 'isRequired' : 'isOffered')}</li>
      </ul>
      <p className="small muted mt-3">{t('requireWhat')}</p>
      <FailureAlert failure={refused} />
      <p className="form__acts row">
        <button
          type="button"
          className={tested ? 'btn' : 'btn btn--primary'}
          onClick={() => void tryIt().catch(reportError)}
        >
          {t('test')}
        </button>
        {required ? (
          <button type="button" className="btn" onClick={() => ask('free')}>
            {t('free')}
          </button>
        ) : (
          tested && (
            <button type="button" className="btn btn--primary" onClick={() => ask('require')}>
              {t('require')}
            </button>
          )
        )}
        <button type="button" className="btn" onClick={() => ask('remove')}>
          {t('remove')}
        </button>
      </p>
      {asked !== null && (
        <ProviderDialog
          act={asked}
          onKeep={() => ask(null)}
          onDone={() => {
            ask(null);
            onChanged(t(`${asked}Done`));
          }}
        />
      )}
    </>
  );
}
