import { isEmail, passwordFault } from '@clausewright/contract/account-rules';
import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';

/** Specification 5 in words: each answers what is wrong, or undefined. */
export function useValidation() {
  const t = useTranslations('account.faults');
  const required = (value: string) => (value === '' ? t('required') : undefined);
  return {
    required,
    email: (value: string) => required(value) ?? (isEmail(value) ? undefined : t('email')),
    newPassword(value: string): string | undefined {
      const fault = value === '' ? null : passwordFault(value);
      return fault === null
        ? required(value)
        : t(fault, { min: limits.password.min, max: limits.password.below - 1 });
    },
    /** The first password, set on activation: only its length counts. */
    firstPassword(value: string): string | undefined {
      const { minAtActivation: min, below } = limits.password;
      if (value.length >= below) return t('too-long', { max: below - 1 });
      return required(value) ?? (value.length < min ? t('too-short', { min }) : undefined);
    },
    repeat: (value: string, password: string) =>
      required(value) ?? (value === password ? undefined : t('unequal')),
  };
}

/** Without the fields that are right. */
export function findErrors<Name extends string>(
  judged: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<Name, string>
  >;
}
