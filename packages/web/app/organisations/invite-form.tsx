import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { type Grant, RoleFields } from './role-fields.tsx';

const usual: Grant = { role: 'editor', websites: null };

export function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
  const t = useTranslations('api-keys.organisations');
  const tKeys = useTranslations('api-keys');
  const judge = useValidation();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const [grant, setGrant] = useState(usual);
  const { role, websites } = grant;
  const form = useAccountForm({
    id: 'invite',
    labels: { email: t('email'), websites: tKeys('fields.websites') },
    judge: ({ email }) =>
      findErrors({
        email: judge.email(email),
        websites: websites?.length === 0 ? tKeys('faults.websites') : undefined,
      }),
    act: ({ email }) =>
      send(organisationCalls.invite, {
        body: { email: email.trim(), role, websites: websites && [...websites], language },
      }),
    onDone(_, { email }, element) {
      element.reset();
      setGrant(usual);
      onInvited(email.trim());
    },
  });
  return (
    <Section id="invite-title" title={t('invite')}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="grid gap-5">
        <div className="narrow">
          <TextField
            of={form}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={limits.email.max}
            hint={t('emailHint')}
          />
        </div>
        <RoleFields id="invite" grant={grant} onGrant={setGrant} error={form.errors.websites} />
        <div className="form__acts">
          <BusyButton form="invite" words={t('send')} busyWords={t('sending')} busy={form.busy} />
        </div>
      </form>
    </Section>
  );
}
