import { useTranslations } from 'use-intl';
import { BusyButton } from '../ui/busy-button.tsx';
import { FormTop } from './form-top.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  /** What the person typed before. */
  email?: string | undefined;
  /** Resolves to why it failed, or null. */
  act: (email: string) => Promise<string | null>;
  onSent: (email: string) => void;
}

/** Asks for an address to send a link to. */
export function EmailForm({ email: typed, act, onSent }: Props) {
  const t = useTranslations('account');
  const judge = useValidation();
  const form = useAccountForm({
    id: 'letter',
    labels: { email: t('fields.email') },
    judge: ({ email }) => findErrors({ email: judge.email(email.trim()) }),
    async act({ email }): Promise<{ ok: true } | { ok: false; why: string }> {
      const why = await act(email.trim());
      return why === null ? { ok: true } : { ok: false, why };
    },
    onDone: (_, { email }) => onSent(email.trim()),
  });
  return (
    <>
      <FormTop of={form} why={form.refused?.why ?? null} />
      <form {...form.props}>
        <TextField of={form} name="email" type="email" autoComplete="email" defaultValue={typed} />
        <div className="form__acts">
          <BusyButton form="letter" words={t('forgot.act')} busyWords={t('forgot.busy')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
