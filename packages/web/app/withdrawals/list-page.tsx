import type { WithdrawalFunction } from '@clausewright/contract';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { WithdrawalFrame } from './withdrawal-frame.tsx';

/** `/profile/withdrawals`: the withdrawal functions of the account. */
export function WithdrawalListPage() {
  const t = useTranslations('withdrawals');
  const ask = useCallback((signal: AbortSignal) => send(withdrawalCalls.listWithdrawals, { signal }), []);
  const answer = useFetched(ask);
  return (
    <WithdrawalFrame title={t('title')} back={{ to: '/profile/agreements', words: t('back') }}>
      <div className="wdr__lead">
        <p className="lead">{t('lead')}</p>
        <p>
          <HelpLink topic="withdrawal-function">{t('help')}</HelpLink>
        </p>
      </div>
      <Loaded answer={answer}>
        {({ withdrawals }) =>
          withdrawals.length === 0 ? (
            <Empty>{t('none')}</Empty>
          ) : (
            <ul className="wdr">
              {withdrawals.map((one) => (
                <Listed key={one.withdrawal_id} one={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </WithdrawalFrame>
  );
}

function Listed({ one }: { one: WithdrawalFunction }) {
  const t = useTranslations('withdrawals');
  return (
    <li className="card wdr__one">
      <h2>{one.site}</h2>
      <p className="wdr__badges">
        <OnBadge active={one.active} />
        <span className="num">{t('count', { count: one.declarations })}</span>
      </p>
      <PageLink className="linkbtn" to={`/profile/withdrawals/${one.withdrawal_id}`}>
        {t('open')}
        <span className="vh"> {t('openOf', { site: one.site })}</span>
      </PageLink>
    </li>
  );
}

export function OnBadge({ active }: { active: boolean }) {
  const t = useTranslations('withdrawals');
  return <span className={`badge ${active ? 'badge--ok' : 'badge--warn'}`}>{t(active ? 'on' : 'off')}</span>;
}
