import type { ApiKey } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Empty } from '../ui/loaded.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { useToday } from '../use-today.ts';
import { keyCalls } from './key-calls.ts';

interface Props {
  keys: readonly ApiKey[];
  onRevoked: () => void;
}

export function KeyList({ keys, onRevoked }: Props) {
  const t = useTranslations('api-keys');
  const [asked, ask] = useState<ApiKey | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const revoke = async (id: string) => {
    ask(null);
    const outcome = await send(keyCalls.revokeApiKey, { params: { id } });
    setRefused(outcome.ok ? null : outcome);
    if (outcome.ok) onRevoked();
  };
  if (keys.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <>
      <FailureAlert failure={refused} />
      <ul className="sessions">
        {keys.map((key) => (
          <li key={key.id}>
            <Described of={key} />
            <button type="button" className="btn btn--sm" onClick={() => ask(key)}>
              {t('revoke')} <span className="vh">{key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('ask', { name: asked.name })}
          keep={t('keep')}
          act={t('revoke')}
          onKeep={() => ask(null)}
          onAct={() => void revoke(asked.id).catch(reportError)}
        >
          <p>{t('askWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Described({ of: { name, hint, scopes, websites, ...dates } }: { of: ApiKey }) {
  const t = useTranslations('api-keys');
  const format = useFormatter();
  const today = useToday();
  const day = (moment: string) => format.dateTime(new Date(moment), 'day');
  const { created_at: created, expires_at: expires, last_used_at: used } = dates;
  const isOver = expires !== null && expires.slice(0, 10) < today;
  return (
    <div>
      <b>{name}</b> <code>…{hint}</code>
      {isOver && <span className="badge">{t('expired')}</span>}
      <span className="small block">
        {format.list(
          scopes.map((scope) => t(`scopes.${scope}.name`)),
          { type: 'unit' },
        )}
        {' · '}
        {websites === null ? t('allWebsites') : format.list(websites.map((website) => website.name))}
      </span>
      <span className="small muted num block">
        {t('created', { date: day(created) })}
        {' · '}
        {expires === null ? t('endless') : t('until', { date: day(expires) })}
        {' · '}
        {used === null ? t('unused') : t('used', { date: format.dateTime(new Date(used), 'minute') })}
      </span>
    </div>
  );
}
