import type { listPasskeys, ResultOf } from '@clausewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePasskeysHere } from '../account/passkeys-here.ts';
import { Section, StatusMessage } from '../account/section.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import type { useFetched } from '../use-fetched.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';

interface Props {
  email: string;
  answer: ReturnType<typeof useFetched<ResultOf<typeof listPasskeys>>>;
}

/** The passkeys that open the account; where there can be none, why. */
export function PasskeysSection({ email, answer }: Props) {
  const t = useTranslations('api-keys.security.passkeys');
  const here = usePasskeysHere();
  const [said, setSaid] = useState('');
  const [removals, countRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog has given the focus back to a button that goes with its passkey.
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  return (
    <Section id="passkeys-title" title={t('title')} heading={heading}>
      <p className="soft">{t('lead')}</p>
      <Loaded answer={answer}>
        {({ passkeys, offered, code }) => {
          const where = offered ? here : 'address';
          return (
            <>
              <PasskeyList
                email={email}
                passkeys={passkeys}
                onRemoved={() => {
                  setSaid(t('removed'));
                  countRemovals(removals + 1);
                  answer.again();
                }}
              />
              {where === 'yes' ? (
                <AddPasskey
                  email={email}
                  code={code}
                  onCodeWanted={answer.again}
                  onAdded={(name) => {
                    setSaid(t('added', { name }));
                    answer.again();
                  }}
                />
              ) : (
                <div className="mt-4">
                  <Notice kind="info">
                    <p>{t(where)}</p>
                  </Notice>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      <StatusMessage>{said !== '' && said}</StatusMessage>
    </Section>
  );
}
