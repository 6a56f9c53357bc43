import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { readCustomer } from '../stored-session/session-store.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import './account.css';
import { TitledByForms } from './invalid-forms.tsx';
import { keyCalls } from './key-calls.ts';
import { KeyList } from './key-list.tsx';
import { MadeSecret } from './made-secret.tsx';
import { NewKey } from './new-key.tsx';
import { Section } from './section.tsx';

function fetchKeys(signal: AbortSignal) {
  return send(keyCalls.listApiKeys, { signal });
}

/** `/profile/api-keys`: the keys by which programs use the account. */
export function KeysPage() {
  const t = useTranslations('api-keys');
  const answer = useFetched(fetchKeys);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('title')}>
        <h1>{t('title')}</h1>
        <p className="lead mt-3">{t('lead')}</p>
        <p className="mt-3">
          <a href="/api/docs">{t('docs')}</a> · <PageLink to="/profile">{t('back')}</PageLink>
        </p>
        {made && (
          <MadeSecret
            key={made.secret}
            secret={made.secret}
            words={{
              title: t('made.title', { name: made.name }),
              what: t('made.once'),
              copy: t('made.copy'),
              done: t('made.done'),
            }}
            onDone={() => setMade(null)}
          />
        )}
        <Section id="keys-title" title={t('list')} heading={heading}>
          <Loaded answer={answer}>
            {({ keys }) => (
              <KeyList
                keys={keys}
                onRevoked={() => {
                  answer.again();
                  heading.current?.focus();
                }}
              />
            )}
          </Loaded>
        </Section>
        <NewKey
          email={readCustomer()?.email ?? ''}
          onMade={(key) => {
            setMade(key);
            answer.again();
          }}
        />
      </TitledByForms>
    </main>
  );
}
