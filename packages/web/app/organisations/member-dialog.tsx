import type { Member } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { type Grant, RoleFields } from './role-fields.tsx';

interface Props {
  member: Member;
  onKeep: () => void;
  onSaved: () => void;
}

export function MemberDialog({ member: { id, email, role, websites }, onKeep, onSaved }: Props) {
  const t = useTranslations('api-keys.organisations');
  const tKeys = useTranslations('api-keys');
  const failureText = useFailureText();
  const [grant, setGrant] = useState<Grant>({
    role,
    websites: websites && websites.map((website) => website.id),
  });
  const form = useAccountForm({
    id: 'member',
    labels: { websites: tKeys('fields.websites') },
    judge: () =>
      findErrors({ websites: grant.websites?.length === 0 ? tKeys('faults.websites') : undefined }),
    act: () =>
      send(organisationCalls.changeMember, {
        params: { id },
        body: { role: grant.role, websites: grant.websites && [...grant.websites] },
      }),
    onDone: onSaved,
  });
  return (
    <Dialog id="member-change" title={t('changeTitle', { name: email })} onCancel={onKeep}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="grid gap-5">
        <RoleFields id="member" grant={grant} onGrant={setGrant} error={form.errors.websites} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {t('cancel')}
          </button>
          <BusyButton form="member" words={t('save')} busyWords={t('saving')} busy={form.busy} />
        </div>
      </form>
    </Dialog>
  );
}
