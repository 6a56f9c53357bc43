import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useEnabledLanguages } from '../layout/language-menu.tsx';
import { interfaceLanguage, languageNames } from '../interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { readCustomer, saveCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Field } from '../ui/field.tsx';
import { FormTop } from './form-top.tsx';
import { StatusMessage, Section } from './section.tsx';
import { useAccountForm } from './use-account-form.ts';

export function LanguageForm() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const { language, switchTo } = useLanguage();
  const languages = useEnabledLanguages();
  const [saved, setSaved] = useState(false);
  const form = useAccountForm({
    id: 'language',
    labels: { language: t('fields.language') },
    judge: () => ({}),
    act(values) {
      setSaved(false);
      return send(accountCalls.setLanguage, { params: { lang: interfaceLanguage(values.language) } });
    },
    onDone(_, values) {
      const chosen = interfaceLanguage(values.language);
      const customer = readCustomer();
      if (customer) saveCustomer({ ...customer, language: chosen });
      switchTo(chosen);
      setSaved(true);
    },
  });
  if (languages.length < 2) return null;
  return (
    <Section id="language-title" title={t('profile.language')}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow">
        <Field id="language-language" label={t('fields.language')} hint={t('profile.languageHint')}>
          {/* Anew when the menu of the header has changed it. */}
          <select
            key={language}
            className="select"
            id="language-language"
            name="language"
            defaultValue={language}
            aria-describedby="language-language-hint"
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </Field>
        <div className="form__acts">
          <BusyButton
            form="language"
            look="plain"
            words={t('profile.languageAct')}
            busyWords={t('profile.saving')}
            busy={form.busy}
          />
        </div>
      </form>
      <StatusMessage>{saved && t('profile.languageSaved')}</StatusMessage>
    </Section>
  );
}
