import { useTranslations } from 'use-intl';
import { Section, StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { CopyButton } from '../copy-button.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { organisationCalls } from './organisation-calls.ts';
import { ProviderForm } from './provider-form.tsx';
import { ProviderState } from './provider-state.tsx';
import { useChanged } from './use-changed.ts';

function fetchProvider(signal: AbortSignal) {
  return send(organisationCalls.provider, { signal });
}

/** For owners: the provider by which members log in. */
export function ProviderSection() {
  const t = useTranslations('api-keys.organisations.provider');
  const answer = useFetched(fetchProvider);
  const { said, heading, changed } = useChanged(answer.again);
  return (
    <Section id="provider-title" title={t('title')} heading={heading}>
      <p className="soft">{t('lead')}</p>
      <StatusMessage>{said}</StatusMessage>
      <Loaded answer={answer}>
        {({ provider, redirect_uri: redirect }) => (
          <>
            <p className="mt-4">
              <b>{t('redirect')}</b>
            </p>
            <p className="small muted">{t('redirectHint')}</p>
            <p className="mt-3">
              <code className="keys__secret">{redirect}</code>
            </p>
            <p className="mt-3">
              <CopyButton text={redirect} label={t('copy')} className="btn btn--sm" />
            </p>
            {provider === null ? (
              <ProviderForm provider={null} onSaved={() => changed(t('found'))} />
            ) : (
              <>
                <ProviderState provider={provider} onChanged={changed} />
                <details className="mt-4">
                  <FoldSummary>{t('change')}</FoldSummary>
                  <p className="small muted mt-3">{t('changeWhat')}</p>
                  <ProviderForm provider={provider} onSaved={() => changed(t('found'))} />
                </details>
              </>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
