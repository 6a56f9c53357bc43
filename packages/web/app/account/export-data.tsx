import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FormTop } from './form-top.tsx';
import { StatusMessage, Section } from './section.tsx';
import { PasswordAgain } from './password-again.tsx';
import { useAccountForm } from './use-account-form.ts';
import { findErrors, useValidation } from './use-validation.ts';

/** The archive is made when asked for; its address works once, so that it is opened here and shown to nobody. */
export function ExportData({ email }: { email: string }) {
  const t = useTranslations('account');
  const judge = useValidation();
  const failureText = useFailureText();
  const [done, setDone] = useState(false);
  const form = useAccountForm({
    id: 'export',
    labels: { password: t('fields.password') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act({ password }) {
      setDone(false);
      return send(accountCalls.exportAccount, { body: { password } });
    },
    onDone({ data }, _, element) {
      element.reset();
      setDone(true);
      location.assign(data.url);
    },
  });
  return (
    <Section id="export-title" title={t('export.title')}>
      <p className="soft">{t('export.lead')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow mt-4">
        <PasswordAgain of={form} name="password" email={email} />
        <div className="form__acts">
          <BusyButton
            form="export"
            words={t('export.act')}
            busyWords={t('export.busy')}
            busy={form.busy}
            look="plain"
          />
        </div>
      </form>
      <StatusMessage>{done && t('export.done')}</StatusMessage>
    </Section>
  );
}
