import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { send } from '../api.ts';
import { workFor } from '../session/work-for.ts';
import { organisationCalls } from './organisation-calls.ts';
import { PasswordDialog } from './password-dialog.tsx';

export function DeleteOrganisation({ name }: { name: string }) {
  const t = useTranslations('api-keys.organisations');
  const [asking, setAsking] = useState(false);
  return (
    <Section id="delete-organisation-title" title={t('delete')}>
      <p className="soft">{t('deleteWhat')}</p>
      <p className="form__acts">
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {t('delete')}
        </button>
      </p>
      {asking && (
        <PasswordDialog
          id="delete-organisation"
          title={t('deleteAsk', { name })}
          what={t('deleteWhat')}
          look="danger"
          words={t('delete')}
          busyWords={t('deleting')}
          act={(password) => send(organisationCalls.delete, { body: { password } })}
          onKeep={() => setAsking(false)}
          onDone={() => workFor(null, '/profile/organisations')}
        />
      )}
    </Section>
  );
}
