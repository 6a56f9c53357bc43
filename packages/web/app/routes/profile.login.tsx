import { LogInPage } from '../account/log-in-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function LogIn() {
  return (
    <AreaWords area="account">
      <LogInPage />
    </AreaWords>
  );
}
