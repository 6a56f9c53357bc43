import { ForgotPasswordPage } from '../account/forgot-password-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function ForgotPassword() {
  return (
    <AreaWords area="account">
      <ForgotPasswordPage />
    </AreaWords>
  );
}
