import { limits } from '@clausewright/contract/limits';
import { isEmail } from '@clausewright/contract/account-rules';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { findErrors } from '../account/use-validation.ts';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import type { Outcome } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';

export interface Choices {
  trader: string;
  email: string;
}

/** What the two fields are called and what is wrong with them, where it is not about withdrawals. */
export interface FormWords {
  trader: string;
  traderHint: string;
  traderMissing: string;
  email: string;
  emailHint: string;
  emailWrong: string;
}

interface Props<Done> {
  id: string;
  given: Choices;
  words: string;
  busyWords: string;
  look: 'primary' | 'plain';
  named?: FormWords;
  act: (choices: Choices) => Promise<Outcome<Done>>;
  onDone: (done: Done) => void;
}

/** Whom people write to by a hosted form, and where that goes. */
export function FunctionForm<Done>({ id, given, words, busyWords, look, named, act, onDone }: Props<Done>) {
  const t = useTranslations('withdrawals');
  const say: FormWords = named ?? {
    trader: t('traderLabel'),
    traderHint: t('traderHint'),
    traderMissing: t('required'),
    email: t('emailLabel'),
    emailHint: t('emailHint'),
    emailWrong: t('emailWrong'),
  };
  const failureText = useFailureText();
  const form = useAccountForm({
    id,
    labels: { trader: say.trader, email: say.email },
    judge: ({ trader, email }) =>
      findErrors({
        trader: trader.trim() === '' ? say.traderMissing : undefined,
        email: isEmail(email.trim()) ? undefined : say.emailWrong,
      }),
    act: ({ trader, email }) => act({ trader: trader.trim(), email: email.trim() }),
    onDone: ({ data }) => onDone(data),
  });
  const { refused } = form;
  return (
    <>
      <FormTop of={form} why={refused && failureText(refused)} />
      <form {...form.props} className="narrow wdr__form">
        <TextField
          of={form}
          name="trader"
          hint={say.traderHint}
          defaultValue={given.trader}
          maxLength={limits.withdrawal.trader}
          autoComplete="organization"
        />
        <TextField
          of={form}
          name="email"
          type="email"
          hint={say.emailHint}
          defaultValue={given.email}
          maxLength={limits.email.max}
          autoComplete="email"
        />
        <div className="form__acts">
          <BusyButton form={form.id} words={words} busyWords={busyWords} busy={form.busy} look={look} />
        </div>
      </form>
    </>
  );
}
