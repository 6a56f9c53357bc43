import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { LogInPage } from '../account/log-in-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

const LogInBy = lazy(async () => ({ default: (await import('../organisations/log-in-by.tsx')).LogInBy }));

/** One route for all, as each costs every page some bytes; `id` is that of an organisation, or the secret of a letter. */
export default function LogIn() {
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <Suspense>
        <LogInBy id={id} />
      </Suspense>
    );
  }
  return (
    <AreaWords area="account">
      <LogInPage />
    </AreaWords>
  );
}
