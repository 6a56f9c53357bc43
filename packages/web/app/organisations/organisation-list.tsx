import type { Organisation } from '@clausewright/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import type { Acting } from '../stored-session/acting-for.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Empty } from '../ui/loaded.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { workFor } from '../session/work-for.ts';

interface Props {
  organisations: readonly Organisation[];
  acting: Acting | null;
  /** The session acts for one alone. */
  alone: boolean;
  onLeft: () => void;
}

export function OrganisationList({ organisations, acting, alone, onLeft }: Props) {
  const t = useTranslations('api-keys.organisations');
  const [asked, ask] = useState<Organisation | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const leave = async (id: string) => {
    ask(null);
    const outcome = await send(organisationCalls.leave, { params: { id } });
    setRefused(outcome.ok ? null : outcome);
    if (!outcome.ok) return;
    if (id === acting?.id) workFor(null, '/profile/organisations');
    else onLeft();
  };
  if (organisations.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <>
      <FailureAlert failure={refused} />
      <ul className="sessions">
        {organisations.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.name}</b>
              <span className="small muted block">{t(`roles.${one.role}.name`)}</span>
            </div>
            <div className="row">
              {one.provider_required === true && !alone && (
                <Link className="btn btn--sm" to={`/profile/login/${one.id}`}>
                  {t('entry.title')} <span className="vh">{one.name}</span>
                </Link>
              )}
              {alone && one.id === acting?.id ? null : one.id === acting?.id ? (
                <button type="button" className="btn btn--sm" onClick={() => workFor(null)}>
                  {t('stop')}
                </button>
              ) : (
                <button type="button" className="btn btn--sm" onClick={() => workFor(one)}>
                  {t('work')} <span className="vh">{one.name}</span>
                </button>
              )}
              {!alone && (
                <button type="button" className="btn btn--sm" onClick={() => ask(one)}>
                  {t('leave')} <span className="vh">{one.name}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('leaveAsk', { name: asked.name })}
          keep={t('stay')}
          act={t('leave')}
          onKeep={() => ask(null)}
          onAct={() => void leave(asked.id).catch(reportError)}
        >
          <p>{t('leaveWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
