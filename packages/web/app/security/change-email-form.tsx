import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useArrival } from '../account/arrival.ts';
import { FormTop } from '../account/form-top.tsx';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { OutboxNote } from '../account/outbox-note.tsx';
import { Section } from '../account/section.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { securityCalls } from './security-calls.ts';

/** Asks for another address; what follows is behind the link of the letter that goes there. */
export function ChangeEmailForm({ email: present }: { email: string }) {
  const t = useTranslations('api-keys.security.email');
  const fields = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const { changedEmail } = useArrival();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    id: 'change-email',
    labels: { email: t('field'), password: fields('oldPassword') },
    judge: ({ email, password }) =>
      findErrors({ email: judge.email(email.trim()), password: judge.required(password) }),
    act({ email, password }) {
      setSentTo(null);
      return send(securityCalls.askEmailChange, { body: { email: email.trim(), password } });
    },
    onDone(_, { email }, element) {
      element.reset();
      setSentTo(email.trim());
    },
  });
  const isFresh = changedEmail === present && sentTo === null;
  return (
    <Section id="email-title" title={t('title')}>
      <p className="soft">{t('lead')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow mt-4">
        <TextField of={form} name="email" type="email" autoComplete="email" />
        <PasswordAgain of={form} name="password" email={present} />
        <div className="form__acts">
          <BusyButton
            form="change-email"
            look="plain"
            words={t('act')}
            busyWords={t('busy')}
            busy={form.busy}
          />
        </div>
      </form>
      <output className="said">
        {sentTo !== null && (
          <Notice kind="ok">
            <p>{t('sent', { email: sentTo })}</p>
            <OutboxNote />
          </Notice>
        )}
        {isFresh && (
          <Notice kind="ok">
            <p>{t('changed', { email: present })}</p>
          </Notice>
        )}
      </output>
    </Section>
  );
}
