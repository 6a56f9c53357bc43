import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from './form-top.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { findErrors, useValidation } from './use-validation.ts';
import { AreaWords } from '../language/area-words.tsx';
import { useFailureText } from '../outcome-text.ts';
import { logInWithCode } from '../session/log-in.ts';
import { BusyButton } from '../ui/busy-button.tsx';

interface Props {
  email: string;
  /** What the log-in with the password answered. */
  secondStep: string;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a log-in. It has the focus, since it takes the place of the first one. */
export function CodeForm(props: Props) {
  return (
    <AreaWords area="api-keys">
      <Form {...props} />
    </AreaWords>
  );
}

function Form({ email, secondStep, onBack }: Props) {
  const t = useTranslations('api-keys.security');
  const noToken = useTranslations('account.logIn')('noToken');
  const judge = useValidation();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useAccountForm({
    id: 'log-in-code',
    labels: { code: t('codes.code') },
    judge: ({ code }) => findErrors({ code: judge.required(code.trim()) }),
    act: ({ code }) => logInWithCode(email, { secondStep, code: code.trim() }),
    onDone: () => undefined,
  });
  const { refused } = form;
  const why = refused && (refused.reason === 'no-token' ? noToken : failureText(refused));
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('logIn.title')}
      </h2>
      <FormTop of={form} why={why} />
      <p className="soft mt-3">{t('logIn.lead')}</p>
      <form {...form.props} className="mt-4">
        <TextField
          of={form}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="row row--between form__acts">
          <BusyButton
            form="log-in-code"
            words={t('logIn.act')}
            busyWords={t('logIn.busy')}
            busy={form.busy}
          />
          <button type="button" className="linkbtn" onClick={onBack}>
            {t('logIn.back')}
          </button>
        </div>
      </form>
    </>
  );
}
