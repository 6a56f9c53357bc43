import { useParams } from 'react-router';
import { ForgotPasswordPage } from '../account/forgot-password-page.tsx';
import { ResetPasswordPage } from '../account/reset-password-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function ResetPassword() {
  const { id } = useParams();
  return (
    <AreaWords area="account">
      {id === undefined ? <ForgotPasswordPage /> : <ResetPasswordPage key={id} hash={id} />}
    </AreaWords>
  );
}
