import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { storeReturnPath } from '../session/stored-return-path.ts';
import { registerAccount } from '../session/log-in.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FormTop } from './form-top.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { createPageLink } from './create-page-link.tsx';
import { TermsNote } from './terms-note.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  /** Of the form; its fields have ids made from it. */
  id: string;
  email?: string | undefined;
  /** Proofs of a document that is made on the page: the account is then logged in at once. */
  draftToken?: string | null;
  agreementToken?: string | null;
  /** Where somebody who has an account already logs in. */
  logIn: string;
  onDone: (email: string) => void;
  /** Hears the address while it is typed, for what the page links to. */
  onEmail?: (email: string) => void;
}

/** Address and password of a new account; the password can wait for the activation. */
export function SignUpForm(props: Props) {
  const { id, email, draftToken = null, agreementToken = null, logIn, onDone, onEmail } = props;
  const t = useTranslations('account');
  const judge = useValidation();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const [later, setLater] = useState(false);
  const [tried, setTried] = useState('');
  const form = useAccountForm({
    id,
    labels: { email: t('fields.email'), password: t('fields.password'), repeat: t('fields.repeat') },
    judge: (values) =>
      findErrors({
        email: judge.email(values.email.trim()),
        password: later ? undefined : judge.newPassword(values.password),
        repeat: later ? undefined : judge.repeat(values.repeat, values.password),
      }),
    act: (values) => {
      const address = values.email.trim();
      setTried(address);
      const password = later ? null : values.password;
      return registerAccount({ email: address, password, language, draftToken, agreementToken });
    },
    onDone: (_, values) => {
      storeReturnPath(logIn);
      onDone(values.email.trim());
    },
  });
  const { refused } = form;
  const exists =
    refused !== null && 'messages' in refused && refused.messages.some(({ code }) => code === 'email-exists');
  return (
    <>
      <FormTop of={form} title={t('signUp.incomplete')} why={refused && failureText(refused)}>
        {exists && (
          <p>
            {t.rich('signUp.exists', {
              in: createPageLink(logIn, { email: tried }),
              new: createPageLink('/profile/reset-password', { email: tried }),
            })}
          </p>
        )}
      </FormTop>
      <form {...form.props}>
        <TextField
          of={form}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          onChange={({ target }) => onEmail?.(target.value)}
        />
        {!later && (
          <>
            <TextField
              of={form}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={t('passwordHint', { min: limits.password.min })}
            />
            <TextField of={form} name="repeat" type="password" autoComplete="new-password" />
          </>
        )}
        <label className="check mt-4">
          <input type="checkbox" checked={later} onChange={() => setLater(!later)} />
          <span>
            {t('signUp.later')} <small className="block muted">{t('signUp.laterNote')}</small>
          </span>
        </label>
        <TermsNote />
        <div className="form__acts">
          <BusyButton form={id} words={t('signUp.title')} busyWords={t('signUp.busy')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
