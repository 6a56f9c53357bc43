import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { makePasskey } from '../account/browser-passkeys.ts';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { isCode } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { securityCalls } from './security-calls.ts';

interface Props {
  email: string;
  /** Log-ins ask for one, and so does this. */
  code: boolean;
  /** It was switched on elsewhere meanwhile. */
  onCodeWanted: () => void;
  onAdded: (name: string) => void;
}

async function add({ name, ...proof }: { name: string; password: string; code?: string }) {
  const begun = await send(securityCalls.beginPasskey, { body: proof });
  if (!begun.ok) return begun;
  const asked = await makePasskey(begun.data, name);
  return asked.ok ? send(securityCalls.addPasskey, { body: asked.made }) : asked;
}

export function AddPasskey({ email, code: wantsCode, onCodeWanted, onAdded }: Props) {
  const t = useTranslations('api-keys.security.passkeys');
  const codes = useTranslations('api-keys.security.codes');
  const fields = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'passkey',
    labels: { name: t('name'), password: fields('oldPassword'), code: codes('anyCode') },
    judge: ({ name, password, code }) =>
      findErrors({
        name: judge.required(name.trim()),
        password: judge.required(password),
        code: wantsCode ? judge.required(code.trim()) : undefined,
      }),
    async act({ name, password, code }) {
      const outcome = await add({ name: name.trim(), password, ...(wantsCode && { code: code.trim() }) });
      if (!outcome.ok && outcome.reason !== 'passkey' && isCode(outcome, 'code-missing')) onCodeWanted();
      return outcome;
    },
    onDone({ data }, _, element) {
      element.reset();
      onAdded(data.passkey.name);
    },
  });
  const { refused } = form;
  const why = refused && (refused.reason === 'passkey' ? t(refused.why) : failureText(refused));
  return (
    <>
      <FormTop of={form} why={why} />
      <form {...form.props} className="narrow mt-4">
        <TextField
          of={form}
          name="name"
          maxLength={limits.passkeyName}
          autoComplete="off"
          hint={t('nameHint')}
        />
        <PasswordAgain of={form} name="password" email={email} />
        {wantsCode && (
          <TextField
            of={form}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <div className="form__acts">
          <BusyButton form="passkey" look="plain" words={t('add')} busyWords={t('adding')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
