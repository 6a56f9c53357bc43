import { keyDays, keyScopes, type KeyScope } from '@clausewright/contract/key-scopes';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { Field, FieldSet } from '../ui/field.tsx';
import { FormTop } from './form-top.tsx';
import { keyCalls } from './key-calls.ts';
import { KeyWebsites } from './key-websites.tsx';
import { Section } from './section.tsx';
import { PasswordAgain } from './password-again.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { findErrors, useValidation } from './use-validation.ts';

interface Props {
  email: string;
  onMade: (made: { name: string; secret: string }) => void;
}

type Days = (typeof keyDays)[number];

export function NewKey({ email, onMade }: Props) {
  const t = useTranslations('api-keys');
  const tAccount = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  // What can only be looked at is chosen: it harms least.
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read']);
  const [websites, setWebsites] = useState<readonly string[] | null>(null);
  const [days, setDays] = useState<Days | null>(90);
  const form = useAccountForm({
    id: 'key',
    labels: {
      name: t('fields.name'),
      scopes: t('fields.scopes'),
      websites: t('fields.websites'),
      password: tAccount('password'),
    },
    judge: ({ name, password }) =>
      findErrors({
        name: judge.required(name.trim()),
        scopes: scopes.length === 0 ? t('faults.scopes') : undefined,
        websites: websites?.length === 0 ? t('faults.websites') : undefined,
        password: judge.required(password),
      }),
    act: ({ name, password }) =>
      send(keyCalls.newApiKey, {
        body: { name: name.trim(), scopes: [...scopes], websites: websites && [...websites], days, password },
      }),
    onDone({ data }, _, element) {
      element.reset();
      setScopes(['read']);
      setWebsites(null);
      onMade({ name: data.key.name, secret: data.secret });
    },
  });
  const toggle = (scope: KeyScope) =>
    setScopes(keyScopes.filter((one) => (one === scope) !== scopes.includes(one)));
  return (
    <Section id="new-key-title" title={t('make')}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="grid gap-5">
        <div className="narrow">
          <TextField
            of={form}
            name="name"
            maxLength={limits.keyName}
            autoComplete="off"
            hint={t('nameHint')}
          />
        </div>
        <FieldSet id="key-scopes" label={form.labels.scopes} error={form.errors.scopes}>
          <div className="choices">
            {keyScopes.map((scope, index) => (
              <ChoiceCard
                key={scope}
                type="checkbox"
                // The list of faults leads to the first.
                id={index === 0 ? 'key-scopes' : `key-scopes-${scope}`}
                name="scope"
                value={scope}
                checked={scopes.includes(scope)}
                onChange={() => toggle(scope)}
                label={t(`scopes.${scope}.name`)}
                note={t(`scopes.${scope}.note`)}
                invalid={form.errors.scopes !== undefined}
              />
            ))}
          </div>
        </FieldSet>
        <KeyWebsites
          id="key-websites"
          label={form.labels.websites}
          error={form.errors.websites}
          chosen={websites}
          onChoose={setWebsites}
        />
        <div className="narrow grid gap-5">
          <Field id="key-days" label={t('fields.days')}>
            <select
              className="select"
              id="key-days"
              value={days ?? ''}
              onChange={({ target }) => setDays(keyDays.find((one) => String(one) === target.value) ?? null)}
            >
              {keyDays.map((one) => (
                <option key={one} value={one}>
                  {t('days', { count: one })}
                </option>
              ))}
              <option value="">{t('endless')}</option>
            </select>
          </Field>
          <PasswordAgain of={form} name="password" email={email} hint={t('passwordHint')} />
        </div>
        <div className="form__acts">
          <BusyButton form="key" words={t('make')} busyWords={t('making')} busy={form.busy} />
        </div>
      </form>
    </Section>
  );
}
