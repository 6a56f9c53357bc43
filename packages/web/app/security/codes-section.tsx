import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section, StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { CodesForm } from './codes-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityCalls } from './security-calls.ts';
import { SetUpCodes } from './set-up-codes.tsx';

function fetchStatus(signal: AbortSignal) {
  return send(securityCalls.readSecondFactor, { signal });
}

/** Whether log-ins ask for a code of an app; switched on and off here. */
export function CodesSection({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useTranslations('api-keys.security.codes');
  const format = useFormatter();
  const answer = useFetched(fetchStatus);
  const [made, setMade] = useState<{ codes: readonly string[]; said: string } | null>(null);
  const [said, setSaid] = useState('');
  if (made !== null) return <RecoveryCodes {...made} onKept={() => setMade(null)} />;
  const keep = (codes: readonly string[], what: string) => {
    setSaid('');
    setMade({ codes, said: what });
    answer.again();
  };
  return (
    <Section id="codes-title" title={t('title')}>
      <p className="soft">{t('lead')}</p>
      <Loaded answer={answer}>
        {({ since, recovery_codes_left: left }) =>
          since === null ? (
            <SetUpCodes
              email={email}
              onMade={(codes) => {
                keep(codes, t('onNow'));
                onChanged();
              }}
            />
          ) : (
            <>
              <p className="mt-4">
                {t('since', { date: format.dateTime(new Date(since), 'day') })} {t('left', { count: left })}
              </p>
              <CodesForm
                id="renew-codes"
                email={email}
                words={{ lead: t('renewLead'), act: t('renew'), busy: t('renewing') }}
                act={(body) => send(securityCalls.renewRecoveryCodes, { body })}
                onDone={(data) => keep(data.recovery_codes, t('renewed'))}
              />
              <CodesForm
                id="end-codes"
                email={email}
                words={{ lead: t('endLead'), act: t('end'), busy: t('ending') }}
                act={(body) => send(securityCalls.endSecondFactor, { body })}
                onDone={() => {
                  setSaid(t('ended'));
                  answer.again();
                  onChanged();
                }}
              />
            </>
          )
        }
      </Loaded>
      <StatusMessage>{said !== '' && said}</StatusMessage>
    </Section>
  );
}
