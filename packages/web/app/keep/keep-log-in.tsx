import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { faultsOf, useJudge } from '../account/judge.ts';
import { Resend } from '../account/resend.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { isUnconfirmed, useWhyRefused } from '../account/why-refused.ts';
import { PageLink } from '../frame/page-link.tsx';
import { logIn } from '../session/log-in.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import type { Keeping } from './keep-panel.tsx';

/** Log-in beside a document: the page stays, and what was made here comes into the account. */
export function KeepLogIn({ email }: Pick<Keeping, 'email'>) {
  const t = useTranslations('account');
  const judge = useJudge();
  const [tried, setTried] = useState('');
  const form = useAccountForm({
    id: 'keep-log-in',
    labels: { email: t('fields.email'), password: t('fields.password') },
    judge: (values) =>
      faultsOf({ email: judge.email(values.email.trim()), password: judge.required(values.password) }),
    act: (values) => {
      setTried(values.email.trim());
      return logIn(values.email.trim(), values.password);
    },
    onDone: () => undefined,
  });
  const why = useWhyRefused(form.refused, form.refusals);
  return (
    <form {...form.props}>
      <FormTop of={form} why={why}>
        {isUnconfirmed(form.refused) && <Resend email={tried} />}
      </FormTop>
      <TextField of={form} name="email" type="email" autoComplete="username" defaultValue={email ?? ''} />
      <TextField of={form} name="password" type="password" autoComplete="current-password" />
      <div className="row row--between form__acts">
        <BusyButton form={form.id} words={t('logIn.title')} busyWords={t('logIn.busy')} busy={form.busy} />
        <PageLink className="linkbtn" to="/profile/reset-password">
          {t('logIn.forgot')}
        </PageLink>
      </div>
    </form>
  );
}
