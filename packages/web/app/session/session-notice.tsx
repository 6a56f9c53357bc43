import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { Toast } from '../ui/toast.tsx';
import { logInAddress } from './next-address.ts';

export interface SessionNoticeProps {
  event: 'ended' | 'check-failed' | 'confirmed';
  onClose: () => void;
}

function Words({ event, onClose }: SessionNoticeProps) {
  const t = useTranslations('session');
  const location = useLocation();
  const navigate = useNavigate();
  const text = t(event);
  const act = () => {
    onClose();
    if (event === 'ended') void navigate(logInAddress(location));
  };
  return (
    <Toast
      text={text}
      action={t(event === 'ended' ? 'logIn' : 'close')}
      onAction={act}
      onClose={onClose}
      takesFocus={event !== 'confirmed'}
    />
  );
}

/** A short line about the session. Loaded when there is something to say. */
export function SessionNotice(props: SessionNoticeProps) {
  return (
    <Suspense>
      <AreaWords area="session">
        <Words {...props} />
      </AreaWords>
    </Suspense>
  );
}
