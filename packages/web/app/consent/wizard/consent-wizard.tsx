import { use } from 'react';
import { AreaWords, loadAreaWords } from '../../language/area-words.tsx';
import type { InterfaceLanguage } from '../../interface-languages.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import '../../wizard/wizard.css';
import type * as wizardPage from './wizard-page.tsx';
import './wizard.css';

const loading = new Map<InterfaceLanguage, Promise<typeof wizardPage>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
function wizardParts(language: InterfaceLanguage): Promise<typeof wizardPage> {
  const known = loading.get(language);
  if (known) return known;
  // Neither is of use without the other, so neither waits for it.
  const parts = Promise.all([import('./wizard-page.tsx'), loadAreaWords('consent-wizard', language)]);
  const promise = parts.then(([page]) => page);
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}

/** `/privacy-consent/wizard`: a visitor may walk it. */
export function ConsentWizard() {
  const { language } = useLanguage();
  const { WizardPage } = use(wizardParts(language));
  return (
    <AreaWords area="consent-wizard">
      <WizardPage />
    </AreaWords>
  );
}
