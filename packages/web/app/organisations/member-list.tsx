import type { Member } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { workFor } from '../session/work-for.ts';

interface Props {
  members: readonly Member[];
  /** With what has just happened. */
  onChanged: (said: string) => void;
}

type Asked = { what: 'change' | 'remove'; member: Member };

export function MemberList({ members, onChanged }: Props) {
  const t = useTranslations('api-keys.organisations');
  const [asked, ask] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const self = readCustomer()?.id;
  const remove = async ({ id, email }: Member) => {
    ask(null);
    const outcome = await send(organisationCalls.removeMember, { params: { id } });
    setRefused(outcome.ok ? null : outcome);
    if (!outcome.ok) return;
    if (id === self) workFor(null, '/profile/organisations');
    else onChanged(t('removed', { name: email }));
  };
  return (
    <>
      <FailureAlert failure={refused} />
      <ul className="sessions">
        {members.map((member) => (
          <li key={member.id}>
            <Described of={member} isSelf={member.id === self} />
            <div className="row">
              <button type="button" className="btn btn--sm" onClick={() => ask({ what: 'change', member })}>
                {t('change')} <span className="vh">{member.email}</span>
              </button>
              <button type="button" className="btn btn--sm" onClick={() => ask({ what: 'remove', member })}>
                {t('remove')} <span className="vh">{member.email}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asked?.what === 'change' && (
        <MemberDialog
          member={asked.member}
          onKeep={() => ask(null)}
          onSaved={() => {
            ask(null);
            onChanged(t('changed', { name: asked.member.email }));
          }}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t('removeAsk', { name: asked.member.email })}
          keep={t('stay')}
          act={t('remove')}
          onKeep={() => ask(null)}
          onAct={() => void remove(asked.member).catch(reportError)}
        >
          <p>{t('removeWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Described({
  of: { email, name, role, websites, contact },
  isSelf,
}: {
  of: Member;
  isSelf: boolean;
}) {
  const t = useTranslations('api-keys.organisations');
  const tKeys = useTranslations('api-keys');
  const format = useFormatter();
  return (
    <div>
      <b>{name || email}</b>
      {isSelf && <span className="badge">{t('you')}</span>}
      {name !== '' && <span className="small block">{email}</span>}
      <span className="small muted block">
        {t(`roles.${role}.name`)} ·{' '}
        {websites === null ? tKeys('allWebsites') : format.list(websites.map((website) => website.name))}
        {contact && ` · ${t('contact')}`}
      </span>
    </div>
  );
}
