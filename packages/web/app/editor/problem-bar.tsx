import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Bar } from '../layout/bar.tsx';

/** Above a page that says why there is no text: it has a heading of its own. */
export function ProblemBar() {
  const t = useTranslations('editor');
  return (
    <Bar>
      <Link className="back" to="/profile/agreements">
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {t('goBack')}
      </Link>
    </Bar>
  );
}
