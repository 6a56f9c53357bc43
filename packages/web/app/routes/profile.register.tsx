import { RegisterPage } from '../account/register-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function Register() {
  return (
    <AreaWords area="account">
      <RegisterPage />
    </AreaWords>
  );
}
