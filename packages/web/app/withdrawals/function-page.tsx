import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router';
import { StatusMessage, Section } from '../account/section.tsx';
import { useFetched } from '../use-fetched.ts';
import { send } from '../api.ts';
import { NotFound } from '../layout/error-page.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { FunctionForm } from './function-form.tsx';
import { OnBadge } from './list-page.tsx';
import { LogSection, perPage } from './log-section.tsx';
import { PublishSection } from './publish-section.tsx';
import { SwitchButton } from './switch-button.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { WithdrawalFrame } from './withdrawal-frame.tsx';

/** `/profile/withdrawals/{id}`: what consumers declared by one function, and everything about it. */
export function WithdrawalPage({ id }: { id: string }) {
  const t = useTranslations('withdrawals');
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked < 1_000_000 ? asked : 1;
  const [said, setSaid] = useState<string | null>(null);
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(withdrawalCalls.withdrawalLog, {
        params: { id },
        query: { page: String(page), per_page: String(perPage) },
        signal,
      }),
    [id, page],
  );
  const answer = useFetched(ask);
  const { outcome } = answer;
  if (
    outcome?.ok === false &&
    (['not-found', 'wrong-format', 'other-account'] as const).some((code) => isCode(outcome, code))
  ) {
    return <NotFound />;
  }
  const done = (words: string) => {
    setSaid(words);
    answer.again();
  };
  return (
    <WithdrawalFrame
      title={outcome?.ok === true ? t('one', { site: outcome.data.withdrawal.site }) : t('title')}
      back={{ to: '/profile/withdrawals', words: t('all') }}
    >
      <Loaded answer={answer}>
        {({ withdrawal, declarations, total }) => (
          <>
            <p className="wdr__badges">
              <OnBadge active={withdrawal.active} />
            </p>
            <StatusMessage>{said}</StatusMessage>
            <PublishSection withdrawal={withdrawal} />
            <LogSection
              id={id}
              declarations={declarations}
              total={total}
              page={page}
              onPage={(number) => setAddress({ page: String(number) }, { preventScrollReset: true })}
            />
            <Section id="settings-title" title={t('settings')}>
              <FunctionForm
                id="withdrawal"
                given={withdrawal}
                words={t('save')}
                busyWords={t('saving')}
                look="plain"
                act={(choices) =>
                  send(withdrawalCalls.changeWithdrawal, {
                    params: { id },
                    body: { ...choices, active: withdrawal.active },
                  })
                }
                onDone={() => done(t('saved'))}
              />
              <SwitchButton withdrawal={withdrawal} onDone={done} />
            </Section>
          </>
        )}
      </Loaded>
    </WithdrawalFrame>
  );
}
