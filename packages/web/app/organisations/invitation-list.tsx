import type { Invitation } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { organisationCalls } from './organisation-calls.ts';

interface Props {
  invitations: readonly Invitation[];
  /** With what has just happened. */
  onChanged: (said: string) => void;
}

export function InvitationList({ invitations, onChanged }: Props) {
  const t = useTranslations('api-keys.organisations');
  const format = useFormatter();
  const [refused, setRefused] = useState<Failure | null>(null);
  const withdraw = async ({ id, email }: Invitation) => {
    const outcome = await send(organisationCalls.withdraw, { params: { id } });
    setRefused(outcome.ok ? null : outcome);
    if (outcome.ok) onChanged(t('withdrawn', { email }));
  };
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className="mt-5">{t('waiting')}</h3>
      <FailureAlert failure={refused} />
      <ul className="sessions">
        {invitations.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.email}</b>
              <span className="small muted block">
                {t(`roles.${one.role}.name`)} ·{' '}
                {t('until', { date: format.dateTime(new Date(one.expires_at), 'day') })}
              </span>
            </div>
            <button
              type="button"
              className="btn btn--sm"
              onClick={() => void withdraw(one).catch(reportError)}
            >
              {t('withdraw')} <span className="vh">{one.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
