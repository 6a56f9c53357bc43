import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section, StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { EndCodes } from './end-codes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityCalls } from './security-calls.ts';
import { SetUpCodes } from './set-up-codes.tsx';

function fetchStatus(signal: AbortSignal) {
  return send(securityCalls.readSecondFactor, { signal });
}

/** Whether log-ins ask for a code of an app; switched on and off here. */
export function CodesSection({ email }: { email: string }) {
  const t = useTranslations('api-keys.security.codes');
  const format = useFormatter();
  const answer = useFetched(fetchStatus);
  const [made, setMade] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  if (made !== null) return <RecoveryCodes codes={made} onKept={() => setMade(null)} />;
  return (
    <Section id="codes-title" title={t('title')}>
      <p className="soft">{t('lead')}</p>
      <Loaded answer={answer}>
        {({ since, recovery_codes_left: left }) =>
          since === null ? (
            <SetUpCodes
              email={email}
              onMade={(codes) => {
                setSaid('');
                setMade(codes);
                answer.again();
              }}
            />
          ) : (
            <>
              <p className="mt-4">
                {t('since', { date: format.dateTime(new Date(since), 'day') })} {t('left', { count: left })}
              </p>
              <EndCodes
                email={email}
                onEnded={() => {
                  setSaid(t('ended'));
                  answer.again();
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
