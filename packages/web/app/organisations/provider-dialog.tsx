import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { organisationCalls } from './organisation-calls.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface Props {
  act: 'require' | 'free' | 'remove';
  onKeep: () => void;
  onDone: () => void;
}

/** What requiring, freeing or removing the provider means, before it is done. */
export function ProviderDialog({ act, onKeep, onDone }: Props) {
  const t = useTranslations('api-keys.organisations');
  return (
    <PasswordDialog
      id="provider-act"
      title={t(`provider.${act}`)}
      what={t(`provider.${act}What`)}
      look={act === 'remove' ? 'danger' : 'primary'}
      words={t(`provider.${act}`)}
      busyWords={t('saving')}
      act={(password) =>
        act === 'remove'
          ? send(organisationCalls.removeProvider, { body: { password } })
          : send(organisationCalls.requireProvider, { body: { password, required: act === 'require' } })
      }
      onKeep={onKeep}
      onDone={onDone}
    />
  );
}
