import type { IdentityProvider } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { organisationCalls } from './organisation-calls.ts';

interface Props {
  /** As it is now. */
  provider: IdentityProvider | null;
  onSaved: () => void;
}

/** What an owner copies from the provider. It is looked up before it is stored, and what is wrong is said here. */
export function ProviderForm({ provider, onSaved }: Props) {
  const t = useTranslations('api-keys.organisations.provider');
  const password = useTranslations('account.fields')('password');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'provider',
    labels: {
      issuer: t('issuer'),
      client_id: t('clientId'),
      client_secret: t('secret'),
      provider_password: password,
    },
    judge: (given) =>
      findErrors({
        issuer: judge.required(given.issuer.trim()),
        client_id: judge.required(given.client_id.trim()),
        client_secret: judge.required(given.client_secret.trim()),
        provider_password: judge.required(given.provider_password),
      }),
    act: ({ provider_password, ...given }) =>
      send(organisationCalls.saveProvider, { body: { ...given, password: provider_password } }),
    onDone: onSaved,
  });
  const { issuer, clientId, clientSecret } = limits.identityProvider;
  return (
    <div className="grid gap-5 mt-4">
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow grid gap-5">
        <TextField
          of={form}
          name="issuer"
          type="url"
          inputMode="url"
          hint={t('issuerHint')}
          defaultValue={provider?.issuer}
          maxLength={issuer}
          autoComplete="off"
        />
        <TextField
          of={form}
          name="client_id"
          defaultValue={provider?.client_id}
          maxLength={clientId}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          of={form}
          name="client_secret"
          type="password"
          hint={t('secretHint')}
          maxLength={clientSecret}
          autoComplete="off"
        />
        <PasswordAgain
          of={form}
          name="provider_password"
          hint={t('passwordHint')}
          email={readCustomer()?.email}
        />
        <div className="form__acts">
          <BusyButton form="provider" words={t('save')} busyWords={t('checking')} busy={form.busy} />
        </div>
      </form>
    </div>
  );
}
