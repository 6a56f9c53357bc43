import { isEmail } from '@clausewright/contract/account-rules';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../../account/form-top.tsx';
import { findErrors } from '../../account/use-validation.ts';
import { StatusMessage } from '../../account/section.tsx';
import { useAccountForm } from '../../account/use-account-form.ts';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { useFailureText } from '../../outcome-text.ts';
import { useSession } from '../../session/use-session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { consentCalls } from '../consent-calls.ts';

/** The instructions by e-mail, to whoever looks after the website. */
export function EmailPanel() {
  const t = useTranslations('install.letter');
  const failureText = useFailureText();
  const { id } = useConsent();
  const { customer } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    id: 'install-letter',
    labels: { email: t('label') },
    judge: ({ email }) =>
      findErrors({ email: email.trim() === '' || isEmail(email.trim()) ? undefined : t('wrong') }),
    act: ({ email }) => {
      setSentTo(null);
      const address = email.trim();
      return send(consentCalls.emailInstall, {
        params: { id },
        body: address === '' ? {} : { email: address },
      });
    },
    onDone: (_, { email }) => setSentTo(email.trim() || (customer?.email ?? '')),
  });
  const { refused } = form;
  const field = 'install-letter-email';
  const error = form.errors.email;
  return (
    <section className="panel" aria-labelledby="install-letter-title">
      <h2 id="install-letter-title">{t('title')}</h2>
      <p className="small soft mt-1">{t('lead')}</p>
      <FormTop of={form} why={refused && failureText(refused)} />
      <form {...form.props}>
        <Field id={field} label={t('label')} hint={t('hint')} error={error} optional>
          <input
            className="input"
            id={field}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={limits.email.max}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(field, { hint: true, error })}
          />
        </Field>
      </form>
      <StatusMessage>{sentTo !== null && t('sent', { email: sentTo })}</StatusMessage>
      <BusyButton form={form.id} words={t('act')} busyWords={t('busy')} busy={form.busy} look="plain" />
    </section>
  );
}
