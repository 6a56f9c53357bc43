import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { send } from '../api.ts';
import { NotFound } from '../layout/error-page.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { FunctionForm } from './function-form.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { WithdrawalFrame } from './withdrawal-frame.tsx';

const pathOf = (id: string) => `/profile/withdrawals/${id}`;

/** `/profile/agreements/withdrawal/{id}`: the function of the site that a document is for, or the way to it. */
export function NewWithdrawalPage({ id }: { id: string }) {
  const t = useTranslations('withdrawals');
  const navigate = useNavigate();
  const ask = useCallback(
    (signal: AbortSignal) => send(withdrawalCalls.withdrawalOfAgreement, { params: { id }, signal }),
    [id],
  );
  const answer = useFetched(ask);
  const { outcome } = answer;
  if (outcome?.ok === false && (isCode(outcome, 'not-found') || isCode(outcome, 'wrong-format'))) {
    return <NotFound />;
  }
  if (outcome?.ok === true && outcome.data.withdrawal !== null) {
    return <Navigate to={pathOf(outcome.data.withdrawal.withdrawal_id)} replace />;
  }
  const site = outcome?.ok === true ? outcome.data.proposed.site : null;
  return (
    <WithdrawalFrame
      title={site === null ? t('title') : t('new.title', { site })}
      back={{ to: '/profile/agreements', words: t('back') }}
    >
      <div className="wdr__lead">
        <p className="lead">{t('lead')}</p>
        <p>{t('new.lead')}</p>
      </div>
      <Loaded answer={answer}>
        {({ proposed: { trader, email } }) => (
          <FunctionForm
            id="withdrawal"
            given={{ trader, email }}
            words={t('new.act')}
            busyWords={t('new.busy')}
            look="primary"
            act={(choices) => send(withdrawalCalls.newWithdrawal, { body: { agreement_id: id, ...choices } })}
            onDone={({ withdrawal }) => void navigate(pathOf(withdrawal.withdrawal_id), { replace: true })}
          />
        )}
      </Loaded>
    </WithdrawalFrame>
  );
}
